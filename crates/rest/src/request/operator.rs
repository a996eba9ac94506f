//! What a condition compares with: `not.eq.5`, `in.(a,b)`, `fts(english).word`, `is.null`.

use super::cursor::Cursor;
use crate::error::RestError;
use crate::limits::Limits;

/// Operators that take one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compare {
    /// `=`
    Eq,
    /// `<>`
    Neq,
    /// `>`
    Gt,
    /// `>=`
    Gte,
    /// `<`
    Lt,
    /// `<=`
    Lte,
    /// `like`, with `*` for `%`
    Like,
    /// `ilike`, with `*` for `%`
    Ilike,
    /// `~`
    Match,
    /// `~*`
    Imatch,
    /// `@>`
    Contains,
    /// `<@`
    ContainedIn,
    /// `&&`
    Overlaps,
    /// `<<`
    StrictlyLeft,
    /// `>>`
    StrictlyRight,
    /// `&<`
    NotRight,
    /// `&>`
    NotLeft,
    /// `-|-`
    Adjacent,
}

/// Compares with any or with all values of an array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quantifier {
    /// One match is enough.
    Any,
    /// Every value must match.
    All,
}

/// The right side of `is`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Is {
    /// `is null`
    Null,
    /// `is not null`
    NotNull,
    /// `is true`
    True,
    /// `is false`
    False,
    /// `is unknown`
    Unknown,
}

/// How a text becomes a query of the full text search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextQuery {
    /// `to_tsquery`
    Raw,
    /// `plainto_tsquery`
    Plain,
    /// `phraseto_tsquery`
    Phrase,
    /// `websearch_to_tsquery`
    Web,
}

/// An operator with its value or values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Operation {
    /// One operator, one value; with a quantifier the value is an array literal.
    Compare(Compare, Option<Quantifier>, String),
    /// One of these.
    In(Vec<String>),
    /// A state rather than a value.
    Is(Is),
    /// `is distinct from`
    IsDistinct(String),
    /// Full text search, with the name of a configuration if given.
    Search(TextQuery, Option<String>, String),
}

/// An operation, negated or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// `not.` stood in front.
    pub negated: bool,
    /// The operation.
    pub operation: Operation,
}

/// Where a value stands, which decides where it ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Alone: taken literally to the end.
    Plain,
    /// In a logic tree: quoted, an array literal, or up to `,` or `)`.
    Tree,
}

const EXPECTED: &str = "operator (eq, gt, ...)";

fn compare(word: &str) -> Option<Compare> {
    Some(match word {
        "eq" => Compare::Eq,
        "neq" => Compare::Neq,
        "gt" => Compare::Gt,
        "gte" => Compare::Gte,
        "lt" => Compare::Lt,
        "lte" => Compare::Lte,
        "like" => Compare::Like,
        "ilike" => Compare::Ilike,
        "match" => Compare::Match,
        "imatch" => Compare::Imatch,
        "cs" => Compare::Contains,
        "cd" => Compare::ContainedIn,
        "ov" => Compare::Overlaps,
        "sl" => Compare::StrictlyLeft,
        "sr" => Compare::StrictlyRight,
        "nxr" => Compare::NotRight,
        "nxl" => Compare::NotLeft,
        "adj" => Compare::Adjacent,
        _ => return None,
    })
}

fn text_query(word: &str) -> Option<TextQuery> {
    Some(match word {
        "fts" => TextQuery::Raw,
        "plfts" => TextQuery::Plain,
        "phfts" => TextQuery::Phrase,
        "wfts" => TextQuery::Web,
        _ => return None,
    })
}

impl Compare {
    /// `neq`, arrays and ranges have no `any` and `all`.
    fn quantifiable(self) -> bool {
        use Compare::{Eq, Gt, Gte, Ilike, Imatch, Like, Lt, Lte, Match};
        matches!(self, Eq | Gt | Gte | Lt | Lte | Like | Ilike | Match | Imatch)
    }
}

