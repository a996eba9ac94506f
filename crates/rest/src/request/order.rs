//! `order=created_at.desc.nullslast,company(name).asc`.

use super::cursor::Cursor;
use super::field::{Field, field};
use crate::error::RestError;

/// Which end comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Smallest first.
    Asc,
    /// Largest first.
    Desc,
}

/// Where nulls go; PostgreSQL's own rule when not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nulls {
    /// Before all values.
    First,
    /// After all values.
    Last,
}

/// One term of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderTerm {
    /// The embedded to-one relation that the field belongs to, if not the table itself.
    pub relation: Option<String>,
    /// What to order by.
    pub field: Field,
    /// Ascending unless said.
    pub direction: Option<Direction>,
    /// Nulls first or last.
    pub nulls: Option<Nulls>,
}

/// Reads the value of `order`.
pub(super) fn order(value: &str) -> Result<Vec<OrderTerm>, RestError> {
    let mut cursor = Cursor::new("order", value);
    let mut terms = Vec::new();
    loop {
        cursor.skip_spaces();
        terms.push(term(&mut cursor)?);
        cursor.skip_spaces();
        if !cursor.eat(",") {
            cursor.expect_end()?;
            return Ok(terms);
        }
    }
}

fn term(cursor: &mut Cursor<'_>) -> Result<OrderTerm, RestError> {
    let mut first = field(cursor)?;
    let mut relation = None;
    if first.path.is_empty() && cursor.eat("(") {
        relation = Some(first.name);
        first = field(cursor)?;
        cursor.expect(")")?;
    }
    let direction = if cursor.eat(".asc") {
        Some(Direction::Asc)
    } else if cursor.eat(".desc") {
        Some(Direction::Desc)
    } else {
        None
    };
    let nulls = if cursor.eat(".nullsfirst") {
        Some(Nulls::First)
    } else if cursor.eat(".nullslast") {
        Some(Nulls::Last)
    } else {
        None
    };
    if !matches!(cursor.peek(), None | Some(',' | ' ')) {
        return Err(cursor.fail("asc, desc, nullsfirst, nullslast or \",\""));
    }
    Ok(OrderTerm { relation, field: first, direction, nulls })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms() {
        let terms = order("a.desc.nullslast,b,rel(c).asc,j->>k.nullsfirst").unwrap();
        assert_eq!(terms[0].direction, Some(Direction::Desc));
        assert_eq!(terms[0].nulls, Some(Nulls::Last));
        assert_eq!((terms[1].direction, terms[1].nulls), (None, None));
        assert_eq!(terms[2].relation.as_deref(), Some("rel"));
        assert_eq!(terms[3].field.result_key(), "k");
        assert_eq!(terms[3].nulls, Some(Nulls::First));
    }

    #[test]
    fn broken_terms() {
        for text in ["", "a.", "a.down", "a.asc.desc", "rel(a", "a,,b", "a.nullslast.asc", "a;b"] {
            assert!(order(text).is_err(), "{text}");
        }
    }
}
