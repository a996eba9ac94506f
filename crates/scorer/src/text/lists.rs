//! Lists of words that caps and drills look for.

use crate::word_list::{WordList, word_list};

/// Lists of words that are looked for besides the groups of the checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum List {
    /// What is left out
    LeftOut,
    /// What breaks
    Failures,
    /// What a choice costs
    Downsides,
    /// What takes over
    TakesOver,
}

/// All lists.
pub(super) static ALL: [(List, &WordList); 4] = [
    (List::LeftOut, &LEFT_OUT),
    (List::Failures, &FAILURES),
    (List::Downsides, &DOWNSIDES),
    (List::TakesOver, &TAKES_OVER),
];

static LEFT_OUT: WordList = word_list!("lists-left-out");

static FAILURES: WordList = word_list!("lists-failures");

static DOWNSIDES: WordList = word_list!("lists-downsides");

/// What takes over, or how it is fixed.
static TAKES_OVER: WordList = word_list!("lists-takes-over");
