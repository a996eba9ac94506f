//! `send_message`: stores a message once, however often it is sent, numbered under the conversation's lock.

use super::{
    attachments::{self, Attachment},
    message::{self, MAX_BODY, Message},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext, rows},
};
use devproof_db::{Json, Row, Sql, columns};
use time::OffsetDateTime;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_conversation_id: Uuid, p_body: String }
    optional { p_attachments: Vec<Attachment> }
}

columns! {
    /// The number and the time of the next message.
    struct Next {
        sequence: i64,
        created_at: OffsetDateTime,
    }

    /// A message that has the id of the one that is to be sent.
    struct StoredMessage {
        is_own: bool,
        message: Json<Message>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Message, CommandError> {
    let mut check = Check::at("");
    let files =
        attachments::checked(&mut check, args.p_attachments.as_deref().unwrap_or_default(), args.p_conversation_id);
    // Files may go without a word.
    let body = if files.is_empty() {
        check.markdown("p_body", &args.p_body, MAX_BODY)
    } else {
        check.optional_markdown("p_body", Some(args.p_body.clone()), MAX_BODY).unwrap_or_default()
    };
    check.finish()?;

    // Anyone who has no part in it learns nothing: not even by waiting for its lock.
    let part = Sql::new("select $1::uuid = any (private.my_conversations())").bind(args.p_conversation_id);
    let reason = Sql::new("select private.cannot_write_reason($1)").bind(args.p_conversation_id);
    if !cx.tx.value::<bool>(&part).await? {
        return Err(match cx.tx.value(&reason).await? {
            Some(reason) => message::refusal(cx, reason).await,
            None => CommandError::NotFound,
        });
    }
    // Under the lock, so that the same message sent twice at once meets itself, and an end comes before or after.
    let lock = Sql::new("select private.lock_conversation($1)").bind(args.p_conversation_id);
    let stored = stored(cx, &args);
    let next =
        Sql::new("select n.sequence, n.created_at from private.next_message($1) n").bind(args.p_conversation_id);
    let [_, known, reason, next] = cx.tx.query_together([&lock, &stored, &reason, &next]).await?;
    if let Some(message) = own_message(&known)? {
        return Ok(message);
    }
    if let Some(reason) = rows::value(&reason)? {
        return Err(message::refusal(cx, reason).await);
    }
    let carried = attachments::described(cx, &files).await?;
    let next: Next = rows::row_opt(&next)?.ok_or(CommandError::NotFound)?;
    let insert = Sql::new(
        "insert into public.messages (id, conversation_id, sender_id, sequence, body, attachments, created_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7)",
    )
    .bind(args.p_id)
    .bind(args.p_conversation_id)
    .bind(cx.user_id)
    .bind(next.sequence)
    .bind(body)
    .bind(carried)
    .bind(next.created_at);
    // An id that is in a conversation the caller cannot see ends here as a conflict.
    let [_, _, message] = cx.query_last([&insert, &attachments::attach(args.p_id, &files), &stored]).await?;
    own_message(&message)?.ok_or(CommandError::NotFound)
}

/// Asks for the message of this id.
fn stored(cx: &CommandContext<'_>, args: &Args) -> Sql {
    Sql::new(format!(
        "select coalesce(m.conversation_id = $2::uuid and m.sender_id = $3::uuid, false) as is_own, {} as message
         from public.messages m where m.id = $1::uuid",
        message::AS_JSON
    ))
    .bind(args.p_id)
    .bind(args.p_conversation_id)
    .bind(cx.user_id)
}

/// The message, when it is the caller's in this conversation. Of another's, a conflict.
fn own_message(answer: &[Row]) -> Result<Option<Message>, CommandError> {
    match rows::row_opt(answer)? {
        None => Ok(None),
        Some(StoredMessage { is_own: true, message: Json(message) }) => Ok(Some(message)),
        Some(_) => Err(CommandError::Conflict),
    }
}
