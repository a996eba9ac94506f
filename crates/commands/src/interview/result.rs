//! What a scoring found, as it is stored and as receipts show it.

use super::case::decode;
use devproof_db::DbError;
use devproof_scorer::{
    Answer, Finding, Problem, Receipt, Rubric, Score, Seniority,
    receipt::{Hashes, Versions, receipt},
    score::score,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// A scoring as the database holds it.
#[derive(Debug, Deserialize)]
pub(super) struct Scoring {
    /// `rules`, `model` or `person`.
    pub(super) kind: String,
    pub(super) score: Score,
    pub(super) versions: Versions,
    hashes: Hashes,
    confidence: u8,
    pub(super) findings: Vec<Finding>,
}

impl Scoring {
    /// As `private.interview_scoring_json` tells it; `None` for null.
    pub(super) fn read(scoring: &Value) -> Result<Option<Self>, DbError> {
        serde_json::from_value(scoring.clone()).map_err(|error| decode(&error))
    }

    /// The receipt, with the words of the checks beside what became of them.
    pub(super) fn receipt(self, problem: &Problem, rubric: &Rubric, answer: &Answer) -> Receipt {
        let listed = receipt(problem, rubric, answer, &self.findings, self.score, None);
        Receipt { versions: self.versions, hashes: self.hashes, confidence: self.confidence, ..listed }
    }

    /// Who scored: `{kind, model, version}`.
    pub(super) fn scored_by(&self) -> Value {
        json!({ "kind": self.kind, "model": self.versions.model, "version": self.versions.scorer })
    }
}

/// What is stored of a scoring. `model`: the version of the prompt and the model's name, when one answered.
pub(super) fn stored(
    kind: &str,
    problem: &Problem,
    rubric: &Rubric,
    seniority: Seniority,
    answer: &Answer,
    findings: &[Finding],
    model: Option<(u32, &str)>,
) -> Value {
    let score = score(problem, rubric, seniority, answer, findings);
    let receipt = receipt(problem, rubric, answer, findings, score, model);
    json!({
        "kind": kind, "score": receipt.score, "versions": receipt.versions, "hashes": receipt.hashes,
        "confidence": receipt.confidence, "findings": findings,
    })
}
