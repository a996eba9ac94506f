//! When a cap of the rubric holds.

use crate::answer::{Answer, Speaker};
use crate::checks::{Read, spoken_of};
use crate::estimates;
use crate::finding::Place;
use crate::graph::{Graph, is_own};
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::text::{List, Sentence, has_one_of, own_words};

/// Fewest words of one's own that can be scored.
const FEWEST: usize = 40;

/// For each cap of the rubric, whether it holds.
pub(super) fn holding(problem: &Problem, rubric: &Rubric, answer: &Answer) -> Vec<bool> {
    let read = Read::new(problem, answer);
    rubric.caps.iter().map(|cap| holds(&cap.id, problem, answer, &read)).collect()
}

fn holds(cap: &str, problem: &Problem, answer: &Answer, read: &Read) -> bool {
    match cap {
        "no_scope" => !asks(answer, &read.sentences) && !read.says(List::LeftOut),
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
        "no_failure" => !read.says(List::Failures),
        "no_downside" => !read.says(List::Downsides),
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
        one.excluded.is_none() && one.question && to_interviewer
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
