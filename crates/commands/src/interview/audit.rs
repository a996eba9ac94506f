//! The audit log of staff who look after interviews.

use crate::{CommandError, command::Cx};
use devproof_db::{Row, Sql};
use serde_json::Value;
use uuid::Uuid;

/// The statement that writes an entry, by the member of staff who asks.
pub(crate) fn entry(
    action: &'static str,
    kind: &'static str,
    id: Option<Uuid>,
    reason: &str,
    details: &Value,
) -> Sql {
    Sql::new("select private.write_audit($1, $2, $3, $4, $5::jsonb)")
        .bind(action)
        .bind(kind)
        .bind(id.map(|id| id.to_string()))
        .bind(reason)
        .bind(details)
}

/// Refuses whoever is not staff: nothing was written for them.
pub(crate) fn written(rows: &[Row]) -> Result<(), CommandError> {
    if rows.is_empty() { Err(CommandError::NotStaff) } else { Ok(()) }
}

/// Writes an entry on its own.
pub(crate) async fn write(
    cx: &Cx<'_>,
    action: &'static str,
    kind: &'static str,
    id: Option<Uuid>,
    reason: &str,
) -> Result<(), CommandError> {
    written(&cx.tx.query(&entry(action, kind, id, reason, &Value::Object(Default::default()))).await?)
}
