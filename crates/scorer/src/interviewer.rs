//! The interviewer: what it asks next, and how it answers. Everything it can say is in the bank and in the problem;
//! what it chooses depends on what was said and drawn.

mod ask;
mod bank;
mod reply;
mod scene;

use crate::{
    answer::{Answer, Failure, Speaker, Turn},
    board::Board,
    drill::Effect,
    problem::Problem,
    words::Phase,
};

pub use bank::{Bank, Condition, General};

/// The names of turns that are no question of the bank or the problem.
pub(crate) const GREETING: &str = "greeting";
const PHASE: &str = "phase.";
/// Before the name of a general question, so that it is none of the problem's.
const GENERAL: &str = "bank.";

/// What the interviewer says first.
#[must_use]
pub fn open(problem: &Problem, bank: &Bank) -> Vec<Turn> {
    let greet = |text: &String| said(text.replace("{title}", &problem.title), Some(GREETING.to_owned()));
    bank.greetings.iter().map(greet).collect()
}

/// What the interviewer says when the candidate comes to a phase; nothing when it was said before.
#[must_use]
pub fn phase(bank: &Bank, answer: &Answer, phase: Phase) -> Option<Turn> {
    let name = format!("{PHASE}{phase}");
    let was_said = answer.turns.iter().any(|turn| turn.question.as_deref() == Some(name.as_str()));
    let text = bank.phases.iter().find(|row| row.id == phase)?.text.clone();
    (!was_said).then(|| said(text, Some(name)))
}

/// The next follow-up: of the weakest dimension so far, its conditions met, and never twice. `None` when nothing is left.
#[must_use]
pub fn next(problem: &Problem, bank: &Bank, answer: &Answer) -> Option<Turn> {
    ask::next(problem, bank, answer)
}

/// Whether a turn asks a question of the bank or the problem.
#[must_use]
pub fn is_follow_up(problem: &Problem, bank: &Bank, turn: &Turn) -> bool {
    turn.question.as_deref().is_some_and(|id| ask::dimension_of(problem, bank, id).is_some())
}

/// What the interviewer says to `text`, which the candidate just said: a question is answered from the facts, anything
/// else is acknowledged; an answer to a follow-up may be followed by the next one.
#[must_use]
pub fn reply(problem: &Problem, bank: &Bank, answer: &Answer, text: &str) -> Vec<Turn> {
    reply::reply(problem, bank, answer, text)
}

/// What the interviewer says when something breaks.
#[must_use]
pub fn drill(bank: &Bank, board: &Board, failure: &Failure, effect: &Effect) -> Turn {
    reply::drill(bank, board, failure, effect)
}

/// What the interviewer says to the fix.
#[must_use]
pub fn mended(bank: &Bank, effect: &Effect) -> Turn {
    reply::mended(bank, effect)
}

fn said(text: String, question: Option<String>) -> Turn {
    Turn { from: Speaker::Interviewer, text, question }
}

#[cfg(test)]
mod tests;
