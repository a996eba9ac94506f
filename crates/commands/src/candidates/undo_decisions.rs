//! `undo_decisions`: takes back several decisions at once, as `undo_decision` does for one.

use super::undo::undo;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        selection::{Refusal, check_ids},
    },
};
use uuid::Uuid;

arguments! { required { p_interaction_ids: Vec<Uuid> } }

answer! { undone: Vec<Uuid>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_interaction_ids", "candidate", &args.p_interaction_ids)?;
    let (undone, refused) = undo(cx, &args.p_interaction_ids).await?.of_several()?;
    Ok(Answer { undone, refused })
}
