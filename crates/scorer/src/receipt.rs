//! The receipt: every point of a score with what shows it.

use crate::SCORER_VERSION;
use crate::answer::Answer;
use crate::document;
use crate::finding::Finding;
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::score::Score;
use crate::words::Dimension;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A score that can be questioned to the last point.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "InterviewReceipt"))]
pub struct Receipt {
    /// The number and how it comes about
    pub score: Score,
    /// Every check of the problem, in its order
    pub findings: Vec<ReceiptFinding>,
    /// What made it
    pub versions: Versions,
    /// What it was made of
    pub hashes: Hashes,
    /// How sure, in percent: the mean of the checks', rounded down
    pub confidence: u8,
}

/// A finding with the words of its check.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReceiptFinding {
    /// What was looked for
    pub title: String,
    /// What it counts for
    pub dimension: Dimension,
    /// How much it counts there
    pub points: u32,
    /// What became of it
    #[serde(flatten)]
    pub finding: Finding,
}

/// What made a score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ScoreVersions"))]
pub struct Versions {
    /// The rules
    pub scorer: u32,
    /// Edition of the problem
    pub problem: String,
    /// Edition of the rubric
    pub rubric: String,
    /// Version of the prompt, when a model answered
    pub prompt: Option<u32>,
    /// Name of the model that answered
    pub model: Option<String>,
}

/// What a score was made of: SHA-256 as hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ScoreHashes"))]
pub struct Hashes {
    /// Of notes, estimates, conversation and fixes
    pub transcript: String,
    /// Of the drawing
    pub board: String,
}

/// Hashes of an answer.
pub fn hashes(answer: &Answer) -> Hashes {
    let mends: Vec<_> = answer.drills.iter().map(|drill| json!([drill.failure, drill.board, drill.mend])).collect();
    let transcript = json!({
        "notes": answer.notes, "estimates": answer.estimates, "turns": answer.turns, "drills": mends,
    });
    Hashes { transcript: document::edition(&transcript), board: document::edition(&json!(answer.board)) }
}

/// Puts a receipt together. `model`: the version of the prompt and the model's name, when one answered.
pub fn receipt(
    problem: &Problem,
    rubric: &Rubric,
    answer: &Answer,
    findings: &[Finding],
    score: Score,
    model: Option<(u32, &str)>,
) -> Receipt {
    let listed: Vec<ReceiptFinding> = problem
        .checks
        .iter()
        .filter_map(|check| {
            let finding = findings.iter().find(|finding| finding.check == check.id)?.clone();
            Some(ReceiptFinding {
                title: check.title.clone(),
                dimension: check.dimension,
                points: check.points,
                finding,
            })
        })
        .collect();
    let sum: usize = listed.iter().map(|check| usize::from(check.finding.confidence)).sum();
    Receipt {
        score,
        confidence: sum.checked_div(listed.len()).unwrap_or(0).min(100) as u8,
        findings: listed,
        versions: Versions {
            scorer: SCORER_VERSION,
            problem: problem.edition().to_owned(),
            rubric: rubric.edition().to_owned(),
            prompt: model.map(|(prompt, _)| prompt),
            model: model.map(|(_, name)| name.to_owned()),
        },
        hashes: hashes(answer),
    }
}
