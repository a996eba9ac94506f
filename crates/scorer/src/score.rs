//! The score: a pure function of findings, weights, caps and seniority, in whole numbers.

use crate::answer::Answer;
use crate::checks::Finding;
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::words::{Dimension, Seniority};
use serde::{Deserialize, Serialize};

/// A score with how it comes about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// 0 to 100
    pub total: u8,
    /// Whose weights were used
    pub seniority: Seniority,
    /// Each dimension, in the rubric's order
    pub dimensions: Vec<DimensionScore>,
    /// Names of the caps that hold, whether or not they lower anything
    pub caps: Vec<String>,
}

/// What one dimension gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DimensionScore {
    /// Which
    pub id: Dimension,
    /// Its share of 100
    pub weight: u32,
    /// Points of the checks that are met
    pub met: u32,
    /// Points of all its checks
    pub of: u32,
    /// 0 to 40: the level in tenths, after caps
    pub level: u32,
    /// The cap that lowered it
    pub cap: Option<String>,
    /// What it gives to the total, in tenths of a point
    pub share: u32,
}

/// Computes the score.
pub fn score(
    problem: &Problem,
    rubric: &Rubric,
    seniority: Seniority,
    _answer: &Answer,
    findings: &[Finding],
) -> Score {
    let mut dimensions = Vec::new();
    let mut hundredths = 0;
    for row in &rubric.dimensions {
        let weight = row.weights.of(seniority);
        let (mut met, mut of) = (0, 0);
        for check in problem.checks.iter().filter(|check| check.dimension == row.id) {
            of += check.points;
            if findings.iter().any(|finding| finding.check == check.id && finding.met) {
                met += check.points;
            }
        }
        let level = if of == 0 { 0 } else { (80 * met + of) / (2 * of) };
        hundredths += weight * level;
        let share = (weight * level + 2) / 4;
        dimensions.push(DimensionScore { id: row.id, weight, met, of, level, cap: None, share });
    }
    let total = ((hundredths + 20) / 40).min(100) as u8;
    Score { total, seniority, dimensions, caps: Vec::new() }
}
