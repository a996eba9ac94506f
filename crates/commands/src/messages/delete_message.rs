//! `delete_message`: takes back one's own message in the first 15 minutes. Its words and files are gone; its place stays.

use super::message::{self, AS_JSON, Message};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::{Json, Sql};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Message, CommandError> {
    let known = message::changeable(cx, args.p_id).await?;
    if known.is_deleted() {
        return Ok(known);
    }
    let detach = Sql::new("select private.detach_files($1)").bind(args.p_id);
    cx.tx.query(&detach).await?;
    let update = Sql::new(format!(
        "update public.messages m set body = '', attachments = '[]', deleted_at = clock_timestamp()
         where m.id = $1 returning {AS_JSON}"
    ))
    .bind(args.p_id);
    let Json(deleted) = cx.tx.value(&update).await?;
    Ok(deleted)
}
