//! Estimates: formulas with units, and the values that they come to.
//!
//! A formula is a sum as people write it: `50 million users * 2 posts / day`. Numbers have separators of thousands
//! (`1,000,000`, `1 000 000`) and scales (`k`, `M`, `G`, `bn`, `million`); units are bytes (`KB` is 1,000, `KiB` 1,024),
//! bits and times (a month is 30 days, a year 365); `per`, `each` and `a day` divide; other words only say what is
//! counted. What comes to a number behind `=` or `≈` is a remark.

mod lex;
mod show;
mod sum;
mod units;

use crate::answer::EstimateRow;
use crate::problem::{Problem, Unit};
use lex::Part;
use serde::{Deserialize, Serialize};

/// Longest formula, in characters.
pub const MAX_FORMULA: usize = 200;

/// What a value measures: powers of bytes and of seconds. A rate is a second to the power of -1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EstimateUnit"))]
pub struct Dimension {
    /// The power of bytes.
    pub bytes: i8,
    /// The power of seconds.
    pub time: i8,
}

impl Dimension {
    /// What a quantity of this unit measures.
    #[must_use]
    pub fn of(unit: Unit) -> Self {
        let (bytes, time) = match unit {
            Unit::PerSecond => (0, -1),
            Unit::Bytes => (1, 0),
            Unit::BytesPerSecond => (1, -1),
            Unit::Plain => (0, 0),
        };
        Self { bytes, time }
    }

    /// What it is called in a sentence.
    fn words(self) -> &'static str {
        match (self.bytes, self.time) {
            (0, 0) => "a plain number",
            (1, 0) => "an amount of data",
            (0, 1) => "a time",
            (0, -1) => "a rate",
            (1, -1) => "data over time",
            _ => "a mixed unit",
        }
    }
}

/// What a formula comes to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Quantity {
    /// In base units: bytes, seconds, per second.
    pub value: f64,
    /// What it measures.
    pub dimension: Dimension,
    /// For people: "1.2 million/s", "36.5 TB".
    pub text: String,
}

/// Why a formula comes to nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("{message}")]
pub struct FormulaError {
    /// The number of characters before the place.
    pub at: usize,
    /// What is wrong there.
    pub message: String,
}

impl FormulaError {
    fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }
}

/// A row with what it comes to.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ComputedEstimate"))]
pub struct Computed {
    /// The row's name.
    pub id: String,
    /// In the base unit of what was asked, or of what came out where nothing was asked.
    pub value: Option<f64>,
    /// The value's dimension.
    pub unit: Option<Dimension>,
    /// The value for people.
    pub text: Option<String>,
    /// Why there is no value, or why it is none of what was asked.
    pub error: Option<FormulaError>,
}

impl Computed {
    /// The value, if it is one of what was asked.
    #[must_use]
    pub fn answer(&self) -> Option<f64> {
        if self.error.is_none() { self.value } else { None }
    }
}

/// Computes one formula.
///
/// # Errors
/// When it is no sum; the error says where and why.
pub fn compute(formula: &str) -> Result<Quantity, FormulaError> {
    if formula.chars().nth(MAX_FORMULA).is_some() {
        return Err(FormulaError::new(MAX_FORMULA, format!("at most {MAX_FORMULA} characters")));
    }
    let tokens = lex::tokens(formula)?;
    // "QPS = 50M * 2 / day ≈ 1157": the first side that has a number is the sum.
    let has_number = |side: &&[lex::Token]| side.iter().any(|token| matches!(token.part, Part::Number(_)));
    let Some(side) = tokens.split(|token| token.part == Part::Equals).find(has_number) else {
        let message = if formula.trim().is_empty() { "is empty" } else { "has no number" };
        return Err(FormulaError::new(0, message));
    };
    let end = side.last().map_or(0, |token| token.at + 1);
    let found = sum::Sum::new(side, end).value()?;
    // A negative zero would show its sign.
    let value = if found.number == 0.0 { 0.0 } else { found.number };
    Ok(Quantity { value, dimension: found.dimension, text: show::text(value, found.dimension) })
}

/// Computes all rows, and compares their units with what the problem asks for.
#[must_use]
pub fn rows(rows: &[EstimateRow], problem: &Problem) -> Vec<Computed> {
    rows.iter().map(|row| computed(row, problem)).collect()
}

/// What the candidate estimates for a quantity: the first row of it that has a value.
#[must_use]
pub fn answer(estimates: &[EstimateRow], problem: &Problem, quantity: &str) -> Option<f64> {
    estimates
        .iter()
        .filter(|row| row.quantity.as_deref() == Some(quantity))
        .find_map(|row| computed(row, problem).answer())
}

/// A plain number for people, to three digits.
#[must_use]
pub fn shown(value: f64) -> String {
    show::number(value)
}

fn computed(row: &EstimateRow, problem: &Problem) -> Computed {
    match compute(&row.formula) {
        Err(error) => Computed { id: row.id.clone(), value: None, unit: None, text: None, error: Some(error) },
        Ok(found) => {
            let quantity = row.quantity.as_deref().and_then(|id| problem.quantity(id));
            let wanted = quantity.map(|quantity| Dimension::of(quantity.unit));
            let error =
                wanted.filter(|wanted| *wanted != found.dimension).map(|wanted| mismatch(wanted, found.dimension));
            Computed {
                id: row.id.clone(),
                value: Some(found.value),
                unit: Some(found.dimension),
                text: Some(found.text),
                error,
            }
        }
    }
}

fn mismatch(wanted: Dimension, found: Dimension) -> FormulaError {
    let hint = match (wanted.words(), found.words()) {
        ("a rate" | "data over time", "a plain number" | "an amount of data") => "; divide by a time, such as / day",
        ("an amount of data" | "data over time", "a plain number" | "a rate") => "; multiply by a size, such as 2 KB",
        ("an amount of data", "data over time") => "; multiply by a time, such as 5 years",
        (_, "an amount of data") => "; B is bytes, bn a billion",
        _ => "",
    };
    FormulaError::new(0, format!("comes to {}; {} is asked for{hint}", found.words(), wanted.words()))
}

#[cfg(test)]
mod tests;
