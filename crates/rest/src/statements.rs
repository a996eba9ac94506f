//! Statements that were planned before. Requests of one shape differ in nothing but values, and values are binds, so
//! names are looked up and SQL is written once for each shape.
//!
//! A shape is planned with placeholders in the place of its values. It is only kept when every placeholder became a
//! bind of its own and nothing else holds a part of one: then no value has any say in the SQL.

use crate::error::RestError;
use crate::plan::call::CallPlan;
use crate::plan::read::ReadPlan;
use devproof_db::{Bind, Pace, Sql};
use moka::sync::Cache;
use std::fmt;
use std::sync::Arc;

/// Bytes kept at most of each kind, about; what is used least goes first. Clients choose shapes.
const MAX_BYTES: u64 = 16 << 20;
/// Begins a placeholder. No text of a request has this character.
const MARK: char = '\0';

/// What requests were planned as.
#[derive(Debug, Clone, Default)]
pub(crate) struct Statements {
    pub(crate) reads: Shapes<ReadPlan>,
    pub(crate) calls: Shapes<CallPlan>,
}

/// Statements by the schema's version and their shape, with what they were planned as. Those of an older version are asked
/// for no more and go first.
#[derive(Clone)]
pub(crate) struct Shapes<P>(Cache<(u64, String), Arc<Shape<P>>>);

struct Shape<P> {
    plan: Arc<P>,
    text: Arc<str>,
    binds: Vec<Slot>,
    pace: Pace,
}

/// Where a bind of a shape comes from.
enum Slot {
    Fixed(Bind),
    /// The value in this place.
    Value(usize),
}

impl<P: Send + Sync + 'static> Default for Shapes<P> {
    fn default() -> Self {
        let bytes = |(_, key): &(u64, String), shape: &Arc<Shape<P>>| {
            // A plan holds the names of its text once more, in pieces.
            u32::try_from(key.len() + 4 * shape.text.len() + 1024).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().max_capacity(MAX_BYTES).weigher(bytes).build())
    }
}

impl<P> fmt::Debug for Shapes<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shapes")
    }
}

impl<P: Send + Sync + 'static> Shapes<P> {
    /// The statement of the shape `key` with `values`, and its plan, whose own values are not these. `write` plans it
    /// with whatever values it is given, with the schema of this version. Without a key nothing is kept.
    ///
    /// # Errors
    /// Those of `write`.
    pub(crate) fn statement(
        &self,
        version: u64,
        key: Option<String>,
        values: &[String],
        write: impl Fn(&[String]) -> Result<(P, Sql), RestError>,
    ) -> Result<(Arc<P>, Sql), RestError> {
        if let Some(key) = key.map(|key| (version, key)) {
            if let Some(known) = self.0.get(&key) {
                return Ok(known.statement(values));
            }
            let placeholders: Vec<String> = (0..values.len()).map(|place| format!("{MARK}{place}{MARK}")).collect();
            // What fails says so in words that may quote a value, so it is planned again with the real ones.
            if let Ok((plan, sql)) = write(&placeholders)
                && let Some(shape) = Shape::new(plan, &sql, &placeholders)
            {
                let statement = shape.statement(values);
                self.0.insert(key, Arc::new(shape));
                return Ok(statement);
            }
        }
        write(values).map(|(plan, sql)| (Arc::new(plan), sql))
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> u64 {
        self.0.run_pending_tasks();
        self.0.entry_count()
    }
}

impl<P> Shape<P> {
    /// `None` when a value is anything else than binds.
    fn new(plan: P, sql: &Sql, placeholders: &[String]) -> Option<Self> {
        let mut met = vec![false; placeholders.len()];
        let mut binds = Vec::with_capacity(sql.binds().len());
        for bind in sql.binds() {
            binds.push(match bind.text().filter(|text| text.contains(MARK)) {
                None => Slot::Fixed(bind.clone()),
                Some(text) => {
                    let place = placeholders.iter().position(|placeholder| placeholder == text)?;
                    met[place] = true;
                    Slot::Value(place)
                }
            });
        }
        let is_whole = met.iter().all(|met| *met) && !sql.text().contains(MARK);
        is_whole.then(|| Self { plan: Arc::new(plan), text: sql.text().into(), binds, pace: Pace::default() })
    }

    fn statement(&self, values: &[String]) -> (Arc<P>, Sql) {
        let bind = |slot: &Slot| match slot {
            Slot::Fixed(bind) => bind.clone(),
            Slot::Value(place) => values.get(*place).map_or(Bind::NULL, Bind::from),
        };
        let binds = self.binds.iter().map(bind).collect();
        (Arc::clone(&self.plan), Sql::of_shape(Arc::clone(&self.text), binds, self.pace.clone()))
    }
}

/// Operators whose one value is taken literally to its end.
const COMPARISONS: [&str; 6] = ["eq.", "neq.", "gt.", "gte.", "lt.", "lte."];

/// The pairs of a query string, with the values that do not belong to its shape apart.
pub(crate) struct Pairs<'a> {
    pairs: &'a [(String, String)],
    /// By pair: the length of the operator in front of a value.
    operators: Vec<Option<usize>>,
    /// The values.
    pub(crate) values: Vec<String>,
    /// Whether others will come with the same shape.
    repeats: bool,
}

impl<'a> Pairs<'a> {
    pub(crate) fn new(pairs: &'a [(String, String)]) -> Self {
        let mut split = Self { pairs, operators: Vec::with_capacity(pairs.len()), values: Vec::new(), repeats: true };
        for (key, value) in pairs {
            let operator = match key.rsplit('.').next().unwrap_or_default() {
                "select" | "order" | "limit" | "columns" | "on_conflict" => None,
                "and" | "or" | "offset" => {
                    split.repeats = false;
                    None
                }
                _ => match COMPARISONS.into_iter().find(|operator| value.starts_with(operator)) {
                    Some(operator) => Some(operator.len()),
                    None => {
                        split.repeats &= value.starts_with("is.") || value.starts_with("not.is.");
                        None
                    }
                },
            };
            split.values.extend(operator.map(|length| value[length..].to_owned()));
            split.operators.push(operator);
        }
        split
    }

    /// The shape's name, behind what else makes up the shape. `None` when it is not worth keeping.
    pub(crate) fn key(&self, head: String) -> Option<String> {
        self.repeats.then(|| {
            self.pairs.iter().zip(&self.operators).fold(head, |mut shape, ((key, value), operator)| {
                let (kind, shown) = match operator {
                    Some(length) => ("?", &value[..*length]),
                    None => ("=", value.as_str()),
                };
                for part in [key, kind, shown] {
                    shape.push_str(part);
                    shape.push(MARK);
                }
                shape
            })
        })
    }

    /// The pairs with other values.
    pub(crate) fn with(&self, values: &[String]) -> Vec<(String, String)> {
        let mut values = values.iter();
        let pairs = self.pairs.iter().zip(&self.operators);
        pairs
            .map(|((key, value), operator)| {
                let value = match operator.and_then(|length| Some((&value[..length], values.next()?))) {
                    Some((operator, other)) => format!("{operator}{other}"),
                    None => value.clone(),
                };
                (key.clone(), value)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;
