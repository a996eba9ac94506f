//! Bodies as the reference reads them: it converts a value to the type that is declared before it checks it, so clients
//! send `"60"` for a number and `"true"` for a truth (the Python client signs every address with a text). Every body of
//! this part is made of these types; what cannot be converted without a guess is refused.

use serde::{Deserialize, Deserializer, de::Error};
use serde_json::{Number, Value};

/// A whole number, from a number, a text of one, or a truth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Whole(pub(super) i64);

/// A truth, from one, or from 1, 0, "true" or "false".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Truth(pub(super) bool);

/// A text, from one, a number or a truth.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Text(pub(super) String);

/// A list of texts, from one or from a single text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Texts(pub(super) Vec<String>);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = match Value::deserialize(from)? {
            Value::Number(number) => whole(&number),
            Value::String(text) => text.trim().parse::<Number>().ok().as_ref().and_then(whole),
            Value::Bool(truth) => Some(i64::from(truth)),
            _ => None,
        };
        number.map(Self).ok_or_else(|| D::Error::custom("expected a whole number"))
    }
}

/// `60` and `60.0`, but not `60.5`.
fn whole(number: &Number) -> Option<i64> {
    // A float holds each whole number up to here.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    number.as_i64().or_else(|| {
        let float = number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() <= EXACT)?;
        format!("{float:.0}").parse().ok()
    })
}

impl<'de> Deserialize<'de> for Truth {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let truth = match Value::deserialize(from)? {
            Value::Bool(truth) => Some(truth),
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => match whole(&number) {
                Some(0) => Some(false),
                Some(1) => Some(true),
                _ => None,
            },
            _ => None,
        };
        truth.map(Self).ok_or_else(|| D::Error::custom("expected true or false"))
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text(Value::deserialize(from)?).map(Self).ok_or_else(|| D::Error::custom("expected a string"))
    }
}

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let texts = match Value::deserialize(from)? {
            Value::Array(values) => values.into_iter().map(text).collect(),
            single => text(single).map(|text| vec![text]),
        };
        texts.map(Self).ok_or_else(|| D::Error::custom("expected a list of strings"))
    }
}

fn text(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(truth) => Some(truth.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    #[test]
    fn numbers_and_truths_come_as_texts_too() {
        for said in [json!(60), json!(60.0), json!("60"), json!("60.0"), json!(" 60 "), json!("6e1")] {
            assert_eq!(from_value::<Whole>(said.clone()).ok(), Some(Whole(60)), "{said}");
        }
        assert_eq!(from_value::<Whole>(json!("-1")).ok(), Some(Whole(-1)));
        for said in [json!("60.5"), json!(60.5), json!(""), json!("sixty"), json!("0x3c"), json!([60]), json!(1e300)]
        {
            assert!(from_value::<Whole>(said.clone()).is_err(), "{said}");
        }
        for (said, truth) in [(json!(true), true), (json!("true"), true), (json!(1), true), (json!("false"), false)] {
            assert_eq!(from_value::<Truth>(said.clone()).ok(), Some(Truth(truth)), "{said}");
        }
        for said in [json!("yes"), json!(2), json!("TRUE"), json!([])] {
            assert!(from_value::<Truth>(said.clone()).is_err(), "{said}");
        }
        assert_eq!(from_value::<Text>(json!(7)).ok(), Some(Text("7".into())));
        assert_eq!(from_value::<Texts>(json!("a")).ok(), Some(Texts(vec!["a".into()])));
        assert_eq!(from_value::<Texts>(json!(["a", 7])).ok(), Some(Texts(vec!["a".into(), "7".into()])));
        assert!(from_value::<Texts>(json!([{}])).is_err() && from_value::<Text>(json!({})).is_err());
    }
}
