//! What is read: columns, conditions, order and rows of a table, and the same for each embed.

use super::{Columns, Scope, casts, embed};
use crate::error::RestError;
use crate::request::field::{Field, JsonStep};
use crate::request::filter::{Condition, Filter, Junction};
use crate::request::operator::{Is, Operation, Test};
use crate::request::order::{Direction, Nulls, OrderTerm};
use crate::request::query::Query;
use crate::request::range::Rows;
use crate::request::select::{Embed, SelectItem};
use crate::schema_cache::{Holds, Relationship};
use devproof_claims::Role;

/// A column that exists, or a value inside it.
#[derive(Debug, Clone)]
pub struct ColumnRef {
    /// The column's name, from the schema cache.
    pub column: String,
    /// What it holds.
    pub holds: Holds,
    /// The way into it.
    pub path: Vec<JsonStep>,
}

/// One part of a select list.
#[derive(Debug, Clone)]
pub enum Output {
    /// Every column that a function returns; those whose names are known.
    Everything(Vec<String>),
    /// A column under a key.
    Column {
        /// What.
        value: ColumnRef,
        /// The type it is cast to, as SQL text.
        cast: Option<String>,
        /// The key.
        key: String,
    },
    /// How many rows there are, instead of the rows: the only output of its list.
    Count {
        /// The type it is cast to, as SQL text.
        cast: Option<String>,
        /// The key.
        key: String,
    },
    /// An embed, by its place in [`ReadPlan::embeds`].
    Embed(usize),
}

/// A condition with its names looked up.
#[derive(Debug, Clone)]
pub enum Where {
    /// A column under a test.
    Test(ColumnRef, Test),
    /// Whether related rows exist, by the embed's place.
    Related {
        /// The place in [`ReadPlan::embeds`].
        embed: usize,
        /// They must, or must not.
        exists: bool,
    },
    /// Several conditions.
    Group {
        /// All of it negated.
        negated: bool,
        /// How they are joined.
        junction: Junction,
        /// They themselves.
        members: Vec<Where>,
    },
}

/// One term of an order.
#[derive(Debug, Clone)]
pub struct OrderBy {
    /// The embed whose column it is, by its place.
    pub embed: Option<usize>,
    /// The column.
    pub value: ColumnRef,
    /// Which end first.
    pub direction: Option<Direction>,
    /// Where nulls go.
    pub nulls: Option<Nulls>,
}

/// A related table to read with each row.
#[derive(Debug, Clone)]
pub struct EmbedPlan {
    /// The key in the result.
    pub key: String,
    /// How to get there.
    pub relationship: Relationship,
    /// Rows without a related one are left out.
    pub inner: bool,
    /// Its columns stand among the outer row's: as they are where there is one related row, as arrays where there
    /// may be many.
    pub spread: bool,
    /// What to read there.
    pub read: ReadPlan,
}

impl EmbedPlan {
    /// `rel()` joins but shows nothing.
    pub fn shown(&self) -> bool {
        !self.read.outputs.is_empty()
    }
}

/// What to read of one table.
#[derive(Debug, Clone, Default)]
pub struct ReadPlan {
    /// The select list.
    pub outputs: Vec<Output>,
    /// All of them must hold.
    pub conditions: Vec<Where>,
    /// The order.
    pub order: Vec<OrderBy>,
    /// Which rows.
    pub rows: Rows,
    /// The related tables.
    pub embeds: Vec<EmbedPlan>,
}

impl ReadPlan {
    /// The keys of a row in order, spread ones among them. `None` when they are only known to the function that
    /// returns the rows.
    pub fn keys(&self) -> Option<Vec<&str>> {
        let mut keys = Vec::new();
        for output in &self.outputs {
            match output {
                Output::Everything(names) if names.is_empty() => return None,
                Output::Everything(names) => keys.extend(names.iter().map(String::as_str)),
                Output::Column { key, .. } | Output::Count { key, .. } => keys.push(key),
                Output::Embed(place) => match &self.embeds[*place] {
                    embed if embed.spread => keys.extend(embed.read.keys()?),
                    embed => keys.push(&embed.key),
                },
            }
        }
        Some(keys)
    }
}

