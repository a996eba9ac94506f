//! `approve_candidate`: a match. It opens the conversation of the two, and tells the candidate.

use super::decide::decide;
use crate::{CommandError, arguments::arguments, command::Cx, mail};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_interaction_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let id = args.p_interaction_id;
    decide(cx, id, "approved", None, None).await?;
    let open = Sql::new("select private.open_conversation($1)").bind(id);
    let conversation: Option<Uuid> = cx.tx.query_one(&open).await?.get(0);
    // Null would say that the decision above is not the caller's.
    let conversation = conversation.ok_or(CommandError::NotFound)?;
    mail::approved(cx, id, conversation).await?;
    Ok(json!({ "id": id, "decision": "approved", "conversation_id": conversation }))
}
