//! Findings: which checks an answer meets, and by what evidence.

mod claim;
mod read;
mod spoken;
mod structure;

pub(crate) use read::Read;
pub(crate) use spoken::spoken_of;

use crate::answer::Answer;
use crate::finding::{Finding, Why};
use crate::problem::Problem;
use crate::text::RuleResult;
use crate::words::Judge;
use claim::Claim;
use structure::{Outcome, Structure};

/// Decides every check of the problem by the rules, in the order of the document.
pub fn find(problem: &Problem, answer: &Answer) -> Vec<Finding> {
    find_in(problem, answer, &Read::new(problem, answer))
}

/// The same of an answer that was read already.
pub(crate) fn find_in(problem: &Problem, answer: &Answer, read: &Read) -> Vec<Finding> {
    let board = Structure::new(problem, answer, read);
    let mut number = 0;
    let open: Vec<Outcome> = problem.checks.iter().map(|check| board.outcome(&check.by, &mut number)).collect();
    let judged: Vec<RuleResult> =
        (0..read.rules.len()).map(|number| read.rules.judge(number, &read.sentences, &read.hits)).collect();
    let claims: Vec<Claim> =
        open.iter().zip(&problem.checks).map(|(outcome, check)| Claim::new(check.points, outcome, &judged)).collect();
    let proofs = claim::assign(&claims);
    problem
        .checks
        .iter()
        .zip(open)
        .zip(claims.iter().zip(proofs))
        .map(|((check, outcome), (claim, proof))| {
            let (met, evidence, why) = match (outcome, proof) {
                (Outcome::Met(evidence), _) => (true, evidence, None),
                (Outcome::Unmet(why, evidence), _) => (false, evidence, Some(why)),
                (Outcome::Words(_), Some(passage)) => (true, Some(read.quote(passage)), None),
                (Outcome::Words(_), None) => {
                    let why = claim.nearest_miss.as_ref().map_or(Why::NotFound, |(_, why)| *why);
                    (false, claim.nearest_miss.as_ref().map(|(passage, _)| read.quote(passage)), Some(why))
                }
            };
            Finding { check: check.id.clone(), met, by: Judge::Rules, evidence, why, confidence: 100 }
        })
        .collect()
}