/// Plans the whole tree of a request's query string over `columns`.
pub(crate) fn read(scope: Scope<'_>, columns: Columns<'_>, query: &Query) -> Result<ReadPlan, RestError> {
    let everything = [SelectItem::Star];
    let items = query.select.as_deref().unwrap_or(&everything);
    check_paths(items, query)?;
    Planner { scope, query }.node(columns, items, &mut Vec::new())
}

/// Every filter, order and limit behind a path must find its embed.
fn check_paths(items: &[SelectItem], query: &Query) -> Result<(), RestError> {
    let paths = query.conditions.iter().map(|(path, _)| path);
    let paths = paths.chain(query.orders.iter().map(|(path, _)| path));
    let paths = paths.chain(query.limits.iter().map(|(path, _)| path));
    for path in paths.chain(query.offsets.iter().map(|(path, _)| path)) {
        let mut items = items;
        for part in path {
            let found = items.iter().find_map(|item| match item {
                SelectItem::Embed(embed) if embed.key() == part => Some(&embed.items),
                _ => None,
            });
            items = found.ok_or_else(|| RestError::NotEmbedded(path.join(".")))?;
        }
    }
    Ok(())
}

struct Planner<'a> {
    scope: Scope<'a>,
    query: &'a Query,
}

impl<'a> Planner<'a> {
    fn node(
        &self,
        columns: Columns<'a>,
        items: &[SelectItem],
        path: &mut Vec<String>,
    ) -> Result<ReadPlan, RestError> {
        let mut plan = ReadPlan::default();
        for item in items {
            let sql_type =
                |cast: &Option<String>| cast.as_deref().map(|name| casts::sql_type(self.scope, name)).transpose();
            match item {
                SelectItem::Star => self.star(columns, &mut plan.outputs),
                SelectItem::Column { field, alias, cast } if is_count(columns, field) => {
                    plan.outputs.push(count(alias.as_deref(), sql_type(cast)?));
                }
                SelectItem::Count { alias, cast } => plan.outputs.push(count(alias.as_deref(), sql_type(cast)?)),
                SelectItem::Column { field, alias, cast } => plan.outputs.push(Output::Column {
                    value: column(self.scope.role, columns, field)?,
                    cast: sql_type(cast)?,
                    key: alias.as_deref().unwrap_or(field.result_key()).to_owned(),
                }),
                SelectItem::Embed(embed) => {
                    let embedded = self.embed(columns, embed, path)?;
                    if embedded.shown() {
                        plan.outputs.push(Output::Embed(plan.embeds.len()));
                    }
                    plan.embeds.push(embedded);
                }
            }
        }
        // Beside anything else, a count would be one for each group of rows.
        let counts = plan.outputs.iter().any(|output| matches!(output, Output::Count { .. }));
        if counts && (plan.outputs.len() > 1 || columns.table().is_none()) {
            return Err(RestError::Aggregates);
        }
        for (_, condition) in self.query.conditions.iter().filter(|(at, _)| at == path) {
            plan.conditions.push(condition_on(self.scope.role, columns, &plan.embeds, condition)?);
        }
        for term in self.query.orders.iter().filter(|(at, _)| at == path).flat_map(|(_, terms)| terms) {
            plan.order.push(self.order(columns, &plan.embeds, term)?);
        }
        plan.rows = self.rows(path)?;
        Ok(plan)
    }

    fn star(&self, columns: Columns<'a>, outputs: &mut Vec<Output>) {
        match columns.star(self.scope.role) {
            None => outputs.push(Output::Everything(columns.names())),
            Some(columns) => outputs.extend(columns.into_iter().map(|column| Output::Column {
                value: ColumnRef { column: column.name.clone(), holds: column.holds, path: Vec::new() },
                cast: None,
                key: column.name.clone(),
            })),
        }
    }

    fn embed(&self, columns: Columns<'a>, embed: &Embed, path: &mut Vec<String>) -> Result<EmbedPlan, RestError> {
        let origin = columns.table().ok_or_else(|| RestError::NoRelationship {
            origin: columns.name().to_owned(),
            target: embed.relation.clone(),
            hint: embed.hint.clone(),
            near: None,
        })?;
        let relationship = embed::resolve(self.scope, origin, embed)?;
        let target = self.scope.table(&relationship.target)?;
        path.push(embed.key().to_owned());
        let read = self.node(Columns::Table(target), &embed.items, path)?;
        path.pop();
        Ok(EmbedPlan {
            key: embed.key().to_owned(),
            relationship: relationship.clone(),
            inner: embed.inner,
            spread: embed.spread,
            read,
        })
    }

