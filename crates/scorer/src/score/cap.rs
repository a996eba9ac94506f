//! When a cap of the rubric holds.

use crate::answer::{Answer, Speaker};
use crate::checks::{Place, Read, spoken_of};
use crate::estimates;
use crate::graph::{Graph, is_own};
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::text::{Sentence, has_one_of, own_words};

/// The caps that this scorer knows.
pub(crate) const KNOWN: &[&str] = &[
    "no_scope",
    "no_sum",
    "no_architecture",
    "single_server",
    "no_failure",
    "no_downside",
    "unexplained",
    "says_nothing",
];

/// Fewest words of one's own that can be scored.
const FEWEST: usize = 40;

/// For each cap of the rubric, whether it holds.
pub(super) fn holding(problem: &Problem, rubric: &Rubric, answer: &Answer) -> Vec<bool> {
    let read = Read::new(problem, answer);
    let words = all_words(&read);
    rubric.caps.iter().map(|cap| holds(&cap.id, problem, answer, &read, &words)).collect()
}

/// Everything of one's own that counts, as one text.
fn all_words(read: &Read<'_>) -> String {
    let counted: Vec<&str> =
        read.sentences.iter().filter(|one| one.void.is_none()).map(|one| one.text.as_str()).collect();
    counted.join("\n")
}

fn holds(cap: &str, problem: &Problem, answer: &Answer, read: &Read<'_>, words: &str) -> bool {
    match cap {
        "no_scope" => !asks(answer, &read.sentences) && !has_one_of(words, LEFT_OUT),
        "no_sum" => !answer
            .estimates
            .iter()
            .zip(estimates::rows(&answer.estimates, problem))
            .any(|(row, computed)| computed.value.is_some() && is_sum(&row.formula)),
        "no_architecture" => {
            let graph = Graph::new(&answer.board);
            problem.flows.iter().all(|flow| graph.flow(flow).path.is_none())
        }
        "single_server" => {
            let graph = Graph::new(&answer.board);
            !answer
                .board
                .nodes
                .iter()
                .any(|node| is_own(node.kind) && (node.count() > 1 || graph.stand_in(&node.id).is_some()))
        }
        "no_failure" => !has_one_of(words, FAILURES),
        "no_downside" => !has_one_of(words, DOWNSIDES),
        "unexplained" => {
            let (drawn, spoken) = spoken_of(&answer.board, read);
            drawn > 0 && spoken.len() * 3 < drawn
        }
        "says_nothing" => own_words(&read.sentences) < FEWEST,
        _ => false,
    }
}

/// Whether the interviewer was asked something.
fn asks(answer: &Answer, sentences: &[Sentence]) -> bool {
    sentences.iter().any(|one| {
        let to_interviewer = matches!(&one.place, Place::Turn(at)
            if answer.turns.get(*at).is_some_and(|turn| turn.from == Speaker::Candidate));
        one.void.is_none() && one.question && to_interviewer
    })
}

/// Whether something is calculated, rather than only a number written down.
fn is_sum(formula: &str) -> bool {
    let numbers = formula
        .split(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | ','))
        .filter(|part| part.chars().any(|c| c.is_ascii_digit()))
        .count();
    let operator = formula.contains(['*', '/', '+', '×', '·', '÷'])
        || formula.contains(" x ")
        || has_one_of(formula, &["per", "times", "of", "each"]);
    operator && (numbers >= 2 || has_one_of(formula, &["day", "hour", "minute", "week", "month", "year"]))
}

const LEFT_OUT: &[&str] = &[
    "out of scope",
    "leave out",
    "left out",
    "leave aside",
    "left aside",
    "leave it aside",
    "not build",
    "not in scope",
    "not part of",
    "exclude",
    "excluded",
    "not cover",
    "not design",
    "not include",
    "not handle",
    "ignore for now",
    "skip",
    "not deal with",
    "outside",
    "non goal",
    "later version",
    "another day",
    "not consider",
    "not do",
    "no need for",
    "not need",
    "put aside",
    "not care about",
    "do without",
];

const FAILURES: &[&str] = &[
    "fail",
    "failure",
    "crash",
    "goes down",
    "go down",
    "is down",
    "die",
    "outage",
    "break",
    "lose",
    "unavailable",
    "restart",
    "recover",
    "failover",
    "retry",
    "try again",
    "timeout",
    "unreachable",
    "overload",
    "disaster",
    "backup",
    "corrupt",
    "fall over",
    "falls over",
    "offline",
    "not answer",
    "stops working",
    "stop working",
    "gone",
    "power cut",
];

const DOWNSIDES: &[&str] = &[
    "downside",
    "drawback",
    "disadvantage",
    "cost",
    "price",
    "expensive",
    "slower",
    "tradeoff",
    "trade off",
    "at the expense",
    "give up",
    "sacrifice",
    "in return",
    "complexity",
    "complicated",
    "harder",
    "stale",
    "risk",
    "worse",
    "penalty",
    "limitation",
    "pay",
    "more work",
    "more memory",
    "more space",
    "lose",
    "not perfect",
    "weakness",
    "con",
    "cons",
    "problem is",
    "out of date",
    "longer",
    "delay",
    "extra",
    "against",
    "but then",
    "minus",
];
