//! Why a check came out as it did.

use crate::answer::Answer;
use crate::checks::Read;
use crate::problem::Problem;
use std::fmt::Write;

/// Every sentence of an answer that touches the text rules of a check: its groups, how near it is to the examples, what
/// counts against it.
pub fn explain(problem: &Problem, answer: &Answer, check: &str) -> String {
    let read = Read::new(problem, answer);
    let mut number = 0;
    let mut out = String::new();
    for one in &problem.checks {
        for rule in one.by.text_rules() {
            if one.id == check {
                let _ = writeln!(out, "{} ({} of {} groups)", one.title, rule.at_least(), rule.groups.len());
                let _ = writeln!(out, "groups  reference  counterexample  verdict");
                for first in 0..read.sentences.len() {
                    for count in [1, 2] {
                        let Some(line) = read.rules.line(number, &read.sentences, &read.hits, first, count) else {
                            continue;
                        };
                        let _ = writeln!(out, "{line}");
                    }
                }
            }
            number += 1;
        }
    }
    out
}
