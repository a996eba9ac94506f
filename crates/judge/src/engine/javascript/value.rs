//! What a program returned, as JSON. Written by us and not by the realm's `JSON`, which the program may have changed.

use rquickjs::{Object, Value};
use std::io::Write;

/// Nesting that an answer may have. Anyone who reads it stops there too.
const MAX_DEPTH: usize = 100;

/// The greatest whole number that a double holds without a gap.
const MAX_WHOLE: f64 = 9_007_199_254_740_991.0;

/// Why a value has no JSON.
pub(super) enum Refusal {
    /// Reading it threw; the exception is pending.
    Thrown,
    /// It is larger than it may be.
    TooLarge,
    /// It is something that JSON has no word for.
    NotJson(String),
}

impl From<rquickjs::Error> for Refusal {
    fn from(error: rquickjs::Error) -> Self {
        match error {
            rquickjs::Error::Utf8(_) => not_json("half of a surrogate pair, which is no text"),
            _ => Self::Thrown,
        }
    }
}

/// Appends a value's JSON.
pub(super) fn encode(value: &Value<'_>, json: &mut Vec<u8>, most: usize, depth: usize) -> Result<(), Refusal> {
    if json.len() > most {
        return Err(Refusal::TooLarge);
    }
    if depth > MAX_DEPTH {
        return Err(Refusal::NotJson(format!("The answer is nested more than {MAX_DEPTH} deep.")));
    }
    if value.is_undefined() {
        return Err(if depth == 0 {
            Refusal::NotJson("The function returned nothing (undefined).".to_owned())
        } else {
            not_json("undefined in a list")
        });
    }
    if value.is_null() {
        json.extend_from_slice(b"null");
    } else if let Some(truth) = value.as_bool() {
        json.extend_from_slice(if truth { b"true" } else { b"false" });
    } else if let Some(number) = value.as_number() {
        write_number(number, json)?;
    } else if let Some(text) = value.as_string() {
        write_text(&text.to_string()?, json, most)?;
    } else if let Some(whole) = value.as_big_int() {
        let whole = whole.clone().to_i64().map_err(|_| not_json("a BigInt that is too large"))?;
        if whole.unsigned_abs() > MAX_WHOLE as u64 {
            return Err(not_json("a BigInt beyond ±(2^53 − 1)"));
        }
        _ = write!(json, "{whole}");
    } else if let Some(list) = value.as_array() {
        json.push(b'[');
        for index in 0..length(list.as_object())? {
            if index > 0 {
                json.push(b',');
            }
            encode(&list.get::<Value<'_>>(index)?, json, most, depth + 1)?;
        }
        json.push(b']');
    } else if value.is_function() {
        return Err(not_json("a function"));
    } else if let Some(object) = value.as_object() {
        members(object, json, most, depth)?;
    } else {
        return Err(not_json("a symbol"));
    }
    Ok(())
}

/// How long a list is. A list may be longer than rquickjs takes for possible, and hold nothing.
pub(super) fn length(list: &Object<'_>) -> rquickjs::Result<usize> {
    Ok(list.get::<_, f64>("length")? as usize)
}

fn members(object: &Object<'_>, json: &mut Vec<u8>, most: usize, depth: usize) -> Result<(), Refusal> {
    json.push(b'{');
    let mut first = true;
    for name in object.keys::<rquickjs::String<'_>>() {
        let name = name?.to_string()?;
        if first && name == "0" {
            plain(object)?;
        }
        let member = object.get::<_, Value<'_>>(name.as_str())?;
        if member.is_undefined() {
            continue;
        }
        if !std::mem::take(&mut first) {
            json.push(b',');
        }
        write_text(&name, json, most)?;
        json.push(b':');
        encode(&member, json, most, depth + 1)?;
    }
    json.push(b'}');
    if first { plain(object) } else { Ok(()) }
}

/// Refuses what looks empty, or like a list, and is another kind of collection: a Map, a Set, a Date, a Uint8Array.
fn plain(object: &Object<'_>) -> Result<(), Refusal> {
    let Some(prototype) = object.get_prototype() else { return Ok(()) };
    let Some(maker) = prototype.get::<_, Option<Object<'_>>>("constructor")? else { return Ok(()) };
    match maker.get::<_, Value<'_>>("name")?.as_string().map(rquickjs::String::to_string) {
        Some(Ok(name)) if name != "Object" && !name.is_empty() => {
            let name: String = name.chars().take(40).collect();
            Err(not_json(&format!("a {name}")))
        }
        _ => Ok(()),
    }
}

fn write_number(number: f64, json: &mut Vec<u8>) -> Result<(), Refusal> {
    if !number.is_finite() {
        return Err(not_json(if number.is_nan() { "NaN" } else { "Infinity" }));
    }
    if number.fract() == 0.0 && number.abs() <= MAX_WHOLE {
        _ = write!(json, "{}", number as i64);
    } else {
        // As serde writes it: the shortest text that is read back as the same number.
        _ = write!(json, "{}", serde_json::Value::from(number));
    }
    Ok(())
}

fn write_text(text: &str, json: &mut Vec<u8>, most: usize) -> Result<(), Refusal> {
    if json.len() + text.len() > most {
        return Err(Refusal::TooLarge);
    }
    serde_json::to_writer(json, text).map_err(|_| Refusal::TooLarge)
}

fn not_json(what: &str) -> Refusal {
    Refusal::NotJson(format!(
        "The answer holds {what}. It has to be made of plain lists, objects, texts and numbers."
    ))
}
