//! What is found in words: sentences, stems, groups, and the guards against words that only look like an answer.

mod claims;
mod clean;
mod group;
mod judge;
mod listed;
mod lists;
mod nearest;
mod needs;
mod negation;
mod passage;
mod plagiarism;
mod prompt_injection;
mod prompt_injection_words;
mod sentence;
mod stem;
mod token;
mod typo;

pub(crate) use group::has_one_of;
pub(crate) use judge::{Passage, RuleResult, Rules, SentenceHits};
pub(crate) use lists::List;
pub(crate) use passage::{Sentence, own_words};
pub(crate) use plagiarism::Material;
pub(crate) use stem::stems;
pub(crate) use token::Lexicon;
