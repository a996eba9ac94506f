//! One entry of a join's `postgres_changes`, read.

use super::filter::{Filter, FilterError};
use crate::pgoutput::Operation;
use serde_json::{Map, Value};

/// Most columns in `select`.
const MAX_SELECT: usize = 200;

/// What one entry asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binding {
    /// The number the client knows it by.
    pub id: u32,
    /// Which operations.
    pub events: Events,
    /// The schema; none is every schema.
    pub schema: Option<String>,
    /// The table; none is every table of the schema.
    pub table: Option<String>,
    /// Which rows.
    pub filter: Filter,
    /// Which columns beside the primary key; none is all.
    pub select: Option<Vec<String>>,
}

/// Which operations a subscription wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Events {
    /// `*`
    All,
    /// One of them.
    Only(Operation),
}

impl Events {
    /// Whether `operation` is wanted.
    pub fn include(self, operation: Operation) -> bool {
        self == Self::All || self == Self::Only(operation)
    }
}

/// Why an entry makes no subscription. The display form goes into a `system` message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BindingError {
    /// `event` is none of the four.
    #[error("invalid event: expected INSERT, UPDATE, DELETE or *")]
    Event,
    /// `filter` is not understood.
    #[error(transparent)]
    Filter(#[from] FilterError),
    /// A filter needs a table whose columns it can name.
    #[error("invalid filter: a filter needs a table")]
    FilterWithoutTable,
    /// `select` needs a table too.
    #[error("invalid select: a select needs a table")]
    SelectWithoutTable,
    /// Too many columns.
    #[error("invalid select: at most {MAX_SELECT} columns")]
    SelectTooLong,
}

impl Binding {
    /// Reads an entry as sent. Parts of the wrong type count as missing.
    ///
    /// # Errors
    /// See [`BindingError`].
    pub fn parse(id: u32, sent: &Map<String, Value>) -> Result<Self, BindingError> {
        let text = |name: &str| sent.get(name).and_then(Value::as_str);
        let events = match text("event").unwrap_or("*").to_ascii_uppercase().as_str() {
            "*" => Events::All,
            "INSERT" => Events::Only(Operation::Insert),
            "UPDATE" => Events::Only(Operation::Update),
            "DELETE" => Events::Only(Operation::Delete),
            _ => return Err(BindingError::Event),
        };
        let named = |name: &str| text(name).filter(|text| *text != "*").map(str::to_owned);
        let schema = if sent.get("schema").is_some_and(Value::is_string) {
            named("schema")
        } else {
            Some("public".to_owned())
        };
        let table = named("table");
        let filter = Filter::parse(text("filter").unwrap_or_default())?;
        let select: Option<Vec<String>> = sent.get("select").and_then(Value::as_array).map(|columns| {
            columns.iter().filter_map(Value::as_str).filter(|name| *name != "*").map(str::to_owned).collect()
        });
        let select = select.filter(|columns| !columns.is_empty());
        if (schema.is_none() || table.is_none()) && !filter.conditions.is_empty() {
            return Err(BindingError::FilterWithoutTable);
        }
        if (schema.is_none() || table.is_none()) && select.is_some() {
            return Err(BindingError::SelectWithoutTable);
        }
        if select.as_ref().is_some_and(|columns| columns.len() > MAX_SELECT) {
            return Err(BindingError::SelectTooLong);
        }
        Ok(Self { id, events, schema, table, filter, select })
    }
}

/// The numbers of a join's entries: truthy, equal for equal parameters, different within one channel.
pub fn ids(entries: &[Map<String, Value>]) -> Vec<u32> {
    let mut taken: Vec<(u32, &Map<String, Value>)> = Vec::with_capacity(entries.len());
    for entry in entries {
        let mut id = hash(entry);
        while taken.iter().any(|(other, theirs)| *other == id && *theirs != entry) {
            id = id % MAX_ID + 1;
        }
        taken.push((id, entry));
    }
    taken.into_iter().map(|(id, _)| id).collect()
}

/// 27 bits, as in the reference.
const MAX_ID: u32 = (1 << 27) - 1;

/// FNV-1a over the parameters that count.
fn hash(entry: &Map<String, Value>) -> u32 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for name in ["event", "schema", "table", "filter", "select"] {
        let value = entry.get(name).map(Value::to_string).unwrap_or_default();
        for byte in value.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    u32::try_from(hash % u64::from(MAX_ID)).unwrap_or_default() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn map(value: &Value) -> Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    fn parse(value: &Value) -> Result<Binding, BindingError> {
        Binding::parse(1, &map(value))
    }

    #[test]
    fn missing_parts_have_defaults() {
        let binding = parse(&json!({"table": "messages"})).unwrap();
        assert_eq!(binding.events, Events::All);
        assert_eq!(binding.schema.as_deref(), Some("public"));
        assert_eq!(parse(&json!({"schema": "*"})).unwrap().schema, None);
        assert_eq!(parse(&json!({"table": "*"})).unwrap().table, None);
        assert_eq!(parse(&json!({"table": "a", "filter": null})).unwrap().filter, Filter::default());
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(parse(&json!({"event": "UPSERT"})), Err(BindingError::Event));
        assert_eq!(parse(&json!({"filter": "a=eq.1"})), Err(BindingError::FilterWithoutTable));
        assert_eq!(parse(&json!({"schema": "*", "select": ["a"]})), Err(BindingError::SelectWithoutTable));
        assert!(matches!(parse(&json!({"table": "a", "filter": "x"})), Err(BindingError::Filter(_))));
    }

    #[test]
    fn ids_are_truthy_stable_and_distinct() {
        let entries =
            [json!({"event": "*", "table": "a"}), json!({"event": "INSERT", "table": "a"})].map(|v| map(&v));
        let first = ids(&entries);
        assert_eq!(first, ids(&entries));
        assert!(first.iter().all(|id| (1..=MAX_ID).contains(id)));
        assert_ne!(first[0], first[1]);
        assert_eq!(ids(&[entries[0].clone(), entries[0].clone()]), [first[0], first[0]]);
    }
}
