//! What a candidate hands in: notes, estimates, the board, what was said, and the drills.

use crate::board::Board;
use crate::words::Phase;
use serde::{Deserialize, Serialize};

/// Most characters of the notes of one phase.
pub const MAX_NOTE: usize = 10_000;
/// Most rows of estimates.
pub const MAX_ESTIMATES: usize = 40;
/// Most characters of a formula.
pub const MAX_FORMULA: usize = 200;
/// Most characters that a candidate says at once.
pub const MAX_SAID: usize = 4_000;
/// Most turns of a conversation.
pub const MAX_TURNS: usize = 200;
/// Most failure drills: one of each kind.
pub const MAX_DRILLS: usize = 2;

/// Everything that is scored. Stored with the attempt as JSON.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "InterviewAnswer"))]
#[serde(deny_unknown_fields, default)]
pub struct Answer {
    /// What was written in each phase
    pub notes: Notes,
    /// Sums
    pub estimates: Vec<EstimateRow>,
    /// The drawing
    pub board: Board,
    /// The conversation, oldest first
    pub turns: Vec<Turn>,
    /// Failure drills, oldest first
    pub drills: Vec<Drill>,
}

/// One row of the candidate's estimates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EstimateRow {
    /// Its name among the rows.
    pub id: String,
    /// The quantity of the problem that it answers, if any.
    #[serde(default)]
    pub quantity: Option<String>,
    /// What the candidate calls it.
    #[serde(default)]
    pub label: String,
    /// The sum, as it was written.
    #[serde(default)]
    pub formula: String,
}

/// Notes, one text a phase.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "InterviewNotes"))]
#[serde(deny_unknown_fields, default)]
pub struct Notes {
    /// Of the phase requirements
    pub requirements: String,
    /// Of the phase estimates
    pub estimates: String,
    /// Of the phase interface
    pub interface: String,
    /// Of the phase architecture
    pub architecture: String,
    /// Of the phase deep_dive
    pub deep_dive: String,
}

impl Notes {
    /// The notes of a phase.
    pub fn of(&self, phase: Phase) -> &str {
        match phase {
            Phase::Requirements => &self.requirements,
            Phase::Estimates => &self.estimates,
            Phase::Interface => &self.interface,
            Phase::Architecture => &self.architecture,
            Phase::DeepDive => &self.deep_dive,
        }
    }
}

/// Who speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// The bank or the model
    Interviewer,
    /// The person who is interviewed
    Candidate,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AnswerTurn"))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Who said it
    pub from: Speaker,
    /// The words
    pub text: String,
    /// Which follow-up was asked, or which fact was given
    #[serde(default)]
    pub question: Option<String>,
}

/// What the interviewer lets happen.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DrillFailure"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Failure {
    /// One instance of a component is gone; where there is only one, the component.
    ComponentDown {
        /// The component.
        node: String,
    },
    /// So many times the traffic.
    Traffic {
        /// The factor.
        factor: u32,
    },
}

/// A failure that was tried on the board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AnswerDrill"))]
#[serde(deny_unknown_fields)]
pub struct Drill {
    /// What was broken
    pub failure: Failure,
    /// The board as it was before the fix
    pub board: Board,
    /// How the candidate would fix it, in words
    #[serde(default)]
    pub mend: Option<String>,
}
