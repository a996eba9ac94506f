//! `start_drill`: something breaks on the candidate's own board. What follows is computed from the candidate's own numbers.

use super::{
    attempt::{Attempt, Event, SaidTurn},
    view,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_scorer::{
    Board, Drill, Failure,
    drill::{self, Effect},
    interviewer,
};
use devproof_vocabulary::InterviewEventKind;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

answer! { failure: Failure, effect: Effect, turns: Vec<SaidTurn> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut attempt = Attempt::running(cx, args.p_attempt_id).await?;
    let problem = attempt.problem(cx).await?;
    let effect_of = |board: &Board, answer: &devproof_scorer::Answer, failure: &Failure| {
        drill::effect(&problem, board, &answer.estimates, failure)
    };
    if let Some(open) = attempt.answer.drills.last().filter(|last| last.mend.is_none()) {
        // Begun on another device, or sent twice: it is the same one until it is fixed.
        let effect = effect_of(&open.board, &attempt.answer, &open.failure);
        return Ok(Answer { failure: open.failure.clone(), effect, turns: Vec::new() });
    }
    let failure = view::next_drill(&problem, &attempt.answer).ok_or(CommandError::NothingToDrill)?;
    let board = attempt.answer.board.clone();
    let effect = effect_of(&board, &attempt.answer, &failure);
    let turn = interviewer::drill(&*attempt.bank(cx).await?, &board, &failure, &effect);
    attempt.answer.drills.push(Drill { failure: failure.clone(), board, mend: None });
    let broken = Event::new(InterviewEventKind::Drill, json!({ "failure": failure }));
    let turns = attempt.add_drilled(cx, &[broken, Event::turn(&turn)]).await?;
    Ok(Answer { failure, effect, turns })
}
