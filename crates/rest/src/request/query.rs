//! The whole query string as values. Nothing here knows a table; names are looked up by the plan.

use super::cursor::Cursor;
use super::field::{Field, field};
use super::filter::{Condition, Filter, Junction, filter, logic_tree};
use super::order::{OrderTerm, order};
use super::select::{SelectItem, select};
use crate::error::RestError;
use crate::limits::Limits;

/// The way to an embed: keys of embeds from the outside in; empty for the table itself.
pub type EmbedPath = Vec<String>;

/// How the keys that are no reserved word are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeysAre {
    /// `column=operator.value`, always.
    Filters,
    /// Perhaps arguments of a function: kept aside in [`Query::unresolved`] for the plan, which knows the function.
    PerhapsArguments,
}

/// A key that is an argument or a filter; which one depends on the function.
#[derive(Debug, Clone)]
pub struct UnresolvedPair {
    /// The key as sent.
    pub key: String,
    /// The value as sent.
    pub value: String,
    /// The pair read as a filter, if it can be.
    pub filter: Option<(EmbedPath, Filter)>,
}

/// What a query string asks for.
#[derive(Debug, Clone, Default)]
pub struct Query {
    /// `select`; `None` when absent, which means every column.
    pub select: Option<Vec<SelectItem>>,
    /// Conditions with the embed they belong to.
    pub conditions: Vec<(EmbedPath, Condition)>,
    /// Orders with the embed they belong to.
    pub orders: Vec<(EmbedPath, Vec<OrderTerm>)>,
    /// `limit` by embed.
    pub limits: Vec<(EmbedPath, i64)>,
    /// `offset` by embed.
    pub offsets: Vec<(EmbedPath, i64)>,
    /// `columns`: the payload's keys that count.
    pub columns: Option<Vec<String>>,
    /// `on_conflict`: the columns of the unique key to merge by.
    pub on_conflict: Option<Vec<String>>,
    /// See [`KeysAre::PerhapsArguments`].
    pub unresolved: Vec<UnresolvedPair>,
}

impl Query {
    /// Reads a raw query string.
    ///
    /// # Errors
    /// When a part does not parse, or asks for more than the limits allow.
    pub fn parse(raw: &str, keys: KeysAre, limits: &Limits) -> Result<Self, RestError> {
        Self::of_pairs(&pairs(raw, limits)?, keys, limits)
    }

    /// Reads its decoded pairs.
    ///
    /// # Errors
    /// As [`Query::parse`].
    pub fn of_pairs(pairs: &[(String, String)], keys: KeysAre, limits: &Limits) -> Result<Self, RestError> {
        let mut query = Self::default();
        for (key, value) in pairs {
            query.parse_pair(key, value, keys, limits)?;
        }
        query.check(limits)?;
        Ok(query)
    }

    fn parse_pair(&mut self, key: &str, value: &str, keys: KeysAre, limits: &Limits) -> Result<(), RestError> {
        match key {
            "select" => self.select = Some(select(value, limits)?),
            "columns" => self.columns = names("columns parameter", value)?,
            "on_conflict" => self.on_conflict = names("on_conflict parameter", value)?,
            _ => return self.parse_pathed(key, value, keys, limits),
        }
        Ok(())
    }

