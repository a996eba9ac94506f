//! What the candidate took over word for word from the statement or the interviewer.

use super::token::{Lexicon, Stem, Token};
use crate::check::Check;
use std::collections::HashSet;

/// Words in a row that are no accident.
const ROW: usize = 5;
/// Fewest words of a sentence that can be a copy as a whole, and the share in percent that makes it one.
const FEWEST: usize = 6;
const SHARE: usize = 60;
/// A row of so many words is a copy wherever it stands.
const LONG: usize = 8;

/// What the text rules are made of: a problem's words and checks.
pub(crate) struct Material<'a> {
    pub(crate) statement: &'a str,
    pub(crate) summary: &'a str,
    /// What the interviewer knows when asked
    pub(crate) answers: Vec<&'a str>,
    /// What the interviewer may ask
    pub(crate) questions: Vec<&'a str>,
    pub(crate) checks: &'a [Check],
}

/// The rows of words of all that was given to the candidate.
#[derive(Clone, Default)]
pub(crate) struct SourceTexts {
    rows: HashSet<[Stem; ROW]>,
}

impl SourceTexts {
    /// What every candidate may be given of a problem.
    pub(crate) fn of_problem(problem: &Material<'_>, lexicon: &mut Lexicon) -> Self {
        let mut sources = Self::default();
        for text in [problem.statement, problem.summary].into_iter().chain(problem.answers.iter().copied()) {
            sources.add(&lexicon.tokens(text));
        }
        sources
    }

    /// Adds a text.
    pub(crate) fn add(&mut self, tokens: &[Token]) {
        for row in tokens.windows(ROW) {
            self.rows.insert(std::array::from_fn(|at| row[at].stem));
        }
    }

    /// Whether the sentence is a copy, and for each word, whether it is in a long copied row.
    pub(crate) fn of(&self, tokens: &[Token]) -> (bool, Vec<bool>) {
        let mut covered = vec![false; tokens.len()];
        for (at, row) in tokens.windows(ROW).enumerate() {
            if self.rows.contains(&std::array::from_fn(|place| row[place].stem)) {
                covered[at..at + ROW].fill(true);
            }
        }
        let count = covered.iter().filter(|flag| **flag).count();
        let copy = tokens.len() >= FEWEST && count * 100 >= tokens.len() * SHARE;
        let mut at = 0;
        while at < covered.len() {
            let length = covered[at..].iter().take_while(|flag| **flag).count();
            if (1..LONG).contains(&length) {
                covered[at..at + length].fill(false);
            }
            at += length.max(1);
        }
        (copy, covered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_seen_and_a_use_of_the_same_words_is_not() {
        let mut lexicon = Lexicon::new();
        let mut sources = SourceTexts::default();
        sources
            .add(&lexicon.tokens("Drivers report where they are every four seconds, and riders watch the car come."));
        let mut of = |text: &str| sources.of(&lexicon.tokens(text));
        assert!(
            of("Drivers report where they are every 4 seconds, and the riders watch the car come.")
                .1
                .iter()
                .all(|flag| !flag)
        );
        assert!(of("The drivers report where they are every four seconds.").0);
        assert!(!of("Riders watch the car come through a socket that the gateway keeps open.").0);
        let (copy, words) = of(
            "As drivers report where they are every four seconds, we take a store in memory that forgets old places by itself.",
        );
        assert!(!copy && words.iter().filter(|flag| **flag).count() == 8);
    }
}
