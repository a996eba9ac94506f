//! What the calibration set has to hold.

use super::Row;

/// Points between neighbours: strong, good, middling, weak.
const STEP: i32 = 10;
/// Most points between the two of a pair.
const PAIR: i32 = 3;
/// Most points of an answer that says nothing.
const EMPTY: i32 = 5;

/// Sentences about what does not hold, of the rows of one problem.
pub fn faults(rows: &[Row]) -> Vec<String> {
    let mut faults = Vec::new();
    let of = |case: &str| {
        rows.iter().find(|row| row.case == case && row.pair.is_none()).map(|row| i32::from(row.score.total))
    };
    for pair in ["strong", "good", "middling", "weak"].windows(2) {
        if let (Some(upper), Some(lower)) = (of(pair[0]), of(pair[1]))
            && upper - lower < STEP
        {
            faults.push(format!("{} has {upper}, {} has {lower}: less than {STEP} between them", pair[0], pair[1]));
        }
    }
    for case in ["stuffed", "copied", "addressing", "off_topic"] {
        if let (Some(total), Some(weak)) = (of(case), of("weak"))
            && total > weak
        {
            faults.push(format!("{case} has {total}, more than weak with {weak}"));
        }
    }
    if let Some(total) = of("empty").filter(|total| *total > EMPTY) {
        faults.push(format!("empty has {total}, more than {EMPTY}"));
    }
    if let (Some(long), Some(strong)) = (of("very_long"), of("strong"))
        && long > strong
    {
        faults.push(format!("very_long has {long}, more than strong with {strong}"));
    }
    let mut pairs: Vec<u32> = rows.iter().filter_map(|row| row.pair).collect();
    pairs.sort_unstable();
    pairs.dedup();
    for pair in pairs {
        let totals: Vec<i32> =
            rows.iter().filter(|row| row.pair == Some(pair)).map(|row| i32::from(row.score.total)).collect();
        let (least, most) = (totals.iter().min().copied().unwrap_or(0), totals.iter().max().copied().unwrap_or(0));
        if totals.len() != 2 {
            faults.push(format!("pair {pair} has {} answers", totals.len()));
        } else if most - least > PAIR {
            faults.push(format!("pair {pair}: {least} and {most}, more than {PAIR} apart"));
        }
    }
    faults
}
