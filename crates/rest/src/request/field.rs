//! A column with an optional path into its JSON: `data->author->>name`.

use super::cursor::Cursor;
use crate::error::RestError;

/// One step of a JSON path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonStep {
    /// `->>`: the result is text.
    pub text: bool,
    /// What the step goes to.
    pub key: JsonKey,
}

/// The operand of an arrow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JsonKey {
    /// A member of an object.
    Name(String),
    /// An element of an array, from the end when negative.
    Index(i32),
}

/// A column, or a value inside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The column's name.
    pub name: String,
    /// The way into its JSON; empty for the column itself.
    pub path: Vec<JsonStep>,
}

impl Field {
    /// The key of this field in a result: the last named step, else the column.
    pub fn result_key(&self) -> &str {
        let named = self.path.iter().rev().find_map(|step| match &step.key {
            JsonKey::Name(name) => Some(name.as_str()),
            JsonKey::Index(_) => None,
        });
        named.unwrap_or(&self.name)
    }
}

/// Steps of one JSON path; deeper paths have no use.
const MAX_STEPS: usize = 20;

pub(super) fn field(cursor: &mut Cursor<'_>) -> Result<Field, RestError> {
    let name = cursor.identifier()?;
    Ok(Field { name, path: json_path(cursor)? })
}

pub(super) fn json_path(cursor: &mut Cursor<'_>) -> Result<Vec<JsonStep>, RestError> {
    let mut path = Vec::new();
    while cursor.rest().starts_with("->") {
        if path.len() == MAX_STEPS {
            return Err(cursor.refuse(format!("a JSON path has at most {MAX_STEPS} steps")));
        }
        cursor.expect("->")?;
        let text = cursor.eat(">");
        path.push(JsonStep { text, key: json_key(cursor)? });
    }
    Ok(path)
}

fn json_key(cursor: &mut Cursor<'_>) -> Result<JsonKey, RestError> {
    let mark = cursor.mark();
    let negative = cursor.eat("-");
    let digits = cursor.take_while(|char| char.is_ascii_digit());
    let ends = match cursor.peek() {
        None => true,
        Some(char) => !(char.is_alphanumeric() || char == '_'),
    };
    if !digits.is_empty() && ends {
        let index = digits.parse::<i32>().map_err(|_| cursor.fail("an array index of 32 bits"))?;
        return Ok(JsonKey::Index(if negative { -index } else { index }));
    }
    cursor.reset(mark);
    Ok(JsonKey::Name(cursor.identifier()?))
}
