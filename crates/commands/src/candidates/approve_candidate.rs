//! `approve_candidate`: a match. It opens the conversation of the two, and tells the candidate once it can't be undone.

use super::approve_candidates::approve;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_vocabulary::InterestDecision;
use uuid::Uuid;

arguments! { required { p_interaction_id: Uuid } }

answer! { id: Uuid, decision: InterestDecision, conversation_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_interaction_id;
    let (outcome, conversations) = approve(cx, &[id]).await?;
    outcome.of_one()?;
    let conversation_id = conversations.get(&id).copied().ok_or(CommandError::NotFound)?;
    Ok(Answer { id, decision: InterestDecision::Approved, conversation_id })
}
