//! Follow-ups in a model's words, where one is configured. It is asked between two transactions; which question comes is
//! decided by the bank, before it and again after it.

use crate::rpc::{
    command::Cx,
    outside::{Heard, Question, Wording},
};
use devproof_scorer::{Answer, Bank, Problem, Turn, interviewer};

/// What to ask of the model about these turns, which follow on `answer`.
pub(super) fn question(cx: &Cx<'_>, problem: &Problem, bank: &Bank, answer: Answer, turns: Vec<Turn>) -> Question {
    let follow_up = turns.into_iter().find(|turn| interviewer::is_follow_up(problem, bank, turn));
    match follow_up.filter(|_| cx.settings.outside.examiner.is_some()) {
        Some(turn) => Question::Wording(Box::new(Wording { turn, answer, names: vec![cx.me.full_name.clone()] })),
        None => Question::Nothing,
    }
}

/// The turns, with the one that the model worded in its words. Another question than it was asked about stays as it is.
pub(super) fn heard(cx: &Cx<'_>, mut turns: Vec<Turn>) -> Vec<Turn> {
    if let Heard::Wording { asked, worded } = cx.heard
        && let Some(turn) = turns.iter_mut().find(|turn| *turn == asked)
    {
        turn.clone_from(worded);
    }
    turns
}
