//! Values and errors as people read them.

use super::value::length;
use rquickjs::{Function, Object, Value};
use std::fmt::Write;

/// Nesting that is shown.
const MAX_DEPTH: usize = 6;

/// Entries of one list or object that are shown.
const MAX_ENTRIES: usize = 100;

/// Bytes of one value or message that are shown. More than the whole output of a program may be.
const MAX_BYTES: usize = 80 * 1024;

/// Bytes of an error's message that are shown.
const MAX_MESSAGE: usize = 1_000;

/// Appends a value as `console.log` shows it: text as it is, all else as it would be written.
pub(super) fn value(value: &Value<'_>, to: &mut String) {
    match value.as_string() {
        Some(text) => to.push_str(cut(&words(text), MAX_BYTES)),
        None => nested(value, to, 0),
    }
}

fn nested(value: &Value<'_>, to: &mut String, depth: usize) {
    if to.len() > MAX_BYTES {
        return;
    }
    if value.is_undefined() {
        to.push_str("undefined");
    } else if value.is_null() {
        to.push_str("null");
    } else if let Some(truth) = value.as_bool() {
        _ = write!(to, "{truth}");
    } else if let Some(number) = value.as_number() {
        _ = write!(to, "{number}");
    } else if let Some(text) = value.as_string() {
        _ = write!(to, "{:?}", cut(&words(text), MAX_BYTES));
    } else if let Some(whole) = value.as_big_int() {
        match whole.clone().to_i64() {
            Ok(whole) => _ = write!(to, "{whole}n"),
            Err(_) => to.push_str("[BigInt]"),
        }
    } else if value.is_symbol() {
        to.push_str("[Symbol]");
    } else if value.is_error() {
        to.push_str(&exception(value).0);
    } else if value.is_function() {
        to.push_str("[Function]");
    } else if depth >= MAX_DEPTH {
        to.push('…');
    } else if let Some(list) = value.as_array() {
        let Ok(length) = length(list.as_object()) else { return unreadable(value, to) };
        to.push('[');
        for index in 0..length.min(MAX_ENTRIES) {
            to.push_str(if index > 0 { ", " } else { "" });
            match list.get::<Value<'_>>(index) {
                Ok(item) => nested(&item, to, depth + 1),
                Err(_) => unreadable(value, to),
            }
        }
        to.push_str(if length > MAX_ENTRIES { ", …]" } else { "]" });
    } else if let Some(object) = value.as_object() {
        members(object, to, depth);
    }
}

/// A text as it can be written: half of a surrogate pair becomes the replacement character.
fn words(text: &rquickjs::String<'_>) -> String {
    if let Ok(words) = text.to_string() {
        return words;
    }
    // JSON's own words for it have an escape in the place of each half.
    let json = text.ctx().json_stringify(text.clone()).ok().flatten().and_then(|json| json.to_string().ok());
    let json = json.unwrap_or_default();
    let mut whole = String::with_capacity(json.len());
    let mut rest = json.as_str();
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        whole.push_str(before);
        let half = escape.get(2..6).filter(|_| escape.starts_with("\\ud"));
        let length = if half.is_some() { 6 } else { 2 };
        whole.push_str(if half.is_some() { "\u{fffd}" } else { &escape[..length] });
        rest = &escape[length..];
    }
    whole.push_str(rest);
    serde_json::from_str(&whole).unwrap_or_default()
}

fn members(object: &Object<'_>, to: &mut String, depth: usize) {
    if let Some((name, entries)) = entries(object) {
        to.push_str(name);
        return nested(&entries, to, depth + 1);
    }
    to.push('{');
    for (index, name) in object.keys::<String>().enumerate() {
        let Ok(name) = name else { return unreadable(object.as_value(), to) };
        to.push_str(if index > 0 { ", " } else { " " });
        if index >= MAX_ENTRIES {
            to.push('…');
            break;
        }
        _ = write!(to, "{name}: ");
        match object.get::<_, Value<'_>>(name.as_str()) {
            Ok(member) => nested(&member, to, depth + 1),
            Err(_) => unreadable(object.as_value(), to),
        }
    }
    to.push_str(" }");
}

/// What a Map or a Set holds, as a list, and its name.
fn entries<'js>(object: &Object<'js>) -> Option<(&'static str, Value<'js>)> {
    let globals = object.ctx().globals();
    let name = ["Map", "Set"].into_iter().find(|name| {
        globals.get::<_, Value<'js>>(*name).is_ok_and(|class| class.is_constructor() && object.is_instance_of(&class))
    })?;
    let array = globals.get::<_, Object<'js>>("Array").ok()?;
    let from = array.get::<_, Function<'js>>("from").ok()?;
    match from.call::<_, Value<'js>>((object.clone(),)) {
        Ok(list) if list.is_array() => Some((name, list)),
        Ok(_) => None,
        Err(_) => {
            object.ctx().catch();
            None
        }
    }
}

/// What cannot be read is skipped, and its exception with it.
fn unreadable(value: &Value<'_>, to: &mut String) {
    value.ctx().catch();
    to.push('?');
}

/// What was thrown, and where in the program: line and column, from 1.
pub(super) fn exception(thrown: &Value<'_>) -> (String, Option<(u32, u32)>) {
    if !thrown.is_error() {
        let mut shown = String::from("Thrown: ");
        value(thrown, &mut shown);
        return (cut(&shown, MAX_MESSAGE).to_owned(), None);
    }
    let Some(error) = thrown.as_object() else { return ("Error".to_owned(), None) };
    let text = |name: &str| match error.get::<_, Value<'_>>(name) {
        Ok(text) => text.as_string().map(words).unwrap_or_default(),
        Err(_) => {
            error.ctx().catch();
            String::new()
        }
    };
    let (name, message, stack) = (text("name"), text("message"), text("stack"));
    let name = if name.is_empty() { "Error" } else { &name };
    let said = if message.is_empty() { name.to_owned() } else { format!("{name}: {message}") };
    (cut(&said, MAX_MESSAGE).to_owned(), place(&stack))
}

/// The first place in a stack that is in the candidate's program.
fn place(stack: &str) -> Option<(u32, u32)> {
    stack.lines().find_map(|frame| {
        let (_, place) = frame.split_once("solution.js:")?;
        let mut numbers = place.split(|letter: char| !letter.is_ascii_digit());
        let line = numbers.next()?.parse().ok()?;
        Some((line, numbers.next().and_then(|column| column.parse().ok()).unwrap_or(1)))
    })
}

/// The beginning of a text, in whole characters.
fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}
