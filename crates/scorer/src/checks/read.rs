//! An answer, read: its sentences and what is in them.

use crate::answer::Answer;
use crate::finding::{Evidence, Place};
use crate::problem::Problem;
use crate::text::{Lexicon, List, Passage, Rules, Sentence, SentenceHits};
use std::sync::Arc;

/// An answer as the rules of a problem see it.
pub(crate) struct Read {
    pub(crate) rules: Arc<Rules>,
    pub(crate) sentences: Vec<Sentence>,
    pub(crate) hits: Vec<SentenceHits>,
    pub(crate) lexicon: Lexicon,
}

impl Read {
    /// Reads an answer.
    pub(crate) fn new(problem: &Problem, answer: &Answer) -> Self {
        let rules = problem.rules();
        let (sentences, lexicon) = rules.read(answer);
        let hits = rules.find(&sentences, &lexicon);
        Self { rules, sentences, hits, lexicon }
    }

    /// Sentences that count, but not what is on the board beside the components.
    pub(crate) fn said(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter().filter(|one| {
            one.excluded.is_none()
                && !matches!(&one.place, Place::Estimate(_))
                && !matches!(&one.place, Place::Board(id) if !id.is_empty())
        })
    }

    /// Whether a word of a list is in a sentence that counts.
    pub(crate) fn says(&self, list: List) -> bool {
        self.says_where(list, |_| true)
    }

    /// The same of some sentences.
    pub(crate) fn says_where(&self, list: List, wanted: impl Fn(&Sentence) -> bool) -> bool {
        self.sentences
            .iter()
            .zip(&self.hits)
            .any(|(one, hits)| one.excluded.is_none() && wanted(one) && self.rules.has(list, hits))
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
