//! `move_candidate`: puts an approved candidate into another of the company's stages.

use super::moves::{CandidateMove, move_all};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use uuid::Uuid;

arguments! { required { p_interaction_id: Uuid, p_stage_id: Uuid } }

answer! { id: Uuid, stage_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let Args { p_interaction_id: interaction_id, p_stage_id: stage_id, .. } = args;
    move_all(cx, &[CandidateMove { interaction_id, stage_id }]).await?.of_one()?;
    Ok(Answer { id: interaction_id, stage_id })
}
