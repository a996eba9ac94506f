//! `approve_candidates`: several matches at once. Each opens a conversation.

use super::decide::{Decision, decide};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        selection::{Outcome, Refusal, check_ids},
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::InterestDecision;
use serde::Serialize;
use std::collections::HashMap;
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_interaction_ids: Vec<Uuid> } }

/// A candidate who was approved.
#[derive(Debug, Serialize, TS)]
pub(crate) struct ApprovedCandidate {
    id: Uuid,
    conversation_id: Uuid,
}

answer! { approved: Vec<ApprovedCandidate>, refused: Vec<Refusal> }

columns! {
    /// The conversation of a match.
    struct Opened {
        job_interaction_id: Uuid,
        conversation_id: Uuid,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_interaction_ids", "candidate", &args.p_interaction_ids)?;
    let (outcome, conversations) = approve(cx, &args.p_interaction_ids).await?;
    let (done, refused) = outcome.of_several()?;
    let approved = done
        .into_iter()
        .filter_map(|id| conversations.get(&id).map(|&conversation_id| ApprovedCandidate { id, conversation_id }));
    Ok(Answer { approved: approved.collect(), refused })
}

/// Approves, opens the conversations and plans the mails. The conversation of each interest.
pub(super) async fn approve(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
) -> Result<(Outcome, HashMap<Uuid, Uuid>), CommandError> {
    let decision = Decision { kind: InterestDecision::Approved, reason: None, criterion: None };
    let outcome = decide(cx, ids, &decision).await?;
    if outcome.done.is_empty() {
        return Ok((outcome, HashMap::new()));
    }
    let open =
        Sql::new("select o.job_interaction_id, o.conversation_id from private.open_conversations($1::uuid[]) o")
            .bind(outcome.done.as_slice());
    let opened: Vec<Opened> = cx.tx.read_all(&open).await?;
    let conversations: HashMap<Uuid, Uuid> =
        opened.into_iter().map(|one| (one.job_interaction_id, one.conversation_id)).collect();
    // One that is missing would say that the decision above is not the caller's.
    if conversations.len() < outcome.done.len() {
        return Err(CommandError::NotFound);
    }
    mail::decided(cx, &outcome.done, &conversations).await?;
    Ok((outcome, conversations))
}
