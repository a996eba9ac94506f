//! The `data` of a `postgres_changes` message.

use super::catalog::ColumnInfo;
use crate::pgoutput::Operation;
use serde_json::Value;
use time::{Duration, OffsetDateTime};

/// Longest record, in bytes of its values. Beyond it, values over [`MAX_KEPT`] bytes are left out.
const MAX_RECORD: usize = 1_000_000;
/// What is kept of a record that is too long.
const MAX_KEPT: usize = 64;

/// What is said about one change to those who may know the same of it.
pub struct Record<'a> {
    /// The table's schema.
    pub schema: &'a str,
    /// The table.
    pub table: &'a str,
    /// What happened.
    pub operation: Operation,
    /// When it was committed, as [`timestamp`] writes it.
    pub committed_at: &'a str,
    /// The columns that are sent, with their values as JSON text; no values for a row that is gone.
    pub columns: Vec<(&'a ColumnInfo, Option<&'a str>)>,
    /// The row's key before the change, as JSON text.
    pub old_key: Vec<(&'a str, String)>,
}

impl Record<'_> {
    /// The JSON text.
    pub fn to_json(&self) -> String {
        let size: usize = self.columns.iter().filter_map(|(_, value)| *value).map(str::len).sum();
        let too_large = size > MAX_RECORD;
        let mut out = String::with_capacity(size.min(MAX_RECORD) + 512);
        out.push_str("{\"schema\":");
        push_text(&mut out, self.schema);
        out.push_str(",\"table\":");
        push_text(&mut out, self.table);
        out.push_str(",\"type\":\"");
        out.push_str(match self.operation {
            Operation::Insert => "INSERT",
            Operation::Update => "UPDATE",
            Operation::Delete => "DELETE",
        });
        out.push_str("\",\"commit_timestamp\":");
        push_text(&mut out, self.committed_at);
        out.push_str(",\"columns\":[");
        for (at, (column, _)) in self.columns.iter().enumerate() {
            out.push_str(if at == 0 { "{\"name\":" } else { ",{\"name\":" });
            push_text(&mut out, &column.name);
            out.push_str(",\"type\":");
            push_text(&mut out, &column.type_name);
            out.push('}');
        }
        out.push(']');
        if self.operation != Operation::Delete {
            let values = self.columns.iter().map(|(column, value)| (column.name.as_str(), value.unwrap_or("null")));
            out.push_str(",\"record\":");
            push_object(&mut out, values.filter(|(_, value)| !too_large || value.len() <= MAX_KEPT));
        }
        if self.operation != Operation::Insert {
            out.push_str(",\"old_record\":");
            push_object(&mut out, self.old_key.iter().map(|(name, value)| (*name, value.as_str())));
        }
        out.push_str(if too_large { ",\"errors\":[\"Error 413: Payload Too Large\"]}" } else { ",\"errors\":null}" });
        out
    }
}

/// The payload of one message: the record for these of the channel's bindings.
pub fn message(ids: &[u32], data: &str) -> String {
    let ids = ids.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    format!("{{\"ids\":[{ids}],\"data\":{data}}}")
}

/// Microseconds since 2000-01-01 UTC as clients expect a commit's time: milliseconds and `Z`.
pub fn timestamp(micros: i64) -> String {
    const EPOCH: OffsetDateTime = time::macros::datetime!(2000-01-01 0:00 UTC);
    let at = EPOCH.saturating_add(Duration::microseconds(micros));
    let (hour, minute, second, milli) = at.time().as_hms_milli();
    let (year, month, day) = at.to_calendar_date();
    let month = u8::from(month);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z")
}

fn push_object<'a>(out: &mut String, entries: impl Iterator<Item = (&'a str, &'a str)>) {
    out.push('{');
    for (at, (name, value)) in entries.enumerate() {
        if at > 0 {
            out.push(',');
        }
        push_text(out, name);
        out.push(':');
        out.push_str(value);
    }
    out.push('}');
}

fn push_text(out: &mut String, text: &str) {
    out.push_str(&Value::from(text).to_string());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres_changes::catalog::TableInfo;
    use serde_json::json;

    fn data(operation: Operation, body: Option<&str>) -> Value {
        let info = TableInfo::example();
        let record = Record {
            schema: "public",
            table: "notes",
            operation,
            committed_at: &timestamp(0),
            columns: vec![(&info.columns[0], Some("\"k\"")), (&info.columns[1], body)],
            old_key: vec![("id", "\"k\"".into())],
        };
        serde_json::from_str(&record.to_json()).unwrap()
    }

    #[test]
    fn an_update_tells_the_row_and_its_key_before() {
        let expected = json!({
            "schema": "public", "table": "notes", "type": "UPDATE", "commit_timestamp": "2000-01-01T00:00:00.000Z",
            "columns": [{"name": "id", "type": "uuid"}, {"name": "body", "type": "text"}],
            "record": {"id": "k", "body": null}, "old_record": {"id": "k"}, "errors": null
        });
        assert_eq!(data(Operation::Update, None), expected);
    }

    #[test]
    fn a_delete_has_no_record_and_an_insert_no_old_one() {
        assert!(data(Operation::Delete, None).get("record").is_none());
        assert!(data(Operation::Insert, None).get("old_record").is_none());
    }

    #[test]
    fn a_record_that_is_too_long_keeps_its_short_values() {
        let long = format!("\"{}\"", "x".repeat(1_100_000));
        let data = data(Operation::Insert, Some(&long));
        assert_eq!(data["record"], json!({"id": "k"}));
        assert_eq!(data["errors"], json!(["Error 413: Payload Too Large"]));
    }

    #[test]
    fn times_have_milliseconds() {
        assert_eq!(timestamp(820_540_805_678_901), "2026-01-01T00:00:05.678Z");
        assert_eq!(message(&[1, 2], "{}"), r#"{"ids":[1,2],"data":{}}"#);
    }
}
