//! `start_drill`: something breaks on the candidate's own board. What follows is said by the candidate's own numbers.

use super::{case::Case, view};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_scorer::{Answer, Board, Drill, Failure, drill, interviewer};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut case = Case::running(cx, args.p_attempt_id, None).await?;
    let problem = case.problem(cx).await?;
    let effect_of = |board: &Board, answer: &Answer, failure: &Failure| {
        drill::effect(&problem, board, &answer.estimates, failure)
    };
    if let Some(open) = case.answer.drills.last().filter(|last| last.mend.is_none()) {
        // Begun on another device, or asked for twice: it is the same one until it is mended.
        let effect = effect_of(&open.board, &case.answer, &open.failure);
        return Ok(json!({ "failure": open.failure, "effect": effect, "turns": [] }));
    }
    let failure = view::next_drill(&problem, &case.answer).ok_or(CommandError::NothingToDrill)?;
    let board = case.answer.board.clone();
    let effect = effect_of(&board, &case.answer, &failure);
    let turn = interviewer::drill(&*case.bank(cx).await?, &board, &failure, &effect);
    case.answer.drills.push(Drill { failure: failure.clone(), board, mend: None });
    case.keep_drills(cx).await?;
    let turns = case.add(cx, None, &[("drill", json!({ "failure": failure })), ("turn", json!(turn))]).await?;
    Ok(json!({ "failure": failure, "effect": effect, "turns": turns }))
}
