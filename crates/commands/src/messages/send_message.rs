//! `send_message`: stores a message once, however often it is sent, numbered under the conversation's lock.

use super::attachments::{self, Attachment};
use crate::{CommandError, arguments::arguments, caller::Lock, check::Check, command::Cx};
use devproof_db::{Json, Sql};
use devproof_vocabulary::MessageKind;
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;
use ts_rs::TS;
use uuid::Uuid;

/// Longest message, in characters.
const MAX_BODY: usize = 10_000;

arguments! {
    required { p_id: Uuid, p_conversation_id: Uuid, p_body: String }
    optional { p_attachments: Vec<Attachment> }
}

/// A message as it is kept.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct Message {
    id: Uuid,
    conversation_id: Uuid,
    /// Nobody's: a system message, or one of an account that has ended.
    sender_id: Option<Uuid>,
    sequence: i64,
    kind: MessageKind,
    body: String,
    attachments: Vec<AttachedFile>,
    created_at: String,
    edited_at: Option<String>,
    deleted_at: Option<String>,
}

/// A file of a message.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct AttachedFile {
    path: String,
    file_name: String,
    content_type: String,
    size_bytes: i64,
    width: Option<i32>,
    height: Option<i32>,
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Message, CommandError> {
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

    // Whoever has no part in it learns nothing: not even by waiting for its lock.
    let part = Sql::new("select $1::uuid = any (private.my_conversations())").bind(args.p_conversation_id);
    if !cx.tx.query_one(&part).await?.get::<_, bool>(0) {
        return Err(refusal(cx, args.p_conversation_id).await?.unwrap_or(CommandError::NotFound));
    }
    // Under the lock, so that the same message sent twice at once meets itself, and an end comes before or after.
    cx.lock(Lock::Conversation, args.p_conversation_id).await?;
    if let Some(stored) = stored(cx, &args).await? {
        return Ok(stored);
    }
    if let Some(refusal) = refusal(cx, args.p_conversation_id).await? {
        return Err(refusal);
    }
    let carried = attachments::described(cx, &files).await?;
    let next =
        Sql::new("select n.sequence, n.created_at from private.next_message($1) n").bind(args.p_conversation_id);
    let next = cx.tx.query_opt(&next).await?.ok_or(CommandError::NotFound)?;
    let insert = Sql::new(
        "insert into public.messages (id, conversation_id, sender_id, sequence, body, attachments, created_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7)",
    )
    .bind(args.p_id)
    .bind(args.p_conversation_id)
    .bind(cx.user_id)
    .bind(next.get::<_, i64>(0))
    .bind(body)
    .bind(carried)
    .bind(next.get::<_, OffsetDateTime>(1));
    // An id that stands in a conversation the caller cannot see ends here as a conflict.
    cx.tx.execute(&insert).await?;
    attachments::attach(cx, args.p_id, &files).await?;
    stored(cx, &args).await?.ok_or(CommandError::NotFound)
}

/// The message of this id, when it is the caller's in this conversation. Of another's, a conflict.
async fn stored(cx: &Cx<'_>, args: &Args) -> Result<Option<Message>, CommandError> {
    let sql = Sql::new(
        "select m.conversation_id = $2::uuid and m.sender_id = $3::uuid, jsonb_build_object(
             'id', m.id, 'conversation_id', m.conversation_id, 'sender_id', m.sender_id, 'sequence', m.sequence,
             'kind', m.kind, 'body', m.body, 'attachments', m.attachments, 'created_at', m.created_at, 'edited_at', m.edited_at,
             'deleted_at', m.deleted_at)
         from public.messages m where m.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(args.p_conversation_id)
    .bind(cx.user_id);
    match cx.tx.query_opt(&sql).await? {
        None => Ok(None),
        Some(row) if row.get::<_, Option<bool>>(0) == Some(true) => {
            let Json(message) = row.try_get(1)?;
            Ok(Some(message))
        }
        Some(_) => Err(CommandError::Conflict),
    }
}

/// Why the caller may not write, if so.
async fn refusal(cx: &Cx<'_>, conversation: Uuid) -> Result<Option<CommandError>, CommandError> {
    let sql = Sql::new("select private.may_write($1)").bind(conversation);
    let reason: Option<String> = cx.tx.query_one(&sql).await?.get(0);
    Ok(match reason.as_deref() {
        None => None,
        Some("ended") => Some(CommandError::ConversationEnded),
        Some("cannot_write_first") => Some(CommandError::CannotWriteFirst),
        Some("missing_permission") => Some(CommandError::MissingPermission("message_candidates")),
        Some("company_not_approved") => match cx.approved_company().await {
            Err(refusal) => Some(refusal),
            Ok(_) => Some(CommandError::NotAllowed),
        },
        Some(_) => Some(CommandError::NotFound),
    })
}
