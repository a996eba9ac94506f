//! What is written: an insert, upsert, update or delete, and what of the rows is answered.

use super::read::{ColumnRef, Output, ReadPlan, Where, read};
use super::{Columns, Scope};
use crate::error::RestError;
use crate::request::body::Payload;
use crate::request::filter::Condition;
use crate::request::operator::{Compare, Operation};
use crate::request::prefer::{Prefer, Resolution, Return};
use crate::request::query::Query;
use crate::request::range::Rows;
use crate::schema_cache::Table;
use std::collections::BTreeSet;

/// A column that the payload fills.
#[derive(Debug, Clone)]
pub struct Written {
    /// Its name.
    pub name: String,
    /// Its type as SQL text.
    pub sql_type: String,
    /// What replaces a missing key, as SQL text: the column's default under `missing=default`.
    pub default: Option<String>,
}

/// What to do with rows that exist already.
#[derive(Debug, Clone)]
pub struct Conflict {
    /// The columns of the unique key.
    pub columns: Vec<String>,
    /// Update them, or leave them.
    pub merge: bool,
}

/// The kind of write.
#[derive(Debug, Clone)]
pub enum Change {
    /// New rows.
    Insert {
        /// What the payload fills.
        columns: Vec<Written>,
        /// What to do about existing rows.
        conflict: Option<Conflict>,
        /// PUT: the primary key's values in the URL, which the payload must repeat.
        key: Vec<(Written, String)>,
    },
    /// Changed rows.
    Update {
        /// What the payload fills; empty changes nothing.
        columns: Vec<Written>,
    },
    /// Deleted rows.
    Delete,
}

/// A write.
#[derive(Debug, Clone)]
pub struct WritePlan {
    /// The table.
    pub table: String,
    /// What is done to it.
    pub change: Change,
    /// The payload as JSON text, and whether it is an array.
    pub payload: Option<(String, bool)>,
    /// Which rows an update or delete concerns; embeds in it are those of `read`.
    pub conditions: Vec<Where>,
    /// What to read of the changed rows, without conditions of its own.
    pub read: ReadPlan,
    /// The columns that the answer needs.
    pub returning: BTreeSet<String>,
    /// The primary key, when `Location` is wanted.
    pub location: Vec<String>,
}

/// The answer's part of a write: which columns are read back and how.
struct Answer {
    read: ReadPlan,
    conditions: Vec<Where>,
    returning: BTreeSet<String>,
    location: Vec<String>,
}

fn answer(scope: Scope<'_>, table: &Table, query: &Query, prefer: &Prefer) -> Result<Answer, RestError> {
    let mut plan = read(scope, Columns::Table(table), query)?;
    let conditions = std::mem::take(&mut plan.conditions);
    // All changed rows are answered: a limit would not change fewer of them.
    plan.rows = Rows::default();
    let location = match prefer.returning {
        Some(Return::HeadersOnly) => table.primary_key.clone(),
        _ => Vec::new(),
    };
    let mut returning: BTreeSet<String> = location.iter().cloned().collect();
    if prefer.representation() {
        let mut need = |value: &ColumnRef| {
            returning.insert(value.column.clone());
        };
        for output in &plan.outputs {
            if let Output::Column { value, .. } = output {
                need(value);
            }
        }
        plan.order.iter().filter(|order| order.embed.is_none()).for_each(|order| need(&order.value));
        for (own, _) in plan.embeds.iter().flat_map(|embed| &embed.relationship.columns) {
            returning.insert(own.clone());
        }
    }
    Ok(Answer { read: plan, conditions, returning, location })
}

/// The columns that a payload fills: those of `columns`, else its keys.
fn written(
    scope: Scope<'_>,
    table: &Table,
    payload: &Payload,
    query: &Query,
    prefer: &Prefer,
) -> Result<Vec<Written>, RestError> {
    let names = match &query.columns {
        Some(names) => {
            payload.objects()?;
            names.clone()
        }
        None => payload.uniform_keys()?,
    };
    let defaults = query.columns.is_some() && prefer.missing_default == Some(true);
    names
        .into_iter()
        .map(|name| {
            let column = table.column(&name).ok_or_else(|| RestError::NoPayloadColumn {
                near: table.near_writable(scope.role, &name),
                column: name,
                table: table.name.clone(),
            })?;
            Ok(Written {
                name: column.name.clone(),
                sql_type: column.sql_type.clone(),
                default: column.default.clone().filter(|_| defaults),
            })
        })
        .collect()
}

