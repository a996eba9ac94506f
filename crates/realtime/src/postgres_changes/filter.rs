//! The filter of a subscription: `column=operator.value`, several joined by commas (all must hold), each
//! operator optionally after `not.`. Read once at the join; tested against a change's decoded values where
//! that is certain, and by PostgreSQL otherwise.

use crate::pgoutput::Cell;

/// Longest filter text, in bytes.
const MAX_LENGTH: usize = 16 * 1024;
/// Most conditions in one filter.
const MAX_CONDITIONS: usize = 20;
/// Most values in an `in` list.
const MAX_VALUES: usize = 100;
/// Longest pattern, in bytes: a pattern runs in the database for every change.
const MAX_PATTERN: usize = 256;

/// Conditions that must all hold. None means every row.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Filter {
    /// The conditions, in the order written.
    pub conditions: Vec<Condition>,
}

/// One condition on one column.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Condition {
    /// The column's name as written.
    pub column: String,
    /// `not.` stood before the operator.
    pub negated: bool,
    /// What is tested.
    pub test: Test,
}

/// An operator with its value.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Test {
    /// A binary operator.
    Compare(Comparison, String),
    /// One of these values.
    In(Vec<String>),
    /// A test against a fixed word.
    Is(IsValue),
}

/// The binary operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `eq`
    Eq,
    /// `neq`
    Neq,
    /// `lt`
    Lt,
    /// `lte`
    Lte,
    /// `gt`
    Gt,
    /// `gte`
    Gte,
    /// `like`, where `*` may stand for `%`
    Like,
    /// `ilike`
    ILike,
    /// `match`: a regular expression
    Match,
    /// `imatch`: one that ignores case
    IMatch,
    /// `isdistinct`
    IsDistinct,
}

/// What `is` can be followed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IsValue {
    /// `null`
    Null,
    /// `not_null`
    NotNull,
    /// `true`
    True,
    /// `false`
    False,
    /// `unknown`
    Unknown,
}

/// Why a filter is not understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FilterError {
    /// Not of the form `column=operator.value`.
    #[error("invalid filter: expected column=operator.value")]
    Shape,
    /// No such operator.
    #[error("invalid operator in filter: {0}")]
    Operator(String),
    /// `is` followed by another word.
    #[error("invalid value in filter: is takes null, not_null, true, false or unknown")]
    IsValue,
    /// An `in` list that does not open, close or separate properly.
    #[error("invalid list in filter: expected (value,value)")]
    List,
    /// A pattern that refers back to what it matched: it could run for minutes.
    #[error("invalid pattern in filter: back references are not supported")]
    BackReference,
    /// Beyond what one subscription may ask.
    #[error("filter is too large: {0}")]
    TooLarge(&'static str),
}

impl Filter {
    /// Reads a filter. An empty text is no filter.
    ///
    /// # Errors
    /// See [`FilterError`].
    pub fn parse(text: &str) -> Result<Self, FilterError> {
        if text.len() > MAX_LENGTH {
            return Err(FilterError::TooLarge("at most 16384 bytes"));
        }
        let mut conditions = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            if conditions.len() == MAX_CONDITIONS {
                return Err(FilterError::TooLarge("at most 20 conditions"));
            }
            let (condition, after) = condition(rest)?;
            conditions.push(condition);
            rest = match after.strip_prefix(',') {
                Some(next) if !next.is_empty() => next,
                None if after.is_empty() => after,
                _ => return Err(FilterError::Shape),
            };
        }
        Ok(Self { conditions })
    }

    /// Whether a decoded row passes, as far as that can be said without the database: `None` is "ask".
    /// `value` gives a column's type and cell, or nothing where the log does not carry the column.
    pub fn decide<'a>(&self, value: impl Fn(&str) -> Option<(&'a str, &'a Cell)>) -> Option<bool> {
        let mut certain = true;
        for condition in &self.conditions {
            match value(&condition.column).and_then(|(type_name, cell)| condition.decide(type_name, cell)) {
                Some(false) => return Some(false),
                Some(true) => {}
                None => certain = false,
            }
        }
        certain.then_some(true)
    }
}

impl Condition {
    fn decide(&self, type_name: &str, cell: &Cell) -> Option<bool> {
        let cell = match cell {
            Cell::Unknown => return None,
            Cell::Null => None,
            Cell::Text(text) => Some(text.as_str()),
        };
        let holds = match (&self.test, cell) {
            (Test::Is(IsValue::Null), cell) => cell.is_none(),
            (Test::Is(IsValue::NotNull), cell) => cell.is_some(),
            (Test::Is(IsValue::Unknown), None) => true,
            (Test::Is(_), None) => false,
            (Test::Is(word), Some(text)) if type_name == "bool" => match word {
                IsValue::True => text == "t",
                IsValue::False => text == "f",
                _ => false,
            },
            (Test::Compare(Comparison::IsDistinct, _), None) => true,
            // Everything else is unknown for null, negated or not, and so does not hold.
            (Test::Compare(..) | Test::In(_), None) => return Some(false),
            (Test::Compare(Comparison::Eq, access), Some(text)) => same(type_name, text, access)?,
            (Test::Compare(Comparison::Neq | Comparison::IsDistinct, access), Some(text)) => {
                !same(type_name, text, access)?
            }
            (Test::In(access), Some(text)) => {
                let mut any = false;
                for access in access {
                    any |= same(type_name, text, access)?;
                }
                any
            }
            _ => return None,
        };
        Some(holds != self.negated)
    }
}

