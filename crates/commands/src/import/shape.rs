//! What holds for every document before anyone looks at its meaning.

use crate::{CommandError, Problem, rpc::arguments::escape};
use serde_json::Value;

/// Largest document, in bytes of compact JSON.
const MAX_BYTES: usize = 1_000_000;
/// Deepest nesting of lists and objects.
const MAX_DEPTH: usize = 64;

/// Refuses documents that are too large, nested too deeply, or hold U+0000 (which no text column takes).
///
/// # Errors
/// `too_large`, `invalid_document`.
pub(crate) fn check_document(document: &Value) -> Result<(), CommandError> {
    if serde_json::to_vec(document).map_or(usize::MAX, |text| text.len()) > MAX_BYTES {
        return Err(CommandError::TooLarge(MAX_BYTES));
    }
    check_shape(document)
}

/// The same without a bound on its size, for a document that came up in pieces.
///
/// # Errors
/// `invalid_document`.
pub(crate) fn check_shape(document: &Value) -> Result<(), CommandError> {
    match first_problem(document, 0) {
        None => Ok(()),
        Some(problem) => Err(CommandError::InvalidDocument(vec![problem])),
    }
}

/// The parser that made the value bounds its depth, so this may recurse.
fn first_problem(value: &Value, depth: usize) -> Option<Problem> {
    let nested = |key: &str, value| {
        first_problem(value, depth + 1).map(|found| Problem { pointer: format!("/{key}{}", found.pointer), ..found })
    };
    match value {
        Value::Array(_) | Value::Object(_) if depth >= MAX_DEPTH => {
            Some(Problem::new("", format!("is nested more than {MAX_DEPTH} levels deep")))
        }
        Value::String(text) if text.contains('\0') => Some(Problem::new("", "contains the character U+0000")),
        Value::Array(list) => list.iter().enumerate().find_map(|(i, value)| nested(&i.to_string(), value)),
        Value::Object(map) => map.iter().find_map(|(key, value)| match key.contains('\0') {
            true => Some(Problem::new("", "has a key that contains the character U+0000")),
            false => nested(&escape(key), value),
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pointer(document: &Value) -> String {
        match check_document(document) {
            Err(CommandError::InvalidDocument(problems)) => problems[0].pointer.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn size_depth_and_nul_are_bounded_and_named() {
        assert!(check_document(&json!({ "a": [1, "b"] })).is_ok());
        assert_eq!(pointer(&json!({ "a/b": ["x", "y\u{0}"] })), "/a~1b/1");
        assert_eq!(pointer(&json!({ "a": { "k\u{0}": 1 } })), "/a");
        let deep = (0..70).fold(json!(1), |inner, _| json!([inner]));
        assert_eq!(pointer(&deep), "/0".repeat(64));
        assert!(matches!(check_document(&json!("x".repeat(1_000_001))), Err(CommandError::TooLarge(_))));
    }
}
