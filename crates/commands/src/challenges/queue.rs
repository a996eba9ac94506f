//! The way into the judge's queue.

use crate::{CommandError, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

/// A program to be judged: of a challenge of the catalogue, of a company's invitation, or a company's own reference.
/// Exactly one of the three is given.
#[derive(Debug, Default)]
pub(crate) struct Queued<'a> {
    /// Made by the client: the same one again is the same submission.
    pub(crate) id: Uuid,
    /// The challenge and its version.
    pub(crate) challenge: Option<(Uuid, Uuid)>,
    pub(crate) invitation: Option<Uuid>,
    pub(crate) employer_version: Option<Uuid>,
    pub(crate) language: &'a str,
    pub(crate) source: &'a str,
    /// `submit`, `run` or `check`.
    pub(crate) kind: &'a str,
    /// `{arguments}` or `{setup}`.
    pub(crate) custom_input: Option<Value>,
}

/// Puts it into the queue, within the limits, and answers with its head.
///
/// # Errors
/// `too_many_waiting`, `rate_limited`; `conflict` when the id is another submission's.
pub(crate) async fn queue(cx: &Cx<'_>, queued: Queued<'_>) -> Result<Value, CommandError> {
    let sql =
        Sql::new("select private.queue_submission($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::timestamptz)")
            .bind(queued.id)
            .bind(cx.user_id)
            .bind(queued.challenge.map(|(challenge, _)| challenge))
            .bind(queued.challenge.map(|(_, version)| version))
            .bind(queued.invitation)
            .bind(queued.employer_version)
            .bind(queued.language)
            .bind(queued.source)
            .bind(queued.kind)
            .bind(queued.custom_input)
            .bind(cx.now);
    cx.tx.query(&sql).await?;
    let head = Sql::new(
        "select jsonb_build_object('id', s.id, 'challenge_id', s.challenge_id, 'version_id', s.version_id,
             'invitation_id', s.invitation_id, 'kind', s.kind, 'language', s.language, 'state', s.state,
             'verdict', s.verdict, 'queued_at', s.queued_at)
         from public.submissions s where s.id = $1::uuid",
    )
    .bind(queued.id);
    Ok(cx.tx.query_opt(&head).await?.ok_or(CommandError::Conflict)?.get(0))
}
