//! Conditions: `status=eq.open`, `or=(a.eq.1,and(b.gt.2,c.not.is.null))`.

use super::cursor::Cursor;
use super::field::{Field, field};
use super::operator::{Place, Test, test};
use crate::error::RestError;
use crate::limits::Limits;

/// One field under one test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// What is tested: a column, or an embedded relation under `is.null`.
    pub field: Field,
    /// The test.
    pub test: Test,
}

/// What joins the members of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Junction {
    /// All must hold.
    And,
    /// One must hold.
    Or,
}

/// Conditions joined by `and` and `or`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// A single filter.
    Filter(Filter),
    /// A group of conditions.
    Group {
        /// `not.` stood in front.
        negated: bool,
        /// How the members are joined.
        junction: Junction,
        /// At least one.
        members: Vec<Condition>,
    },
}

/// Reads the value of a plain filter, whose field came as the key.
pub(super) fn filter(field: Field, value: &str, limits: &Limits) -> Result<Filter, RestError> {
    let mut cursor = Cursor::new("filter", value);
    let test = test(&mut cursor, Place::Plain, limits)?;
    cursor.expect_end()?;
    Ok(Filter { field, test })
}

/// Reads the value of `and`, `or`, `not.and` and `not.or`.
pub(super) fn logic_tree(
    junction: Junction,
    negated: bool,
    value: &str,
    limits: &Limits,
) -> Result<Condition, RestError> {
    let mut cursor = Cursor::new("logic tree", value);
    let members = members(&mut cursor, limits, 1)?;
    cursor.expect_end()?;
    Ok(Condition::Group { negated, junction, members })
}

fn members(cursor: &mut Cursor<'_>, limits: &Limits, depth: usize) -> Result<Vec<Condition>, RestError> {
    if depth > limits.logic_depth {
        return Err(RestError::TooMuch(format!("Logic groups nest at most {} deep", limits.logic_depth)));
    }
    cursor.skip_spaces();
    cursor.expect("(")?;
    let mut members = Vec::new();
    loop {
        cursor.skip_spaces();
        members.push(member(cursor, limits, depth)?);
        cursor.skip_spaces();
        if !cursor.eat(",") {
            cursor.expect(")")?;
            return Ok(members);
        }
        if members.len() == limits.filters {
            return Err(RestError::TooMuch(format!("At most {} filters are allowed", limits.filters)));
        }
    }
}

fn member(cursor: &mut Cursor<'_>, limits: &Limits, depth: usize) -> Result<Condition, RestError> {
    let negated = cursor.eat("not.");
    for (word, junction) in [("and", Junction::And), ("or", Junction::Or)] {
        let mark = cursor.mark();
        if cursor.eat(word) {
            cursor.skip_spaces();
            if cursor.peek() == Some('(') {
                let members = members(cursor, limits, depth + 1)?;
                return Ok(Condition::Group { negated, junction, members });
            }
        }
        cursor.reset(mark);
    }
    let field = field(cursor)?;
    cursor.expect(".")?;
    let mut test = test(cursor, Place::Tree, limits)?;
    test.negated ^= negated;
    Ok(Condition::Filter(Filter { field, test }))
}

impl Condition {
    /// How many filters are in it.
    pub fn count(&self) -> usize {
        match self {
            Self::Filter(_) => 1,
            Self::Group { members, .. } => members.iter().map(Self::count).sum(),
        }
    }
}

#[cfg(test)]
mod tests;
