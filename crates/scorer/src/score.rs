//! The score: a pure function of findings, weights, caps and seniority, in whole numbers.

mod cap;

use crate::answer::Answer;
use crate::finding::Finding;
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::words::{Dimension, Seniority};
use serde::{Deserialize, Serialize};

/// A score with how it comes about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "InterviewScore"))]
pub struct Score {
    /// 0 to 100
    pub total: u8,
    /// Whose weights were used
    pub seniority: Seniority,
    /// Each dimension, in the rubric's order
    pub dimensions: Vec<DimensionScore>,
    /// Names of the caps that lowered a level or the whole
    pub caps: Vec<String>,
}

/// What one dimension gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// The cap that decided the level
    pub cap: Option<String>,
    /// What it gives to the total, in tenths of a point, before a cap of the whole
    pub share: u32,
}

/// Computes the score.
pub fn score(
    problem: &Problem,
    rubric: &Rubric,
    seniority: Seniority,
    answer: &Answer,
    findings: &[Finding],
) -> Score {
    let holding = cap::holding(problem, rubric, answer);
    let mut lowered = vec![false; rubric.caps.len()];
    let mut dimensions = Vec::new();
    let mut sum = 0;
    for row in &rubric.dimensions {
        let weight = row.weights.of(seniority);
        let (mut met, mut of) = (0, 0);
        for check in problem.checks.iter().filter(|check| check.dimension == row.id) {
            of += check.points;
            if findings.iter().any(|finding| finding.check == check.id && finding.met) {
                met += check.points;
            }
        }
        let earned = half_up(40 * met, of);
        let mut level = earned;
        let mut decided = None;
        for (at, cap) in rubric.caps.iter().enumerate() {
            let highest = cap.level.unwrap_or(40);
            if holding[at] && cap.dimension == Some(row.id) && highest < earned {
                lowered[at] = true;
                if highest < level {
                    level = highest;
                    decided = Some(cap.id.clone());
                }
            }
        }
        sum += weight * level;
        dimensions.push(DimensionScore {
            id: row.id,
            weight,
            met,
            of,
            level,
            cap: decided,
            share: half_up(weight * level, 4),
        });
    }
    let mut total = half_up(sum, 40).min(100);
    for (at, cap) in rubric.caps.iter().enumerate() {
        let highest = cap.total.unwrap_or(100);
        if holding[at] && cap.dimension.is_none() && highest < total {
            lowered[at] = true;
            total = highest;
        }
    }
    let caps = rubric.caps.iter().zip(lowered).filter(|(_, lowered)| *lowered).map(|(cap, _)| cap.id.clone());
    Score { total: total as u8, seniority, dimensions, caps: caps.collect() }
}

/// The quotient, halves rounded up. Nothing of nothing is nothing.
fn half_up(number: u32, by: u32) -> u32 {
    if by == 0 { 0 } else { (2 * number + by) / (2 * by) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_rounded_up() {
        assert_eq!([half_up(5, 10), half_up(4, 10), half_up(40 * 3, 8), half_up(1, 0)], [1, 0, 15, 0]);
    }
}
