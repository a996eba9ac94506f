//! `edit_message`: other words for one's own message, in the first 15 minutes. Its files stay.

use super::message::{self, AS_JSON, MAX_BODY, Message};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::{Json, Sql};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_body: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Message, CommandError> {
    let known = message::changeable(cx, args.p_id).await?;
    if known.is_deleted() {
        return Err(CommandError::Conflict);
    }
    let mut check = Check::at("");
    let body = if known.has_files() {
        check.optional_markdown("p_body", Some(args.p_body), MAX_BODY).unwrap_or_default()
    } else {
        check.markdown("p_body", &args.p_body, MAX_BODY)
    };
    check.finish()?;
    if body == known.body() {
        return Ok(known);
    }
    let update = Sql::new(format!(
        "update public.messages m set body = $2, edited_at = clock_timestamp() where m.id = $1 returning {AS_JSON}"
    ))
    .bind(args.p_id)
    .bind(body);
    let Json(edited) = cx.tx.value(&update).await?;
    Ok(edited)
}
