//! What is found in words: sentences, stems, groups, and the guards against words that only look like an answer.

mod addressed;
mod addressed_words;
mod claims;
mod clean;
mod copied;
mod group;
mod judge;
mod listed;
mod lists;
mod nearest;
mod needs;
mod negation;
mod passage;
mod sentence;
mod stem;
mod token;
mod typo;

pub(crate) use copied::Material;
pub(crate) use group::has_one_of;
pub(crate) use judge::{Found, Judged, Passage, Rules};
pub(crate) use lists::List;
pub(crate) use passage::{Sentence, own_words};
pub(crate) use stem::stems;
pub(crate) use token::Lexicon;
