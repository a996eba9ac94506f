//! Lists whose order does not matter: each expected item has to have one of its own among those that came.

use super::{MAX_DEPTH, whole, within};
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write;

/// Items that differ in several numbers, and of which each may be meant by several, are matched one by one up to here.
const MAX_MATCHED: usize = 1_500;

/// Whether two bags hold the same.
pub(super) fn same(tolerance: f64, expected: &[Value], got: &[Value]) -> bool {
    if expected.len() != got.len() {
        return false;
    }
    if tolerance == 0.0 {
        let (Some(mut expected), Some(mut got)) = (keys(expected), keys(got)) else { return false };
        expected.sort_unstable();
        got.sort_unstable();
        return expected == got;
    }
    let (Some(expected), Some(mut got)) = (shapes(expected), shapes(got)) else { return false };
    expected
        .into_iter()
        .all(|(shape, expected)| got.remove(&shape).is_some_and(|got| paired(tolerance, expected, got)))
}

/// Each value as text that is equal exactly for the same values.
fn keys(values: &[Value]) -> Option<Vec<String>> {
    values
        .iter()
        .map(|value| {
            let mut key = String::new();
            write_key(value, &mut key, &mut None, 0).then_some(key)
        })
        .collect()
}

/// The numbers of each value, in order, under the text of all the rest.
fn shapes(values: &[Value]) -> Option<HashMap<String, Vec<Vec<f64>>>> {
    let mut shapes: HashMap<String, Vec<Vec<f64>>> = HashMap::new();
    for value in values {
        let (mut shape, mut numbers) = (String::new(), Some(Vec::new()));
        if !write_key(value, &mut shape, &mut numbers, 0) {
            return None;
        }
        shapes.entry(shape).or_default().push(numbers.unwrap_or_default());
    }
    Some(shapes)
}

/// Writes a value so that equal ones are written equally; numbers go to `aside` where it is given. False: too deep.
fn write_key(value: &Value, key: &mut String, aside: &mut Option<Vec<f64>>, depth: usize) -> bool {
    if depth > MAX_DEPTH {
        return false;
    }
    match value {
        Value::Number(number) => match (aside, whole(number)) {
            (Some(numbers), _) => {
                key.push('#');
                numbers.push(number.as_f64().unwrap_or(f64::NAN));
            }
            (None, Some(whole)) => _ = write!(key, "{whole}"),
            (None, None) => _ = write!(key, "{number}"),
        },
        Value::Array(items) => {
            key.push('[');
            for item in items {
                if !write_key(item, key, aside, depth + 1) {
                    return false;
                }
                key.push(',');
            }
            key.push(']');
        }
        Value::Object(members) => {
            key.push('{');
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            for (name, member) in members {
                _ = write!(key, "{name:?}:");
                if !write_key(member, key, aside, depth + 1) {
                    return false;
                }
                key.push(',');
            }
            key.push('}');
        }
        Value::String(text) => _ = write!(key, "{text:?}"),
        Value::Bool(_) | Value::Null => _ = write!(key, "{value}"),
    }
    true
}

/// Whether each row of numbers has one of its own among those that came.
fn paired(tolerance: f64, mut expected: Vec<Vec<f64>>, mut got: Vec<Vec<f64>>) -> bool {
    if expected.len() != got.len() {
        return false;
    }
    let order = |left: &Vec<f64>, right: &Vec<f64>| {
        let unequal = left.iter().zip(right).map(|(left, right)| left.total_cmp(right)).find(|order| order.is_ne());
        unequal.unwrap_or(std::cmp::Ordering::Equal)
    };
    expected.sort_unstable_by(order);
    got.sort_unstable_by(order);
    let fits = |expected: &[f64], got: &[f64]| {
        expected.iter().zip(got).all(|(expected, got)| within(tolerance, *expected, *got))
    };
    if expected.iter().zip(&got).all(|(expected, got)| fits(expected, got)) {
        return true;
    }
    // With one number each, the sorted pairing fits if any does. With more, someone has to look for it.
    if expected.first().is_none_or(|row| row.len() < 2) || expected.len() > MAX_MATCHED {
        return false;
    }
    let partners: Vec<Vec<usize>> =
        expected.iter().map(|row| (0..got.len()).filter(|&index| fits(row, &got[index])).collect()).collect();
    matched(&partners, got.len())
}

/// Whether everyone gets a partner: Kuhn's search for augmenting paths, without recursion.
fn matched(partners: &[Vec<usize>], count: usize) -> bool {
    let mut taken_by: Vec<Option<usize>> = vec![None; count];
    for start in 0..partners.len() {
        let mut seen = vec![false; count];
        // Who looks, and how far they have come in their list; the partner each of them tries is in `tried`.
        let mut path = vec![(start, 0)];
        let mut tried: Vec<usize> = Vec::new();
        let found = loop {
            let Some((who, next)) = path.last_mut() else { break false };
            let Some(&partner) = partners[*who].get(*next) else {
                path.pop();
                tried.pop();
                continue;
            };
            *next += 1;
            if std::mem::replace(&mut seen[partner], true) {
                continue;
            }
            tried.push(partner);
            match taken_by[partner] {
                None => break true,
                Some(holder) => path.push((holder, 0)),
            }
        };
        if !found {
            return false;
        }
        for ((who, _), partner) in path.iter().zip(&tried) {
            taken_by[*partner] = Some(*who);
        }
    }
    true
}