/// Reads `[not.]operator.value`.
pub(super) fn test(cursor: &mut Cursor<'_>, place: Place, limits: &Limits) -> Result<Test, RestError> {
    let negated = cursor.eat("not.");
    let start = cursor.mark();
    let word = cursor.take_while(|char| char.is_ascii_alphabetic());
    let operation = if let Some(kind) = compare(word) {
        let quantifier = quantifier(cursor, kind)?;
        cursor.expect(".")?;
        let text = value(cursor, place)?;
        let text = if matches!(kind, Compare::Like | Compare::Ilike) { text.replace('*', "%") } else { text };
        Operation::Compare(kind, quantifier, text)
    } else if let Some(kind) = text_query(word) {
        let config = search_config(cursor)?;
        cursor.expect(".")?;
        Operation::Search(kind, config, value(cursor, place)?)
    } else {
        match word {
            "in" => {
                cursor.expect(".")?;
                Operation::In(list(cursor, limits)?)
            }
            "is" => {
                cursor.expect(".")?;
                Operation::Is(is_value(cursor)?)
            }
            "isdistinct" => {
                cursor.expect(".")?;
                Operation::IsDistinct(value(cursor, place)?)
            }
            _ => {
                cursor.reset(start);
                return Err(cursor.fail(EXPECTED));
            }
        }
    };
    Ok(Test { negated, operation })
}

fn quantifier(cursor: &mut Cursor<'_>, kind: Compare) -> Result<Option<Quantifier>, RestError> {
    if !kind.quantifiable() {
        return Ok(None);
    }
    Ok(if cursor.eat("(any)") {
        Some(Quantifier::Any)
    } else if cursor.eat("(all)") {
        Some(Quantifier::All)
    } else {
        None
    })
}

fn search_config(cursor: &mut Cursor<'_>) -> Result<Option<String>, RestError> {
    if !cursor.eat("(") {
        return Ok(None);
    }
    let name = cursor.take_while(|char| char.is_ascii_alphanumeric() || char == '_');
    if name.is_empty() {
        return Err(cursor.fail("name of a text search configuration"));
    }
    cursor.expect(")")?;
    Ok(Some(name.to_owned()))
}

fn is_value(cursor: &mut Cursor<'_>) -> Result<Is, RestError> {
    let start = cursor.mark();
    let word = cursor.take_while(|char| char.is_ascii_alphabetic() || char == '_').to_ascii_lowercase();
    Ok(match word.as_str() {
        "null" => Is::Null,
        "not_null" => Is::NotNull,
        "true" => Is::True,
        "false" => Is::False,
        "unknown" => Is::Unknown,
        _ => {
            cursor.reset(start);
            return Err(cursor.fail("isVal: (null, not_null, true, false, unknown)"));
        }
    })
}

fn value(cursor: &mut Cursor<'_>, place: Place) -> Result<String, RestError> {
    match place {
        Place::Plain => Ok(cursor.take_rest().to_owned()),
        Place::Tree => {
            if cursor.peek() == Some('{') {
                return array_literal(cursor);
            }
            element(cursor)
        }
    }
}

/// `{…}` up to its closing brace; braces and commas inside double quotes do not count.
fn array_literal(cursor: &mut Cursor<'_>) -> Result<String, RestError> {
    let rest = cursor.rest();
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, char) in rest.char_indices() {
        match char {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '{' if !quoted => depth += 1,
            '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 && !quoted {
            let end = at + 1;
            cursor.reset(cursor.mark() + end);
            return Ok(rest[..end].to_owned());
        }
    }
    cursor.take_rest();
    Err(cursor.fail("\"}\""))
}

/// An element of a list or tree. One that goes past its quoted part is read raw.
fn element(cursor: &mut Cursor<'_>) -> Result<String, RestError> {
    let start = cursor.mark();
    if let Some(text) = cursor.quoted()? {
        if matches!(cursor.peek(), None | Some(',' | ')')) {
            return Ok(text);
        }
        cursor.reset(start);
    }
    Ok(cursor.take_while(|char| !matches!(char, ',' | ')')).to_owned())
}

/// `(a,"b",c)`; `()` is the empty list.
fn list(cursor: &mut Cursor<'_>, limits: &Limits) -> Result<Vec<String>, RestError> {
    cursor.expect("(")?;
    if cursor.eat(")") {
        return Ok(Vec::new());
    }
    let mut values = Vec::new();
    loop {
        if values.len() == limits.in_values {
            return Err(RestError::TooMuch(format!("An in list has at most {} values", limits.in_values)));
        }
        values.push(element(cursor)?);
        if !cursor.eat(",") {
            cursor.expect(")")?;
            return Ok(values);
        }
    }
}
