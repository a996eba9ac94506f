//! Words of those who speak to the scorer.

use crate::word_list::{WordList, word_list};

/// Who might be spoken to.
pub(super) static SCORERS: WordList = word_list!("prompt-injection-scorers");
/// What scores are given by.
pub(super) static YARDSTICKS: WordList = word_list!("prompt-injection-yardsticks");
/// What is done to them.
pub(super) static OVERRULE: WordList = word_list!("prompt-injection-overrule");
/// How a score is given.
pub(super) static GIVE: WordList = word_list!("prompt-injection-give");
/// What is given.
pub(super) static SCORES: WordList = word_list!("prompt-injection-scores");
/// How much of it.
pub(super) static MOST: WordList = word_list!("prompt-injection-most");
/// Whom it is given to.
pub(super) static GIVEN_TO: WordList = word_list!("prompt-injection-given-to");
/// What a candidate would say of themselves in the first person.
pub(super) static SAYS: WordList = word_list!("prompt-injection-says");
/// Words of such sentences in other languages. Two of them make one.
pub(super) static ELSEWHERE: WordList = word_list!("prompt-injection-elsewhere");
/// The same where words are not parted by blanks, or stand alone.
pub(super) static ELSEWHERE_ALONE: WordList = word_list!("prompt-injection-elsewhere-alone");
/// Marks of the machinery that no prose has.
pub(super) static MACHINERY: WordList = word_list!("prompt-injection-machinery");
/// Who a fake turn is put into the mouth of.
pub(super) static ROLES: WordList = word_list!("prompt-injection-roles");
/// What makes a line that begins with "system:" a fake turn.
pub(super) static ABOUT_SCORING: WordList = word_list!("prompt-injection-about-scoring");
