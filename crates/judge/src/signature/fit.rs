//! Whether a value is of a type.

use super::{Type, Unfit};
use crate::document::pointer::join;
use serde_json::{Number, Value};

impl Type {
    /// Whether `value` is of this type: as TypeScript would have it, but that an object has no members beside its own.
    ///
    /// # Errors
    ///
    /// The first place that is not.
    pub fn check(&self, value: &Value) -> Result<(), Unfit> {
        self.check_at(value, "")
    }

    fn check_at(&self, value: &Value, pointer: &str) -> Result<(), Unfit> {
        let unfit = || Err(Unfit { pointer: pointer.to_owned(), wanted: self.to_string() });
        match (self, value) {
            (Self::Anything, _)
            | (Self::Structure, Value::Object(_) | Value::Array(_))
            | (Self::Number, Value::Number(_))
            | (Self::Text, Value::String(_))
            | (Self::Boolean, Value::Bool(_))
            | (Self::Null, Value::Null) => Ok(()),
            (Self::Integer, Value::Number(number)) if is_whole(number) => Ok(()),
            (Self::Word(word), Value::String(text)) if word == text => Ok(()),
            (Self::List(item), Value::Array(values)) => {
                values.iter().enumerate().try_for_each(|(at, value)| item.check_at(value, &step(pointer, at)))
            }
            (Self::Tuple { items, rest }, Value::Array(values)) => {
                if values.len() < items.len() || (rest.is_none() && values.len() > items.len()) {
                    return unfit();
                }
                let kinds = items.iter().chain(rest.as_deref().into_iter().cycle());
                let mut parts = kinds.zip(values).enumerate();
                parts.try_for_each(|(at, (kind, value))| kind.check_at(value, &step(pointer, at)))
            }
            (Self::Map(kind), Value::Object(members)) => {
                members.iter().try_for_each(|(name, value)| kind.check_at(value, &join(pointer, name)))
            }
            (Self::Object(wanted), Value::Object(members)) => {
                if members.keys().any(|name| wanted.iter().all(|member| member.name != *name)) {
                    return unfit();
                }
                wanted.iter().try_for_each(|member| match members.get(&member.name) {
                    Some(value) => member.kind.check_at(value, &join(pointer, &member.name)),
                    None if member.optional => Ok(()),
                    None => unfit(),
                })
            }
            (Self::Either(kinds), _) if kinds.iter().any(|kind| kind.check_at(value, pointer).is_ok()) => Ok(()),
            _ => unfit(),
        }
    }
}

/// Whether it has no fraction, however it is written.
fn is_whole(number: &Number) -> bool {
    number.is_i64() || number.is_u64() || number.as_f64().is_some_and(|real| real.fract() == 0.0)
}

fn step(pointer: &str, at: usize) -> String {
    format!("{pointer}/{at}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn unfit(notation: &str, value: &Value) -> Option<(String, String)> {
        let kind: Type = notation.parse().expect("a type");
        kind.check(value).err().map(|why| (why.pointer, why.wanted))
    }

    #[test]
    fn values_of_a_type_are_let_through() {
        for (notation, value) in [
            ("unknown", json!({ "a": [null] })),
            ("object", json!([1])),
            ("number[]", json!([1, 2.5, -3])),
            ("integer[]", json!([1, 2.0, -3])),
            ("[string, number | null][]", json!([["a", 1], ["b", null]])),
            ("[string, ...number[]]", json!(["a"])),
            ("[string, ...number[]]", json!(["a", 1, 2])),
            ("{ a: number; b?: string }", json!({ "a": 1 })),
            ("Record<string, string[]>", json!({ "x": ["y"] })),
            ("([\"set\", number] | [\"get\"])[]", json!([["get"], ["set", 1]])),
            ("string | { error: number }", json!({ "error": 3 })),
        ] {
            assert_eq!(unfit(notation, &value), None, "{notation}");
        }
    }

    #[test]
    fn the_first_place_that_does_not_fit_is_told() {
        for (notation, value, pointer, wanted) in [
            ("number", json!("1"), "", "number"),
            ("integer[]", json!([1, 2.5]), "/1", "integer"),
            ("string[]", json!(["a", null]), "/1", "string"),
            ("[number, number][]", json!([[1, 2], [3]]), "/1", "[number, number]"),
            ("[number, number]", json!([1, 2, 3]), "", "[number, number]"),
            ("[string, ...number[]]", json!(["a", 1, "b"]), "/2", "number"),
            ("{ a: number }", json!({ "a": 1, "b": 2 }), "", "{ a: number }"),
            ("{ a: { b: number } }", json!({ "a": { "b": true } }), "/a/b", "number"),
            ("{ a: number }", json!({}), "", "{ a: number }"),
            ("Record<string, number>", json!({ "a/b": "x" }), "/a~1b", "number"),
            ("(\"on\" | \"off\")[]", json!(["on", "up"]), "/1", "\"on\" | \"off\""),
            ("number | null", json!([]), "", "number | null"),
        ] {
            assert_eq!(unfit(notation, &value), Some((pointer.to_owned(), wanted.to_owned())), "{notation}");
        }
    }
}
