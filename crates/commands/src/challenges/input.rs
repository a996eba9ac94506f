//! What people send to the judge: source code, and inputs of their own.

use super::Offered;
use crate::{
    CommandError,
    rpc::check::{Check, holds_nul},
};
use devproof_vocabulary::ChallengeKind;
use serde_json::{Value, json};

/// Longest source, in bytes.
pub(crate) const MAX_SOURCE: usize = 64 * 1024;
/// Longest input of one's own, in bytes of JSON.
const MAX_INPUT: usize = 64 * 1024;

/// Checks a program.
pub(crate) fn check_source(check: &mut Check, source: &str) {
    if source.trim().is_empty() {
        check.problem("p_source", "must not be empty");
    }
    source_fits(check, source);
}

/// Checks what every source has to be, an empty one among them.
pub(super) fn source_fits(check: &mut Check, source: &str) {
    if source.len() > MAX_SOURCE {
        check.problem("p_source", format!("must have at most {MAX_SOURCE} bytes (has {})", source.len()));
    }
    if source.contains('\0') {
        check.problem("p_source", "must not contain a NUL character");
    }
}

/// An input of one's own: arguments of a function, or SQL that fills the tables.
#[derive(Debug, Default)]
pub(crate) struct Input {
    pub(crate) arguments: Option<Value>,
    pub(crate) setup: Option<String>,
}

impl Input {
    /// As it is kept, `None` when there is none; refused when it does not fit the challenge.
    pub(super) fn checked(self, offered: &Offered) -> Result<Option<Value>, CommandError> {
        let mut check = Check::at("");
        match (&self.arguments, &self.setup) {
            (None, None) => return Ok(None),
            (Some(arguments), None) if offered.kind == ChallengeKind::Code => {
                check_arguments(&mut check, arguments, offered);
            }
            (None, Some(setup)) if offered.kind == ChallengeKind::Sql => {
                if setup.len() > MAX_INPUT || setup.contains('\0') {
                    check.problem("p_setup", format!("must have at most {MAX_INPUT} bytes, and no NUL characters"));
                }
            }
            (Some(_), Some(_)) => check.problem("p_setup", "give arguments or a setup, not both"),
            (Some(_), None) => check.problem("p_arguments", "this challenge takes a setup"),
            (None, Some(_)) => check.problem("p_setup", "this challenge takes arguments"),
        }
        check.finish()?;
        Ok(Some(match self.setup {
            Some(setup) => json!({ "setup": setup }),
            None => json!({ "arguments": self.arguments }),
        }))
    }
}

fn check_arguments(check: &mut Check, arguments: &Value, offered: &Offered) {
    let given = arguments.as_array().map(Vec::len);
    let wanted = usize::try_from(offered.parameters).unwrap_or_default();
    if given != Some(wanted) {
        check.problem("p_arguments", format!("must be a list of {wanted}, one for each parameter"));
    }
    check_json(check, "p_arguments", arguments);
}

/// Refuses JSON that is too large to keep, or that PostgreSQL cannot hold.
pub(super) fn check_json(check: &mut Check, field: &str, value: &Value) {
    let text = value.to_string();
    if text.len() > MAX_INPUT {
        check.problem(field, format!("must have at most {MAX_INPUT} bytes (has {})", text.len()));
    }
    if holds_nul(value) {
        check.problem(field, "must not contain a NUL character");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn of(kind: ChallengeKind, parameters: i32) -> Offered {
        Offered { version: Uuid::nil(), languages: vec!["python".to_owned()], kind, parameters }
    }

    #[test]
    fn an_input_fits_its_challenge() {
        let list = |value: Value| Input { arguments: Some(value), setup: None };
        assert_eq!(Input::default().checked(&of(ChallengeKind::Code, 1)).expect("nothing is fine"), None);
        let escape = list(json!(["\\u0000", { "\\u0000": 1 }])).checked(&of(ChallengeKind::Code, 2));
        assert!(escape.is_ok(), "the escape's own characters are a text");
        let input = list(json!([1, [2]])).checked(&of(ChallengeKind::Code, 2)).expect("two for two");
        assert_eq!(input, Some(json!({ "arguments": [1, [2]] })));
        for (input, kind) in [
            (list(json!([1])), ChallengeKind::Code),
            (list(json!({ "a": 1 })), ChallengeKind::Code),
            (list(json!(["a\0b", 1])), ChallengeKind::Code),
            (list(json!([{ "a\0b": 1 }, 1])), ChallengeKind::Code),
            (list(json!([1, 2])), ChallengeKind::Sql),
            (list(json!(["x".repeat(MAX_INPUT), 1])), ChallengeKind::Code),
            (Input { arguments: None, setup: Some("select 1".to_owned()) }, ChallengeKind::Code),
            (Input { arguments: Some(json!([1, 2])), setup: Some(String::new()) }, ChallengeKind::Code),
        ] {
            assert!(input.checked(&of(kind, 2)).is_err());
        }
    }

    #[test]
    fn sources_are_bounded() {
        let refused = |source: &str| {
            let mut check = Check::at("");
            check_source(&mut check, source);
            check.finish().is_err()
        };
        assert!(!refused("x = 1"));
        assert!(!refused(&"x".repeat(MAX_SOURCE)));
        assert!(refused(&"x".repeat(MAX_SOURCE + 1)));
        assert!(refused("a\0b") && refused(" \n"));
    }
}
