//! Documents of content: checked against their published schema, known by the hash of what they say.

use crate::Fault;
use aws_lc_rs::digest::{SHA256, digest};
use serde_json::Value;

impl std::fmt::Display for Fault {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = if self.pointer.is_empty() { "/" } else { &self.pointer };
        write!(to, "{place}: {}", self.message)
    }
}

/// SHA-256 of the document in one form: keys sorted, no spaces, `$schema` left out. As hexadecimal digits.
pub fn edition(document: &Value) -> String {
    let mut text = String::new();
    write_canonical(document, true, &mut text);
    hex::encode(digest(&SHA256, text.as_bytes()))
}

fn write_canonical(value: &Value, top: bool, to: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().filter(|name| !(top && *name == "$schema")).collect();
            names.sort();
            to.push('{');
            for (place, name) in names.into_iter().enumerate() {
                if place > 0 {
                    to.push(',');
                }
                to.push_str(&Value::from(name.as_str()).to_string());
                to.push(':');
                write_canonical(&fields[name], false, to);
            }
            to.push('}');
        }
        Value::Array(items) => {
            to.push('[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    to.push(',');
                }
                write_canonical(item, false, to);
            }
            to.push(']');
        }
        plain => to.push_str(&plain.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_edition_depends_on_what_is_said_and_not_on_how_it_is_laid_out() {
        let one: Value = serde_json::from_str(r#"{"b": [1, 2], "a": "x", "$schema": "s"}"#).expect("JSON");
        assert_eq!(edition(&one), edition(&json!({ "a": "x", "b": [1, 2] })));
        assert_ne!(edition(&one), edition(&json!({ "a": "x", "b": [2, 1] })));
    }
}
