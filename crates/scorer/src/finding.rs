//! What became of a check: who decided, by what evidence, or why it is not met.

use crate::words::{Judge, Phase, words};
use serde::{Deserialize, Serialize};

/// What became of a check.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CheckFinding"))]
pub struct Finding {
    /// Name of the check
    pub check: String,
    /// Whether it is met
    pub met: bool,
    /// Who decided
    pub by: Judge,
    /// What shows that it is met; when it is not: what came nearest, if anything
    pub evidence: Option<Evidence>,
    /// Why it is not met
    pub why: Option<Why>,
    /// How sure, in percent. Rules are always sure of themselves: 100
    pub confidence: u8,
}

/// What shows that a check is met.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Evidence {
    /// The candidate's own words
    Quote {
        /// Verbatim
        quote: String,
        /// Where they stand
        place: Place,
    },
    /// A part of the drawing
    Board {
        /// Components
        nodes: Vec<String>,
        /// Connections
        edges: Vec<String>,
    },
    /// A sum
    Estimate {
        /// The row
        estimate: String,
        /// Its value in the base unit of the quantity
        value: f64,
    },
}

/// Where words stand.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QuotePlace"))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the notes of a phase
    Notes(Phase),
    /// In the conversation: index of the turn
    Turn(usize),
    /// On the board: id of a component or connection; empty: the board's notes
    Board(String),
    /// In the label of a row of estimates
    Estimate(String),
    /// In the fix of a drill: its index
    Drill(usize),
}

words! {
    /// Why a check is not met. Codes are only ever added.
    #[cfg_attr(feature = "typescript", ts(rename = "NotMetReason"))]
    Why {
        /// Nothing is about it
        NotFound = "not_found",
        /// It is said not to be so
        Negated = "negated",
        /// The words are in a bare list
        OnlyListed = "only_listed",
        /// The words are the statement's or the interviewer's
        Copied = "copied",
        /// The words speak to who scores
        AddressedToScorer = "addressed_to_scorer",
        /// It needs a number
        NoNumber = "no_number",
        /// It needs a reason
        NoReason = "no_reason",
        /// It needs a choice between two
        NoChoice = "no_choice",
        /// It stands nearer to what mentions the thing without doing it
        NearerToCounterexample = "nearer_to_counterexample",
        /// The quote proves two checks already
        QuoteUsed = "quote_used",
        /// The board has no path for the flow
        NoPath = "no_path",
        /// One component breaks the flow
        SinglePoint = "single_point",
        /// A component on the way has no capacity, or the demand has no estimate
        NoCapacity = "no_capacity",
        /// A component on the way carries less than the demand
        OverCapacity = "over_capacity",
        /// No formula for the quantity that can be computed
        NoFormula = "no_formula",
        /// The formula has another unit
        WrongUnit = "wrong_unit",
        /// The value is of another magnitude
        OutOfRange = "out_of_range",
        /// No connected component like that
        NoComponent = "no_component",
        /// No failure drill was done
        NoDrill = "no_drill",
        /// After the fix a flow is still broken or overloaded
        Broken = "broken",
        /// Too few of the drawn components are spoken of
        NotDescribed = "not_described",
    }
}