    /// `limit`, `order`, `and`, `or` and filters, each perhaps behind the way to an embed.
    fn parse_pathed(&mut self, key: &str, value: &str, keys: KeysAre, limits: &Limits) -> Result<(), RestError> {
        let unresolved = keys == KeysAre::PerhapsArguments;
        let (mut path, last) = match split_key(key) {
            Ok(parts) => parts,
            Err(_) if unresolved => return self.keep_unresolved(key, value, None),
            Err(error) => return Err(error),
        };
        let word = if last.path.is_empty() { last.name.as_str() } else { "" };
        match word {
            "limit" => self.limits.push((path, number("limit parameter", value)?)),
            "offset" => {
                let offset = number("offset parameter", value)?;
                if offset < 0 {
                    return Err(RestError::Parse {
                        message: format!("\"failed to parse offset parameter ({value})\""),
                        details: "an offset can't be negative".into(),
                    });
                }
                self.offsets.push((path, offset));
            }
            "order" => self.orders.push((path, order(value)?)),
            "and" | "or" => {
                let negated = path.last().is_some_and(|part| part == "not");
                if negated {
                    path.pop();
                }
                let junction = if word == "and" { Junction::And } else { Junction::Or };
                self.conditions.push((path, logic_tree(junction, negated, value, limits)?));
            }
            _ if unresolved => {
                let parsed = filter(last, value, limits).ok().map(|filter| (path, filter));
                return self.keep_unresolved(key, value, parsed);
            }
            _ => self.conditions.push((path, Condition::Filter(filter(last, value, limits)?))),
        }
        Ok(())
    }

    fn keep_unresolved(
        &mut self,
        key: &str,
        value: &str,
        filter: Option<(EmbedPath, Filter)>,
    ) -> Result<(), RestError> {
        self.unresolved.push(UnresolvedPair { key: key.to_owned(), value: value.to_owned(), filter });
        Ok(())
    }

    fn check(&self, limits: &Limits) -> Result<(), RestError> {
        let filters: usize =
            self.conditions.iter().map(|(_, condition)| condition.count()).sum::<usize>() + self.unresolved.len();
        if filters > limits.filters {
            return Err(RestError::TooMuch(format!("At most {} filters are allowed", limits.filters)));
        }
        let terms: usize = self.orders.iter().map(|(_, terms)| terms.len()).sum();
        if terms > limits.order_terms {
            return Err(RestError::TooMuch(format!("At most {} order terms are allowed", limits.order_terms)));
        }
        let columns = [&self.columns, &self.on_conflict].into_iter().flatten().map(Vec::len).max();
        if columns.unwrap_or(0) > limits.columns {
            return Err(RestError::TooMuch(format!("At most {} columns can be named", limits.columns)));
        }
        Ok(())
    }
}

/// The decoded pairs of a raw query string.
///
/// # Errors
/// When it is too long or not text.
pub fn pairs(raw: &str, limits: &Limits) -> Result<Vec<(String, String)>, RestError> {
    if raw.len() > limits.query_bytes {
        return Err(RestError::UriTooLong(limits.query_bytes));
    }
    super::pairs::pairs(raw)
}

/// `rel.rel.column->path`.
fn split_key(key: &str) -> Result<(EmbedPath, Field), RestError> {
    let mut cursor = Cursor::new("filter key", key);
    let mut path = Vec::new();
    loop {
        let part = field(&mut cursor)?;
        if cursor.at_end() {
            return Ok((path, part));
        }
        if !part.path.is_empty() {
            return Err(cursor.fail("end of input"));
        }
        cursor.expect(".")?;
        path.push(part.name);
    }
}

fn number(what: &'static str, value: &str) -> Result<i64, RestError> {
    value.parse().map_err(|_| RestError::Parse {
        message: format!("\"failed to parse {what} ({})\" (line 1, column 1)", value.get(..20).unwrap_or(value)),
        details: "expecting an integer".into(),
    })
}

/// A list of names; empty means not given.
fn names(what: &'static str, value: &str) -> Result<Option<Vec<String>>, RestError> {
    if value.is_empty() {
        return Ok(None);
    }
    let mut cursor = Cursor::new(what, value);
    let mut names: Vec<String> = Vec::new();
    loop {
        cursor.skip_spaces();
        let name = cursor.identifier()?;
        if !names.contains(&name) {
            names.push(name);
        }
        cursor.skip_spaces();
        if !cursor.eat(",") {
            cursor.expect_end()?;
            return Ok(Some(names));
        }
    }
}

#[cfg(test)]
mod tests;
