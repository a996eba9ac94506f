//! Whether what a program answered is what was expected.
//!
//! Values are compared by what they mean: 1 is 1.0, the order of an object's members does not matter, the order of a
//! list does unless the task says that its outermost list is a bag.

mod bag;

use crate::document::{Compare, Order};
use serde_json::{Number, Value};

/// Nesting beyond which values count as different: JSON that is read with serde's own bound never gets there.
const MAX_DEPTH: usize = 256;

/// Whether `got` is `expected` by the rules of `compare`.
pub fn same(compare: &Compare, expected: &Value, got: &Value) -> bool {
    match (compare.order, expected, got) {
        (Order::Any, Value::Array(expected), Value::Array(got)) => bag::same(compare.tolerance, expected, got),
        _ => alike(compare.tolerance, expected, got, 0),
    }
}

/// Whether two values are the same, numbers being off by no more than `tolerance`.
fn alike(tolerance: f64, expected: &Value, got: &Value, depth: usize) -> bool {
    if depth > MAX_DEPTH {
        return false;
    }
    match (expected, got) {
        (Value::Number(expected), Value::Number(got)) => close(tolerance, expected, got),
        (Value::Array(expected), Value::Array(got)) => {
            expected.len() == got.len()
                && expected.iter().zip(got).all(|(expected, got)| alike(tolerance, expected, got, depth + 1))
        }
        (Value::Object(expected), Value::Object(got)) => {
            expected.len() == got.len()
                && expected.iter().all(|(name, expected)| {
                    got.get(name).is_some_and(|got| alike(tolerance, expected, got, depth + 1))
                })
        }
        _ => expected == got,
    }
}

/// Whether `got` is the number that was expected, or as close to it as the tolerance allows, absolutely or relatively.
fn close(tolerance: f64, expected: &Number, got: &Number) -> bool {
    match (whole(expected), whole(got)) {
        // Compared as what they are: beyond 2^53 different whole numbers become one double.
        (Some(expected), Some(got)) if expected == got || tolerance == 0.0 => expected == got,
        _ => match (expected.as_f64(), got.as_f64()) {
            (Some(expected), Some(got)) => within(tolerance, expected, got),
            _ => false,
        },
    }
}

/// Whether `got` is no further from `expected` than the tolerance allows.
fn within(tolerance: f64, expected: f64, got: f64) -> bool {
    (expected - got).abs() <= tolerance * expected.abs().max(1.0)
}

/// The whole number that this is, however it is written: 1, 1.0, 1e0.
fn whole(number: &Number) -> Option<i128> {
    if let Some(whole) = number.as_i64() {
        return Some(whole.into());
    }
    if let Some(whole) = number.as_u64() {
        return Some(whole.into());
    }
    // Every double up to 1e30 fits, and those beyond are compared as doubles.
    number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < 1e30).map(|number| number as i128)
}

#[cfg(test)]
mod tests;
