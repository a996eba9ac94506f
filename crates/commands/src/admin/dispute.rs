//! A dispute as staff see it.

use devproof_vocabulary::{ChallengeKind, Difficulty, DisputeState, Language, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use uuid::Uuid;

/// A counterexample with all that a decision needs.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StaffDispute {
    id: Uuid,
    state: DisputeState,
    claim: String,
    arguments: Option<Vec<Value>>,
    setup: Option<String>,
    claimed_expected: Option<Value>,
    created_at: String,
    decided_at: Option<String>,
    reason: Option<String>,
    test_name: Option<String>,
    /// Null until the references have run.
    finding: Option<DisputeFinding>,
    challenge: DisputedChallenge,
    finder: DisputeFinder,
    answer: Option<DisputedAnswer>,
}

/// What the references and the finder's own answer gave on the input.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct DisputeFinding {
    references: Vec<ReferenceRun>,
    own: Option<ReferenceRun>,
    submission_id: Option<Uuid>,
    references_agree: bool,
    /// What all references gave, if they agree.
    agreed: Option<Value>,
    own_is_as_claimed: Option<bool>,
    own_is_as_references: Option<bool>,
    references_are_as_claimed: Option<bool>,
}

impl DisputeFinding {
    /// What all references gave; `None` when they disagree.
    pub(super) fn agreed(self) -> Option<Value> {
        self.references_agree.then(|| self.agreed.unwrap_or_default())
    }
}

/// One run of a program on it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct ReferenceRun {
    language: Language,
    verdict: Verdict,
    value: Option<Value>,
    message: Option<String>,
    line: Option<i64>,
    time_ms: Option<i64>,
}

/// What is disputed.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct DisputedChallenge {
    id: Uuid,
    slug: String,
    title: String,
    difficulty: Difficulty,
    kind: ChallengeKind,
    #[ts(type = "{ name: string, parameters: { name: string, type: string }[] } | null")]
    function: Option<Value>,
    solved_by: i32,
    version: i32,
    /// Nothing has changed since it was disputed.
    is_current: bool,
}

/// Who found it.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct DisputeFinder {
    id: Uuid,
    full_name: String,
    slug: Option<String>,
    #[ts(type = "RankHead")]
    rank: Value,
}

/// What the finder had submitted.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct DisputedAnswer {
    id: Uuid,
    language: Language,
    source: String,
    verdict: Option<Verdict>,
}
