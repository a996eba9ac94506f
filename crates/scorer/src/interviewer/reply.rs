//! What the interviewer says to what was just said, and about the failure drill.

use super::{
    ask::{self, dimension_of},
    bank::Bank,
    said,
    scene::has,
};
use crate::word_list::{WordList, word_list};
use crate::{
    answer::{Answer, Failure, Speaker, Turn},
    board::{Board, Node},
    drill::{Effect, State},
    problem::{Fact, Problem},
    text::stems,
};

/// Facts that are given at once.
const MOST_FACTS: usize = 2;
/// Words with which a question begins that has no question mark.
static ASKING: WordList = word_list!("reply-asking");

/// See [`super::reply`].
pub(super) fn reply(problem: &Problem, bank: &Bank, answer: &Answer, text: &str) -> Vec<Turn> {
    if is_question(text) {
        return matching_facts(problem, bank, answer, text);
    }
    let open = open_question(problem, bank, answer);
    let mut turns = Vec::new();
    if let Some(words) = pick(&bank.acknowledgements, answer) {
        turns.push(said(words.clone(), None));
    }
    // Only an answer leads on: someone who thinks aloud is not interrupted.
    if open {
        match ask::next(problem, bank, answer) {
            Some(question) => turns.push(question),
            None => turns.extend(pick(&bank.done, answer).map(|words| said(words.clone(), None))),
        }
    }
    turns
}

/// Whether the interviewer's last question is still without an answer.
fn open_question(problem: &Problem, bank: &Bank, answer: &Answer) -> bool {
    let last = answer.turns.iter().rev().take_while(|turn| turn.from == Speaker::Interviewer);
    last.filter_map(|turn| turn.question.as_deref()).any(|id| dimension_of(problem, bank, id).is_some())
}

fn is_question(text: &str) -> bool {
    let first = text.split(|c: char| !c.is_alphabetic()).find(|word| !word.is_empty()).unwrap_or_default();
    let is_short = text.split_whitespace().count() <= 40;
    is_short && (text.contains(['?', '？']) || ASKING.contains(&first.to_lowercase().as_str()))
}

/// The facts that answer a question, those first that fit by the most groups.
fn matching_facts(problem: &Problem, bank: &Bank, answer: &Answer, text: &str) -> Vec<Turn> {
    let words = stems(text);
    let answers = |fact: &&Fact| fact.asks.iter().all(|group| group.iter().any(|word| has(&words, word)));
    let mut facts: Vec<&Fact> = problem.facts.iter().filter(answers).collect();
    facts.sort_by_key(|fact| std::cmp::Reverse(fact.asks.len()));
    if facts.is_empty() {
        return pick(&bank.unknown, answer).map(|words| said(words.clone(), None)).into_iter().collect();
    }
    let tell = |fact: &&Fact| {
        let was_told = answer.turns.iter().any(|turn| turn.question.as_deref() == Some(fact.id.as_str()));
        let before = if was_told { pick(&bank.again, answer).map(|words| format!("{words} ")) } else { None };
        said(format!("{}{}", before.unwrap_or_default(), fact.answer), Some(fact.id.clone()))
    };
    facts.iter().take(MOST_FACTS).map(tell).collect()
}

/// One of several wordings: another one each time, and the same for the same conversation.
fn pick<'a>(list: &'a [String], answer: &Answer) -> Option<&'a String> {
    let said = answer.turns.iter().filter(|turn| turn.from == Speaker::Candidate).count();
    list.get(said.checked_rem(list.len())?)
}

/// See [`super::drill`].
pub(super) fn drill(bank: &Bank, board: &Board, failure: &Failure, effect: &Effect) -> Turn {
    let (begin, name) = match failure {
        Failure::ComponentDown { node } => {
            let component = board.node(node).map_or("a component", Node::name);
            (bank.drill.component_down.replace("{component}", component), "drill.component_down")
        }
        Failure::Traffic { factor } => (bank.drill.traffic.replace("{factor}", &factor.to_string()), "drill.traffic"),
    };
    let rest = match (titles(effect, &[State::Broken, State::Overloaded]), titles(effect, &[State::Unknown])) {
        (broken, _) if !broken.is_empty() => bank.drill.breaks.replace("{flows}", &broken),
        (_, unknown) if !unknown.is_empty() => bank.drill.unknown.replace("{flows}", &unknown),
        _ => bank.drill.survives.replace("{flows}", &titles(effect, &[State::Holds, State::Lags])),
    };
    said(format!("{begin} {rest}"), Some(name.to_owned()))
}

/// See [`super::mended`].
pub(super) fn mended(bank: &Bank, effect: &Effect) -> Turn {
    let open = titles(effect, &[State::Broken, State::Overloaded, State::Unknown]);
    let text = if effect.held {
        bank.drill.held.replace("{flows}", &titles(effect, &[State::Holds, State::Lags]))
    } else {
        bank.drill.not_held.replace("{flows}", &open)
    };
    said(text, Some("drill.after".to_owned()))
}

/// The flows in one of these states: “Read” and “Write”.
fn titles(effect: &Effect, states: &[State]) -> String {
    let titles: Vec<String> = effect
        .flows
        .iter()
        .filter(|flow| states.contains(&flow.state))
        .map(|flow| format!("\u{201c}{}\u{201d}", flow.title))
        .collect();
    match titles.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
