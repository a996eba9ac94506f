//! `start_drill`: something breaks on the candidate's own board. What follows is said by the candidate's own numbers.

use super::{case::Case, view};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_scorer::{Drill, drill};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut case = Case::running(cx, args.p_attempt_id, None).await?;
    let problem = case.problem(cx).await?;
    let failure = match case.answer.drills.last() {
        // Begun on another device, or asked for twice: it is the same one until it is mended.
        Some(open) if open.mend.is_none() => open.failure.clone(),
        _ => {
            let failure = view::next_drill(&problem, &case.answer).ok_or(CommandError::NothingToDrill)?;
            let board = case.answer.board.clone();
            case.answer.drills.push(Drill { failure: failure.clone(), board, mend: None });
            case.keep_drills(cx).await?;
            case.add(cx, None, &[("drill", json!({ "failure": failure }))]).await?;
            failure
        }
    };
    let board = case.answer.drills.last().map_or(&case.answer.board, |drill| &drill.board);
    let effect = drill::effect(&problem, board, &case.answer.estimates, &failure);
    Ok(json!({ "failure": failure, "effect": effect }))
}