    fn order(&self, columns: Columns<'a>, embeds: &[EmbedPlan], term: &OrderTerm) -> Result<OrderBy, RestError> {
        let (embed, value) = match &term.relation {
            None => (None, column(self.scope.role, columns, &term.field)?),
            Some(key) => {
                let place = place(embeds, key).ok_or_else(|| RestError::NotEmbedded(key.clone()))?;
                let relationship = &embeds[place].relationship;
                if !relationship.cardinality.to_one() {
                    return Err(RestError::RelatedOrder { origin: columns.name().to_owned(), target: key.clone() });
                }
                let target = self.scope.table(&relationship.target)?;
                (Some(place), column(self.scope.role, Columns::Table(target), &term.field)?)
            }
        };
        Ok(OrderBy { embed, value, direction: term.direction, nulls: term.nulls })
    }

    /// The rows asked for, never more than the bound.
    fn rows(&self, path: &[String]) -> Result<Rows, RestError> {
        let last = |pairs: &[(Vec<String>, i64)]| {
            pairs.iter().rev().find(|(at, _)| at.as_slice() == path).map(|(_, number)| *number)
        };
        let limit = last(&self.query.limits);
        if limit.is_some_and(|limit| limit < 0) {
            return Err(RestError::Range {
                details: "Limit should be greater than or equal to zero.".into(),
                total: None,
            });
        }
        let limit = limit.unwrap_or(i64::MAX).min(self.scope.limits.max_rows);
        Ok(Rows { offset: last(&self.query.offsets).unwrap_or(0), limit: Some(limit) })
    }
}

/// PostgreSQL reads a column that the table does not have as a function of the row, so `count` counts.
fn is_count(columns: Columns<'_>, field: &Field) -> bool {
    field.name == "count" && field.path.is_empty() && columns.table().is_some() && columns.find("count").is_none()
}

fn count(alias: Option<&str>, cast: Option<String>) -> Output {
    Output::Count { cast, key: alias.unwrap_or("count").to_owned() }
}

fn place(embeds: &[EmbedPlan], key: &str) -> Option<usize> {
    embeds.iter().position(|embed| embed.key == key)
}

fn column(role: Role, columns: Columns<'_>, field: &Field) -> Result<ColumnRef, RestError> {
    match columns.find(&field.name) {
        Some(holds) => Ok(ColumnRef { column: field.name.clone(), holds, path: field.path.clone() }),
        None => Err(columns.missing(role, &field.name)),
    }
}

fn condition_on(
    role: Role,
    columns: Columns<'_>,
    embeds: &[EmbedPlan],
    condition: &Condition,
) -> Result<Where, RestError> {
    match condition {
        Condition::Filter(filter) => filter_on(role, columns, embeds, filter),
        Condition::Group { negated, junction, members } => Ok(Where::Group {
            negated: *negated,
            junction: *junction,
            members: members
                .iter()
                .map(|member| condition_on(role, columns, embeds, member))
                .collect::<Result<_, _>>()?,
        }),
    }
}

/// A filter on a column; on an embed when no column has the name, or when it asks for null.
fn filter_on(role: Role, columns: Columns<'_>, embeds: &[EmbedPlan], filter: &Filter) -> Result<Where, RestError> {
    let Filter { field, test } = filter;
    let embed = if field.path.is_empty() { place(embeds, &field.name) } else { None };
    if let Some(embed) = embed {
        match test.operation {
            Operation::Is(Is::Null) => return Ok(Where::Related { embed, exists: test.negated }),
            Operation::Is(Is::NotNull) => return Ok(Where::Related { embed, exists: !test.negated }),
            _ if columns.find(&field.name).is_none() => return Err(RestError::EmbedOperator(field.name.clone())),
            _ => {}
        }
    }
    let column = column(role, columns, field)?;
    if let Operation::Search(..) = test.operation
        && column.path.is_empty()
        && column.holds == Holds::Plain
    {
        return Err(RestError::NotSearchable { column: column.column, table: columns.name().to_owned() });
    }
    Ok(Where::Test(column, test.clone()))
}
