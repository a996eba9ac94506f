//! An answer, read: its sentences and what stands in them.

use super::{Evidence, Place};
use crate::answer::Answer;
use crate::problem::Problem;
use crate::text::{Found, Passage, Rules, Sentence};

/// An answer as the rules of a problem see it.
pub(crate) struct Read<'p> {
    pub(crate) rules: Rules<'p>,
    pub(crate) sentences: Vec<Sentence>,
    pub(crate) found: Vec<Found>,
}

impl<'p> Read<'p> {
    /// Reads an answer.
    pub(crate) fn new(problem: &'p Problem, answer: &Answer) -> Self {
        let mut rules = Rules::new(problem);
        let sentences = rules.read(answer);
        let found = rules.find(&sentences);
        Self { rules, sentences, found }
    }

    /// Sentences that count, but not what stands on the board beside the components.
    pub(crate) fn said(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter().filter(|one| {
            one.void.is_none()
                && !matches!(&one.place, Place::Estimate(_))
                && !matches!(&one.place, Place::Board(id) if !id.is_empty())
        })
    }

    /// A passage, verbatim.
    pub(crate) fn quote(&self, passage: &Passage) -> Evidence {
        let sentences = &self.sentences[passage.first..passage.first + passage.count];
        let mut quote = String::new();
        for sentence in sentences {
            // A piece of a long sentence has the whole of it for its quote.
            if quote.ends_with(&sentence.text) {
                continue;
            }
            if !quote.is_empty() {
                quote.push_str(if sentence.adjoins { " " } else { " … " });
            }
            quote.push_str(&sentence.text);
        }
        Evidence::Quote { quote, place: sentences[0].place.clone() }
    }
}
