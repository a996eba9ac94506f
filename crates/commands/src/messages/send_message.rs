//! `send_message`: stores a message once, however often it is sent, numbered under the conversation's lock.

use super::{
    attachments::{self, Attachment},
    message::{self, AS_JSON, MAX_BODY, Message},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext, rows},
    webhooks::plan_message,
};
use devproof_db::{Json, Row, Sql, columns};
use devproof_vocabulary::Role;
use time::OffsetDateTime;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_conversation_id: Uuid, p_body: String }
    optional { p_attachments: Vec<Attachment>, p_reply_to_id: Uuid }
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

/// The number of the next message comes with the conversation's lock, and only for someone with a part in it: nobody else
/// learns anything, not even by waiting for the lock. What is read after it is under it: the same message sent twice at once
/// meets itself, and an end comes before or after.
pub(crate) fn first_reads(sender: Uuid, args: &Args) -> Vec<Sql> {
    let conversation = args.p_conversation_id;
    let next = Sql::new("select n.sequence, n.created_at from private.next_message($1) n").bind(conversation);
    let stored = Sql::new(format!(
        "select coalesce(m.conversation_id = $2::uuid and m.sender_id = $3::uuid, false) as is_own, {AS_JSON} as message
         from public.messages m where m.id = $1::uuid"
    ))
    .bind(args.p_id)
    .bind(conversation)
    .bind(sender);
    let reason = Sql::new("select private.cannot_write_reason($1)").bind(conversation);
    let replied = Sql::new(
        "select exists (select from public.messages m where m.id = $1::uuid and m.conversation_id = $2::uuid)",
    )
    .bind(args.p_reply_to_id)
    .bind(conversation);
    vec![next, stored, reason, replied]
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

    let [next, stored, reason, replied] = cx.first_reads()?;
    let next: Option<Next> = rows::row_opt(next)?;
    if next.is_some()
        && let Some(message) = own_message(stored)?
    {
        return Ok(message);
    }
    if let Some(reason) = rows::value(reason)? {
        return Err(message::refusal(cx, reason).await);
    }
    let next = next.ok_or(CommandError::NotFound)?;
    // A message that was deleted in the meantime can still be answered: the quote says so.
    if args.p_reply_to_id.is_some() && !rows::value::<bool>(replied)? {
        return Err(CommandError::invalid("/p_reply_to_id", "must be a message of this conversation"));
    }
    let carried = attachments::described(cx, &files).await?;
    // An id that is in a conversation the caller cannot see ends here as a conflict.
    let insert = Sql::new(format!(
        "insert into public.messages as m (id, conversation_id, sender_id, sequence, body, attachments, created_at, reply_to_id)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::uuid) returning {AS_JSON}"
    ))
    .bind(args.p_id)
    .bind(args.p_conversation_id)
    .bind(cx.user_id)
    .bind(next.sequence)
    .bind(body)
    .bind(carried)
    .bind(next.created_at)
    .bind(args.p_reply_to_id);
    let mut more = Vec::new();
    if !files.is_empty() {
        more.push(attachments::attach(args.p_id, &files));
    }
    if cx.profile.role == Some(Role::JobSeeker) {
        more.push(plan_message(cx, args.p_conversation_id));
    }
    let message = match more.as_slice() {
        [] => cx.query_last([&insert]).await.map(|[message]| message),
        [one] => cx.query_last([&insert, one]).await.map(|[message, _]| message),
        [one, other, ..] => cx.query_last([&insert, one, other]).await.map(|[message, _, _]| message),
    }?;
    let Json(message) = rows::value(&message)?;
    Ok(message)
}

/// The message, when it is the caller's in this conversation. Of another's, a conflict.
fn own_message(answer: &[Row]) -> Result<Option<Message>, CommandError> {
    match rows::row_opt(answer)? {
        None => Ok(None),
        Some(StoredMessage { is_own: true, message: Json(message) }) => Ok(Some(message)),
        Some(_) => Err(CommandError::Conflict),
    }
}
