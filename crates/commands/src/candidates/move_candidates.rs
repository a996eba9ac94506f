//! `move_candidates`: puts several approved candidates into a stage, each into one of its own. So the same command puts
//! them back to where they were.

use super::moves::{CandidateMove, move_all};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        selection::{Refusal, check_ids},
    },
};
use uuid::Uuid;

arguments! { required { p_moves: Vec<CandidateMove> } }

answer! { moved: Vec<Uuid>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let ids: Vec<Uuid> = args.p_moves.iter().map(|one| one.interaction_id).collect();
    check_ids("p_moves", "candidate", &ids)?;
    let (moved, refused) = move_all(cx, &args.p_moves).await?.of_several()?;
    Ok(Answer { moved, refused })
}
