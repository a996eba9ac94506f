//! The types of a function's signature: the part of TypeScript's notation that JSON values need.

mod fit;
mod read;

use std::fmt;

/// What a value may be.
#[derive(Debug, Clone, PartialEq)]
pub enum Type {
    /// Anything that JSON holds: `unknown`.
    Anything,
    /// `object`, without saying more: an object or a list.
    Structure,
    /// `number`.
    Number,
    /// `integer`, a number that is whole: TypeScript has no word for it.
    Integer,
    /// `string`.
    Text,
    /// `boolean`.
    Boolean,
    /// `null`.
    Null,
    /// One text alone: `"set"`.
    Word(String),
    /// `T[]`.
    List(Box<Self>),
    /// `[A, B]`; with a rest, as in `[A, ...B[]]`, any number of those follow.
    Tuple {
        /// What it begins with.
        items: Vec<Self>,
        /// What may follow.
        rest: Option<Box<Self>>,
    },
    /// `Record<string, T>`.
    Map(Box<Self>),
    /// `{ name: T; other?: U }`.
    Object(Vec<Member>),
    /// `A | B`.
    Either(Vec<Self>),
}

/// A member of an object.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Whether it may be missing.
    pub optional: bool,
    /// What it may be.
    pub kind: Type,
}

/// A notation that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It ends where something must follow.
    #[error("ends too early for a type in TypeScript's notation")]
    Ended,
    /// From here on it is no type of this notation.
    #[error(
        "cannot be read from {0:?} on: types are number, integer, string, boolean, null, unknown, object, lists, tuples, Record<string, …>, {{ name: … }} and | between them"
    )]
    From(String),
}

/// A value that is not of its type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfit {
    /// Where in the value: a JSON pointer.
    pub pointer: String,
    /// What it had to be, in TypeScript's notation.
    pub wanted: String,
}

/// A type is written as it was read, spaces and brackets aside.
impl fmt::Display for Type {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anything => to.write_str("unknown"),
            Self::Structure => to.write_str("object"),
            Self::Number => to.write_str("number"),
            Self::Integer => to.write_str("integer"),
            Self::Text => to.write_str("string"),
            Self::Boolean => to.write_str("boolean"),
            Self::Null => to.write_str("null"),
            Self::Word(word) => write!(to, "{word:?}"),
            Self::List(item) if matches!(**item, Self::Either(_)) => write!(to, "({item})[]"),
            Self::List(item) => write!(to, "{item}[]"),
            Self::Map(value) => write!(to, "Record<string, {value}>"),
            Self::Either(kinds) => separated(to, kinds, " | "),
            Self::Tuple { items, rest } => {
                to.write_str("[")?;
                separated(to, items, ", ")?;
                if let Some(rest) = rest {
                    let list = Self::List(rest.clone());
                    write!(to, "{}...{list}", if items.is_empty() { "" } else { ", " })?;
                }
                to.write_str("]")
            }
            Self::Object(members) => {
                to.write_str("{ ")?;
                separated(to, members, "; ")?;
                to.write_str(" }")
            }
        }
    }
}

impl fmt::Display for Member {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}: {}", self.name, if self.optional { "?" } else { "" }, self.kind)
    }
}

fn separated(to: &mut fmt::Formatter<'_>, parts: &[impl fmt::Display], between: &str) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        write!(to, "{}{part}", if index == 0 { "" } else { between })?;
    }
    Ok(())
}
