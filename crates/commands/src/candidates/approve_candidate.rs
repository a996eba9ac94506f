//! `approve_candidate`: a match. It opens the conversation of the two, and tells the candidate.

use super::decide::decide;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::InterestDecision;
use uuid::Uuid;

arguments! { required { p_interaction_id: Uuid } }

answer! { id: Uuid, decision: InterestDecision, conversation_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_interaction_id;
    decide(cx, id, InterestDecision::Approved, None, None).await?;
    let open = Sql::new("select private.open_conversation($1)").bind(id);
    let conversation: Option<Uuid> = cx.tx.value(&open).await?;
    // Null would say that the decision above is not the caller's.
    let conversation = conversation.ok_or(CommandError::NotFound)?;
    mail::approved(cx, id, conversation).await?;
    Ok(Answer { id, decision: InterestDecision::Approved, conversation_id: conversation })
}
