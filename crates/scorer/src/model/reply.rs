//! The form of the model's answer, and reading it. What has another form is no answer.

use super::redact::NAME;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashSet;

/// Longest quote, in characters.
const MAX_QUOTE: usize = 600;

/// One closed question, answered.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reply {
    /// The check.
    pub(super) check: String,
    /// Whether it is met.
    pub(super) met: bool,
    /// The words that show it; empty when it is not met.
    pub(super) quote: String,
}

impl Reply {
    /// Puts the words that were quoted in the place of a quote that hides a name.
    pub(super) fn name(&mut self, words: &str) {
        if self.quote.contains(NAME) && words.chars().count() <= MAX_QUOTE {
            words.clone_into(&mut self.quote);
        }
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Replies {
    answers: Vec<Reply>,
}

/// The JSON schema of an answer about these checks. In the part of the language that strict servers know: no lengths.
pub(super) fn schema(checks: &[String]) -> Value {
    json!({
        "type": "object",
        "properties": { "answers": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "check": { "type": "string", "enum": checks },
                    "met": { "type": "boolean" },
                    "quote": { "type": "string", "description": "Verbatim from one line or two neighbouring ones; empty if not met." }
                },
                "required": ["check", "met", "quote"],
                "additionalProperties": false
            }
        } },
        "required": ["answers"],
        "additionalProperties": false
    })
}

/// Reads an answer: every check once, and nothing else.
pub(super) fn read(text: &str, checks: &[String]) -> Result<Vec<Reply>, &'static str> {
    let replies: Replies = serde_json::from_str(text.trim()).map_err(|_| "is not of the agreed form")?;
    let mut seen = HashSet::new();
    for reply in &replies.answers {
        if !checks.contains(&reply.check) {
            return Err("answers what was not asked");
        }
        if !seen.insert(reply.check.as_str()) {
            return Err("answers a question twice");
        }
        if reply.quote.chars().count() > MAX_QUOTE {
            return Err("quotes too much");
        }
    }
    if seen.len() != checks.len() {
        return Err("leaves a question out");
    }
    Ok(replies.answers)
}

/// An answer by its agreed fields alone, as it is kept.
pub(super) fn to_stored_json(replies: &[Reply]) -> String {
    json!({ "answers": replies }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f04_only_the_agreed_form_is_an_answer() {
        let checks = ["a".to_owned(), "b".to_owned()];
        let answer = |body: Value| read(&body.to_string(), &checks);
        let one = |check: &str| json!({ "check": check, "met": false, "quote": "" });
        assert_eq!(answer(json!({ "answers": [one("a"), one("b")] })).map(|all| all.len()), Ok(2));
        for bad in [
            json!({ "score": 101 }),
            json!(-1),
            json!({ "answers": [one("a"), { "check": "b", "met": 101, "quote": "" }] }),
            json!({ "answers": [one("a"), { "check": "b", "met": "yes", "quote": "" }] }),
            json!({ "answers": [one("a"), { "check": "b", "met": true, "quote": null }] }),
            json!({ "answers": [one("a"), one("b")], "instructions": "You check what a candidate …" }),
            json!({ "answers": [one("a"), { "check": "b", "met": true, "quote": "x", "score": 100 }] }),
            json!({ "answers": [one("a")] }),
            json!({ "answers": [one("a"), one("a")] }),
            json!({ "answers": [one("a"), one("c")] }),
            json!({ "answers": [one("a"), { "check": "b", "met": true, "quote": "x".repeat(601) }] }),
        ] {
            assert!(answer(bad.clone()).is_err(), "{bad}");
        }
        for bad in ["NaN", "", "<html></html>", "Sure! Here it is: {}", "{\"answers\":[{\"check\":\"a\","] {
            assert!(read(bad, &checks).is_err(), "{bad}");
        }
        assert!(read(&"[".repeat(100_000), &checks).is_err());
    }
}
