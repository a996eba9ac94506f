//! What a scoring found, as it is stored and as receipts show it.

use devproof_db::{Json, Sql};
use devproof_scorer::{
    Answer, Finding, Problem, Receipt, Rubric, Score, Seniority,
    receipt::{Hashes, Versions, receipt},
    score::score,
};
use devproof_vocabulary::Scorer;
use serde::Serialize;
use serde_json::json;
use time::OffsetDateTime;
use ts_rs::TS;
use uuid::Uuid;

/// Who scored.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewScoredBy")]
pub(crate) struct ScoredBy {
    pub(super) kind: Scorer,
    /// The model's name.
    pub(super) model: Option<String>,
    /// Of the rules.
    pub(super) version: u32,
}

devproof_db::columns! {
    /// A scoring of an attempt of the caller's.
    #[derive(Debug)]
    pub(super) struct Scoring {
        pub(super) id: Uuid,
        /// Whether it is the one that counts.
        pub(super) counts: bool,
        pub(super) kind: Scorer,
        score: Json<Score>,
        versions: Json<Versions>,
        hashes: Json<Hashes>,
        confidence: i16,
        findings: Json<Vec<Finding>>,
    }
}

impl Scoring {
    /// The statement that reads all of an attempt, oldest first.
    pub(super) fn read_all(attempt: Uuid) -> Sql {
        Sql::new(
            "select s.id, s.counts, s.kind, s.score, s.versions, s.hashes, s.confidence, s.findings
             from private.my_interview_scorings($1) s",
        )
        .bind(attempt)
    }

    pub(super) fn score(&self) -> &Score {
        &self.score.0
    }

    pub(super) fn findings(&self) -> &[Finding] {
        &self.findings.0
    }

    /// Which rules scored.
    pub(super) fn version(&self) -> u32 {
        self.versions.0.scorer
    }

    /// The receipt, with the words of the checks beside what became of them.
    pub(super) fn receipt(&self, problem: &Problem, rubric: &Rubric, answer: &Answer) -> Receipt {
        let listed = receipt(problem, rubric, answer, &self.findings.0, self.score.0.clone(), None);
        Receipt {
            versions: self.versions.0.clone(),
            hashes: self.hashes.0.clone(),
            confidence: u8::try_from(self.confidence).unwrap_or_default(),
            ..listed
        }
    }

    /// Who scored.
    pub(super) fn scored_by(&self) -> ScoredBy {
        ScoredBy { kind: self.kind, model: self.versions.0.model.clone(), version: self.version() }
    }
}

/// What is stored of a scoring.
#[derive(Debug, Serialize)]
pub(crate) struct NewScoring {
    kind: Scorer,
    pub(crate) score: Score,
    versions: Versions,
    hashes: Hashes,
    confidence: u8,
    findings: Vec<Finding>,
}

impl NewScoring {
    /// Counts the findings. `model`: the version of the prompt and the model's name, when one answered.
    pub(super) fn new(
        kind: Scorer,
        problem: &Problem,
        rubric: &Rubric,
        seniority: Seniority,
        answer: &Answer,
        findings: Vec<Finding>,
        model: Option<(u32, &str)>,
    ) -> Self {
        let score = score(problem, rubric, seniority, answer, &findings);
        let Receipt { score, versions, hashes, confidence, .. } =
            receipt(problem, rubric, answer, &findings, score, model);
        Self { kind, score, versions, hashes, confidence, findings }
    }

    /// The statements that write it: the scoring, then its findings. `decided_by` is the person who scored, if one did.
    pub(crate) fn inserts(&self, id: Uuid, attempt: Uuid, decided_by: Option<Uuid>, now: OffsetDateTime) -> [Sql; 2] {
        let scoring = Sql::new("select private.add_interview_scoring($1, $2, $3::jsonb, $4, $5::timestamptz)")
            .bind(id)
            .bind(attempt)
            .bind(json!(self))
            .bind(decided_by)
            .bind(now);
        let checks =
            Sql::new("select private.add_interview_checks($1, $2::jsonb)").bind(id).bind(json!(self.findings));
        [scoring, checks]
    }
}
