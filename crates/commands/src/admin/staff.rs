//! Acts of staff: who may, why they do it, and the entry that each leaves in the audit log.

use crate::{
    CommandError,
    rpc::{check::Check, context::CommandContext},
};
use devproof_db::{DbError, Json, Row, Sql};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Lines of a page, unless the caller says how many.
pub(super) const PAGE: i64 = 50;
/// Longest reason, in characters.
const MAX_REASON: usize = 2000;

/// The reason that every act of staff has.
pub(super) fn reason(check: &mut Check, given: &str) -> String {
    check.text("p_reason", given, MAX_REASON).trim().to_owned()
}

/// A member of staff with a reason. Only [`CommandContext::staff`] makes one.
pub(crate) struct Staff<'a> {
    cx: &'a CommandContext<'a>,
    pub(super) reason: String,
}

/// What an entry of the audit log says besides who and why.
#[derive(Debug)]
pub(crate) struct Entry<'a> {
    action: &'a str,
    subject_kind: &'a str,
    subject_id: Option<String>,
    details: Value,
}

impl<'a> Entry<'a> {
    /// An act on one thing, or on all of a kind.
    pub(crate) fn new(action: &'a str, subject_kind: &'a str, subject_id: Option<String>) -> Self {
        Self { action, subject_kind, subject_id, details: Value::Object(serde_json::Map::new()) }
    }

    /// What else is worth knowing later; an object.
    pub(crate) fn with(self, details: Value) -> Self {
        Self { details, ..self }
    }

    /// What was asked for; members that are null were not.
    pub(crate) fn with_request(self, mut details: Value) -> Self {
        if let Value::Object(members) = &mut details {
            members.retain(|_, value| !value.is_null());
        }
        self.with(details)
    }
}

impl<'c> CommandContext<'c> {
    /// Staff alone, with a second factor in this session.
    pub(crate) fn staff(&'c self, reason: String) -> Result<Staff<'c>, CommandError> {
        if !self.profile.is_internal_admin {
            return Err(CommandError::NotStaff);
        }
        if !self.profile.is_staff {
            return Err(CommandError::Aal2Required);
        }
        Ok(Staff { cx: self, reason })
    }

    /// The same for an act whose only argument to check is its reason.
    pub(crate) fn staff_for(&'c self, given: &str) -> Result<Staff<'c>, CommandError> {
        let mut check = Check::at("");
        let reason = reason(&mut check, given);
        check.finish()?;
        self.staff(reason)
    }
}

impl Staff<'_> {
    /// Writes down what was done.
    pub(crate) async fn write_down(&self, entry: Entry<'_>) -> Result<(), CommandError> {
        was_written(&self.cx.tx.query(&self.entry(entry)).await?)
    }

    /// Writes down what is done, and does it, in one round trip; the rows of it.
    pub(crate) async fn act(&self, entry: Entry<'_>, sql: &Sql) -> Result<Vec<Row>, CommandError> {
        // In this order, so that the log shows the reading of it.
        let [written, rows] = self.cx.tx.query_together([&self.entry(entry), sql]).await?;
        was_written(&written)?;
        Ok(rows)
    }

    /// Reads JSON, a line a row, and writes down that it was read.
    pub(crate) async fn read<T: DeserializeOwned>(
        &self,
        entry: Entry<'_>,
        sql: &Sql,
    ) -> Result<Vec<T>, CommandError> {
        lines(&self.act(entry, sql).await?)
    }

    /// The statement that writes an entry.
    pub(crate) fn entry(&self, entry: Entry<'_>) -> Sql {
        Sql::new("select private.write_audit($1, $2, $3, $4, $5::jsonb)")
            .bind(entry.action)
            .bind(entry.subject_kind)
            .bind(entry.subject_id)
            .bind(self.reason.clone())
            .bind(entry.details)
    }
}

/// What the next page begins at: the last of a full page.
pub(super) fn next<T, N>(page: &[T], limit: i64, place: impl Fn(&T) -> N) -> Option<N> {
    let is_full = i64::try_from(page.len()) == Ok(limit);
    page.last().filter(|_| is_full).map(place)
}

/// Fails without an entry: the database asks for itself who is staff, and nothing is done or told that is not in the log.
pub(super) fn was_written(rows: &[Row]) -> Result<(), CommandError> {
    if rows.is_empty() { Err(DbError::RowCount(0).into()) } else { Ok(()) }
}

/// Rows of one column of JSON.
pub(super) fn lines<T: DeserializeOwned>(rows: &[Row]) -> Result<Vec<T>, CommandError> {
    rows.iter().map(|row| Ok(row.only::<Json<T>>()?.0)).collect()
}
