//! A message as commands read, change and answer it.

use crate::{
    CommandError,
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Json, Sql, columns};
use devproof_vocabulary::{CannotWriteReason, MessageKind, Permission};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// Longest message, in characters.
pub(super) const MAX_BODY: usize = 10_000;

/// A `Message`, made of the row `m` of `public.messages`.
pub(super) const AS_JSON: &str = "jsonb_build_object(
     'id', m.id, 'conversation_id', m.conversation_id, 'sender_id', m.sender_id, 'sequence', m.sequence,
     'kind', m.kind, 'body', m.body, 'attachments', m.attachments, 'reply_to_id', m.reply_to_id,
     'created_at', m.created_at, 'edited_at', m.edited_at, 'deleted_at', m.deleted_at)";

/// A message as it is kept.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct Message {
    id: Uuid,
    conversation_id: Uuid,
    /// No one's: a system message, or one of an account that has ended.
    sender_id: Option<Uuid>,
    sequence: i64,
    kind: MessageKind,
    body: String,
    attachments: Vec<AttachedFile>,
    /// The message of the same conversation that it answers.
    reply_to_id: Option<Uuid>,
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

impl Message {
    pub(super) fn is_deleted(&self) -> bool {
        self.deleted_at.is_some()
    }

    pub(super) fn has_files(&self) -> bool {
        !self.attachments.is_empty()
    }

    pub(super) fn body(&self) -> &str {
        &self.body
    }
}

columns! {
    /// A message of the caller's, and whether it was sent in the last 15 minutes.
    struct OwnMessage {
        is_recent: bool,
        message: Json<Message>,
    }
}

/// The caller's own message while it can be changed: for 15 minutes, and while they can write in its conversation. Takes
/// the conversation's lock, so that an end and a change of the same message come before or after.
///
/// # Errors
/// `not_found` for a message that isn't the caller's or carries a challenge, `edit_expired` after 15 minutes, and why the
/// caller can't write. A deleted message is answered whatever its age: deleting it again changes nothing.
pub(super) async fn changeable(cx: &CommandContext<'_>, id: Uuid) -> Result<Message, CommandError> {
    let conversation = Sql::new(
        "select (select m.conversation_id from public.messages m
                 where m.id = $1 and m.sender_id = $2 and m.kind = 'text')",
    )
    .bind(id)
    .bind(cx.user_id);
    let conversation: Option<Uuid> = cx.tx.value(&conversation).await?;
    let conversation = conversation.ok_or(CommandError::NotFound)?;
    let lock = Sql::new("select private.lock_conversation($1)").bind(conversation);
    let reason = Sql::new("select private.cannot_write_reason($1)").bind(conversation);
    let own = Sql::new(format!(
        "select m.created_at > clock_timestamp() - interval '15 minutes' as is_recent, {AS_JSON} as message
         from public.messages m where m.id = $1"
    ))
    .bind(id);
    let [_, reason, own] = cx.tx.query_together([&lock, &reason, &own]).await?;
    let OwnMessage { is_recent, message: Json(message) } = rows::row_opt(&own)?.ok_or(CommandError::NotFound)?;
    if let Some(reason) = rows::value(&reason)? {
        return Err(refusal(cx, reason).await);
    }
    if !is_recent && !message.is_deleted() {
        return Err(CommandError::EditExpired);
    }
    Ok(message)
}

/// Why the caller can't write.
pub(super) async fn refusal(cx: &CommandContext<'_>, reason: CannotWriteReason) -> CommandError {
    match reason {
        CannotWriteReason::Ended => CommandError::ConversationEnded,
        CannotWriteReason::Closed => CommandError::ConversationClosed,
        CannotWriteReason::BlockedByCaller => CommandError::PersonBlocked,
        CannotWriteReason::CannotWriteFirst => CommandError::CannotWriteFirst { tier: None },
        CannotWriteReason::MissingPermission => {
            CommandError::MissingPermission(Permission::MessageCandidates.as_str())
        }
        CannotWriteReason::CompanyNotApproved => {
            cx.approved_company().await.err().unwrap_or(CommandError::NotAllowed)
        }
        CannotWriteReason::NotFound => CommandError::NotFound,
    }
}