/// Whether a value in PostgreSQL's own text form equals a written one. `None` for types that have several
/// texts for one value.
fn same(type_name: &str, text: &str, access: &str) -> Option<bool> {
    match type_name {
        "text" | "varchar" => Some(text == access),
        "uuid" => Some(uuid::Uuid::try_parse(text).ok()? == uuid::Uuid::try_parse(access).ok()?),
        "int2" | "int4" | "int8" => Some(text.parse::<i64>().ok()? == access.parse::<i64>().ok()?),
        "bool" => match access {
            "t" | "true" => Some(text == "t"),
            "f" | "false" => Some(text == "f"),
            _ => None,
        },
        _ => None,
    }
}

fn condition(text: &str) -> Result<(Condition, &str), FilterError> {
    let (column, rest) = text.split_once('=').ok_or(FilterError::Shape)?;
    if column.is_empty() || column.len() > 63 {
        return Err(FilterError::Shape);
    }
    let (negated, rest) = match rest.strip_prefix("not.") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (operator, rest) = rest.split_once('.').ok_or(FilterError::Shape)?;
    let (test, rest) = match operator {
        "in" => {
            let (values, rest) = list(rest)?;
            (Test::In(values), rest)
        }
        "is" => {
            let (word, rest) = value(rest, &[','])?;
            (Test::Is(word_of(&word)?), rest)
        }
        other => {
            let comparison = comparison(other)?;
            let (value, rest) = value(rest, &[','])?;
            if comparison.is_pattern() && value.len() > MAX_PATTERN {
                return Err(FilterError::TooLarge("a pattern has at most 256 bytes"));
            }
            if matches!(comparison, Comparison::Match | Comparison::IMatch) && refers_back(&value) {
                return Err(FilterError::BackReference);
            }
            (Test::Compare(comparison, value), rest)
        }
    };
    Ok((Condition { column: column.to_owned(), negated, test }, rest))
}

/// Whether a regular expression holds a backslash and a digit.
fn refers_back(pattern: &str) -> bool {
    pattern.as_bytes().windows(2).any(|pair| pair[0] == b'\\' && pair[1].is_ascii_digit())
}

impl Comparison {
    fn is_pattern(self) -> bool {
        matches!(self, Self::Like | Self::ILike | Self::Match | Self::IMatch)
    }
}

fn comparison(name: &str) -> Result<Comparison, FilterError> {
    Ok(match name {
        "eq" => Comparison::Eq,
        "neq" => Comparison::Neq,
        "lt" => Comparison::Lt,
        "lte" => Comparison::Lte,
        "gt" => Comparison::Gt,
        "gte" => Comparison::Gte,
        "like" => Comparison::Like,
        "ilike" => Comparison::ILike,
        "match" => Comparison::Match,
        "imatch" => Comparison::IMatch,
        "isdistinct" => Comparison::IsDistinct,
        other => return Err(FilterError::Operator(other.chars().take(32).collect())),
    })
}

fn word_of(word: &str) -> Result<IsValue, FilterError> {
    Ok(match word.to_ascii_lowercase().as_str() {
        "null" => IsValue::Null,
        "not_null" => IsValue::NotNull,
        "true" => IsValue::True,
        "false" => IsValue::False,
        "unknown" => IsValue::Unknown,
        _ => return Err(FilterError::IsValue),
    })
}

fn list(text: &str) -> Result<(Vec<String>, &str), FilterError> {
    let mut rest = text.strip_prefix('(').ok_or(FilterError::List)?;
    if let Some(rest) = rest.strip_prefix(')') {
        return Ok((Vec::new(), rest));
    }
    let mut values = Vec::new();
    loop {
        if values.len() == MAX_VALUES {
            return Err(FilterError::TooLarge("a list has at most 100 values"));
        }
        let (next, after) = value(rest, &[',', ')'])?;
        values.push(next);
        rest = match after.split_at_checked(1) {
            Some((",", after)) => after,
            Some((")", after)) => return Ok((values, after)),
            _ => return Err(FilterError::List),
        };
    }
}

/// A value up to one of `ends` or the end of the text; in double quotes, with backslash escapes, it may hold
/// anything.
fn value<'a>(text: &'a str, ends: &[char]) -> Result<(String, &'a str), FilterError> {
    let Some(quoted) = text.strip_prefix('"') else {
        let (value, rest) = text.split_at(text.find(ends).unwrap_or(text.len()));
        return Ok((value.to_owned(), rest));
    };
    let mut value = String::new();
    let mut letters = quoted.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Ok((value, &quoted[at + 1..])),
            '\\' => value.push(letters.next().ok_or(FilterError::Shape)?.1),
            other => value.push(other),
        }
    }
    Err(FilterError::Shape)
}

#[cfg(test)]
mod tests;