/// POST: new rows, merged into existing ones if so preferred.
pub(crate) fn insert(
    scope: Scope<'_>,
    table: &Table,
    query: &Query,
    prefer: &Prefer,
    payload: &Payload,
) -> Result<WritePlan, RestError> {
    let columns = written(scope, table, payload, query, prefer)?;
    check_width(scope, &columns)?;
    let answer = answer(scope, table, query, prefer)?;
    let conflict = match prefer.resolution {
        None => None,
        Some(resolution) => {
            let columns = conflict_columns(scope, table, query)?;
            (!columns.is_empty()).then_some(Conflict { columns, merge: resolution == Resolution::Merge })
        }
    };
    let change = Change::Insert { columns, conflict, key: Vec::new() };
    Ok(plan(table, change, Some(payload), Vec::new(), answer))
}

fn conflict_columns(scope: Scope<'_>, table: &Table, query: &Query) -> Result<Vec<String>, RestError> {
    let Some(names) = &query.on_conflict else { return Ok(table.primary_key.clone()) };
    match names.iter().find(|name| table.column(name).is_none()) {
        Some(name) => Err(Columns::Table(table).missing(scope.role, name)),
        None => Ok(names.clone()),
    }
}

/// PATCH: changed rows.
pub(crate) fn update(
    scope: Scope<'_>,
    table: &Table,
    query: &Query,
    prefer: &Prefer,
    payload: &Payload,
) -> Result<WritePlan, RestError> {
    let columns = written(scope, table, payload, query, prefer)?;
    check_width(scope, &columns)?;
    if payload.is_array() && payload.rows() != 1 {
        return Err(RestError::Body {
            message: "Empty or invalid json".into(),
            details: Some("an update takes one object".into()),
        });
    }
    let mut answer = answer(scope, table, query, prefer)?;
    let conditions = std::mem::take(&mut answer.conditions);
    Ok(plan(table, Change::Update { columns }, Some(payload), conditions, answer))
}

/// DELETE.
pub(crate) fn delete(
    scope: Scope<'_>,
    table: &Table,
    query: &Query,
    prefer: &Prefer,
) -> Result<WritePlan, RestError> {
    let mut answer = answer(scope, table, query, prefer)?;
    let conditions = std::mem::take(&mut answer.conditions);
    Ok(plan(table, Change::Delete, None, conditions, answer))
}

/// PUT: one row, whole, under the primary key that the URL names.
pub(crate) fn put(
    scope: Scope<'_>,
    table: &Table,
    query: &Query,
    prefer: &Prefer,
    payload: &Payload,
) -> Result<WritePlan, RestError> {
    if !query.limits.is_empty() || !query.offsets.is_empty() {
        return Err(RestError::PutRange);
    }
    if payload.rows() != 1 {
        return Err(RestError::PutMismatch);
    }
    let key = put_key(table, query)?;
    let columns = written(scope, table, payload, query, prefer)?;
    check_width(scope, &columns)?;
    if key.iter().any(|(part, _)| columns.iter().all(|column| column.name != part.name)) {
        return Err(RestError::PutMismatch);
    }
    let answer = answer(scope, table, query, prefer)?;
    let conflict = Some(Conflict { columns: table.primary_key.clone(), merge: true });
    let change = Change::Insert { columns, conflict, key };
    Ok(plan(table, change, Some(payload), Vec::new(), answer))
}

/// The filters as values of the primary key: all of it, nothing else, each by `eq`.
fn put_key(table: &Table, query: &Query) -> Result<Vec<(Written, String)>, RestError> {
    let mut key: Vec<(Written, String)> = Vec::new();
    for (path, condition) in &query.conditions {
        let Condition::Filter(filter) = condition else { return Err(RestError::PutFilters) };
        let column = table.column(&filter.field.name).filter(|column| table.primary_key.contains(&column.name));
        match (&filter.test.operation, column) {
            (Operation::Compare(Compare::Eq, None, value), Some(column))
                if path.is_empty() && filter.field.path.is_empty() && !filter.test.negated =>
            {
                let part = Written { name: column.name.clone(), sql_type: column.sql_type.clone(), default: None };
                key.push((part, value.clone()));
            }
            _ => return Err(RestError::PutFilters),
        }
    }
    let named: BTreeSet<&str> = key.iter().map(|(part, _)| part.name.as_str()).collect();
    let whole = named.len() == key.len() && named.len() == table.primary_key.len() && !named.is_empty();
    if whole { Ok(key) } else { Err(RestError::PutFilters) }
}

fn plan(
    table: &Table,
    change: Change,
    payload: Option<&Payload>,
    conditions: Vec<Where>,
    answer: Answer,
) -> WritePlan {
    WritePlan {
        table: table.name.clone(),
        change,
        payload: payload.map(|payload| (payload.text.clone(), payload.is_array())),
        conditions,
        read: answer.read,
        returning: answer.returning,
        location: answer.location,
    }
}

fn check_width(scope: Scope<'_>, columns: &[Written]) -> Result<(), RestError> {
    if columns.len() > scope.limits.columns {
        return Err(RestError::TooMuch(format!("At most {} columns can be written", scope.limits.columns)));
    }
    Ok(())
}
