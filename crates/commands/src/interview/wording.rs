//! Follow-up questions in a model's words, where a model is configured. It is queried between two transactions; the bank
//! chooses the question, before the query and again after it.

use crate::rpc::{
    context::CommandContext,
    external::{ExternalAnswer, ExternalQuery, Wording},
};
use devproof_scorer::{Answer, Bank, Problem, Turn, interviewer};

/// The query to the model about these turns, which follow `answer`.
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

/// The turns, with the model's wording where it was queried for one of them.
pub(super) fn with_model_wording(cx: &CommandContext<'_>, mut turns: Vec<Turn>) -> Vec<Turn> {
    if let ExternalAnswer::Wording { original, worded } = cx.external
        && let Some(turn) = turns.iter_mut().find(|turn| *turn == original)
    {
        turn.clone_from(worded);
    }
    turns
}
