//! Whether the examples of a problem's checks are judged as they are meant. Not a part of reading a problem: an edition
//! that was asked stays readable when the rules move on.

use super::Problem;
use crate::Fault;
use crate::check::By;
use crate::finding::Why;
use crate::text::RuleResult;
use std::collections::HashMap;

/// How the examples of one text rule are judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The check
    pub check: String,
    /// References and counterexamples, in their order
    pub examples: Vec<Example>,
}

/// How one example is judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// Its words
    pub text: String,
    /// Whether it ought to meet the check
    pub is_reference: bool,
    /// None: it meets the check
    pub why: Option<Why>,
    /// The same when it is not among the examples itself: how the check would judge such words of someone else
    pub why_unseen: Option<Why>,
}

impl Example {
    /// Whether it is judged as it is meant.
    pub fn is_right(&self) -> bool {
        self.is_reference == self.why.is_none()
    }

    /// Whether it would be if it were not among the examples.
    pub fn is_right_unseen(&self) -> bool {
        self.is_reference == self.why_unseen.is_none()
    }
}

impl Problem {
    /// Judges every reference and counterexample of every text rule.
    pub fn proofs(&self) -> Vec<Proof> {
        let rules = self.rules();
        let mut number = 0;
        let mut proofs = Vec::new();
        for check in &self.checks {
            for rule in check.by.text_rules() {
                let mut examples = Vec::new();
                for (is_reference, texts) in [(true, &rule.references), (false, &rule.counterexamples)] {
                    for text in texts {
                        let (sentences, lexicon) = rules.read_one(text);
                        let found = rules.find(&sentences, &lexicon);
                        examples.push(Example {
                            text: text.clone(),
                            is_reference,
                            why: why(rules.judge(number, &sentences, &found)),
                            why_unseen: why(rules.judge_without(number, examples.len(), &sentences, &found)),
                        });
                    }
                }
                proofs.push(Proof { check: check.id.clone(), examples });
                number += 1;
            }
        }
        proofs
    }

    /// Examples that are not judged as they are meant, and those that stand at two checks.
    pub fn proof_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen: HashMap<String, String> = HashMap::new();
        for proof in self.proofs() {
            let place = self.checks.iter().position(|check| check.id == proof.check).unwrap_or(0);
            let pointer = format!("/checks/{place}/by");
            for example in &proof.examples {
                if !example.is_right() {
                    let kind = if example.is_reference { "reference" } else { "counterexample" };
                    let became =
                        example.why.map_or_else(|| "meets the check".to_owned(), |why| format!("falls by {why}"));
                    let message = format!("{}: the {kind} {became}: {:?}", proof.check, example.text);
                    faults.push(Fault::new(&pointer, message));
                }
                if example.is_reference
                    && let Some(other) = seen.insert(example.text.clone(), proof.check.clone())
                {
                    let message = format!("{}: this reference is {other}'s as well: {:?}", proof.check, example.text);
                    faults.push(Fault::new(&pointer, message));
                }
            }
        }
        faults
    }

    /// How many checks are decided by words.
    pub fn text_checks(&self) -> usize {
        self.checks.iter().filter(|check| matches!(check.by, By::Text(_))).count()
    }
}

fn why(judged: RuleResult) -> Option<Why> {
    if judged.passages.is_empty() { Some(judged.nearest_miss.map_or(Why::NotFound, |(_, why)| why)) } else { None }
}
