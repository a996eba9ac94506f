//! Follow-ups in a model's words, where one is configured. It is asked between two transactions; which question comes is
//! decided by the bank, before it and again after it.

use crate::rpc::{
    context::CommandContext,
    external::{ExternalAnswer, ExternalQuery, Wording},
};
use devproof_scorer::{Answer, Bank, Problem, Turn, interviewer};

/// What to ask of the model about these turns, which follow on `answer`.
pub(super) fn question(
    cx: &CommandContext<'_>,
    problem: &Problem,
    bank: &Bank,
    answer: Answer,
    turns: Vec<Turn>,
) -> ExternalQuery {
    let follow_up = turns.into_iter().find(|turn| interviewer::is_follow_up(problem, bank, turn));
    match follow_up.filter(|_| cx.settings.external.llm_grader.is_some()) {
        Some(turn) => {
            ExternalQuery::Wording(Box::new(Wording { turn, answer, names: vec![cx.profile.full_name.clone()] }))
        }
        None => ExternalQuery::Nothing,
    }
}

/// The turns, with the one that the model worded in its words. Another question than it was asked about stays as it is.
pub(super) fn reworded(cx: &CommandContext<'_>, mut turns: Vec<Turn>) -> Vec<Turn> {
    if let ExternalAnswer::Wording { asked, worded } = cx.external
        && let Some(turn) = turns.iter_mut().find(|turn| *turn == asked)
    {
        turn.clone_from(worded);
    }
    turns
}
