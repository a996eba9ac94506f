//! PostgreSQL's text form of a value as JSON, for what is not read from the table: keys of rows, and the rows
//! that audience functions are given.

use crate::pgoutput::{Cell, Relation};
use serde_json::{Map, Value};

/// The JSON of a value of this type. Types without a JSON form of their own, arrays too, stay text.
pub fn json(type_oid: u32, text: &str) -> Value {
    match type_oid {
        16 => Value::Bool(text == "t"),
        // int8, int2, int4, oid, float4, float8, numeric: NaN and infinities stay text.
        20 | 21 | 23 | 26 | 700 | 701 | 1700 => {
            serde_json::from_str::<Value>(text).ok().filter(Value::is_number).unwrap_or_else(|| text.into())
        }
        // json, jsonb
        114 | 3802 => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
        _ => text.into(),
    }
}

/// A decoded row as an object. Where the log does not repeat a value, the old row's value is used; a value known to
/// neither is left out.
pub fn row(relation: &Relation, cells: &[Cell], old: Option<&[Cell]>) -> Value {
    let mut object = Map::new();
    for (at, column) in relation.columns.iter().enumerate() {
        let cell = match cells.get(at) {
            Some(Cell::Unknown) => old.and_then(|old| old.get(at)),
            cell => cell,
        };
        let value = match cell {
            None | Some(Cell::Unknown) => continue,
            Some(Cell::Null) => Value::Null,
            Some(Cell::Text(text)) => json(column.type_oid, text),
        };
        object.insert(column.name.clone(), value);
    }
    Value::Object(object)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgoutput::Column;
    use serde_json::json as value;

    #[test]
    fn values_become_native_json() {
        assert_eq!(json(16, "t"), value!(true));
        assert_eq!(json(20, "9007199254740993"), value!(9_007_199_254_740_993_i64));
        assert_eq!(json(1700, "NaN"), value!("NaN"));
        assert_eq!(json(701, "-Infinity"), value!("-Infinity"));
        assert_eq!(json(3802, r#"{"a": [1]}"#), value!({"a": [1]}));
        assert_eq!(json(25, "5"), value!("5"));
        assert_eq!(json(1009, "{a,b}"), value!("{a,b}"));
    }

    #[test]
    fn untouched_values_come_from_the_old_row() {
        let column = |name: &str| Column { name: name.into(), type_oid: 25, identity: false };
        let columns = vec![column("a"), column("b"), column("c")];
        let relation = Relation { oid: 1, schema: "public".into(), table: "t".into(), columns };
        let new = [Cell::Text("1".into()), Cell::Unknown, Cell::Null];
        let old = [Cell::Null, Cell::Text("2".into()), Cell::Null];
        assert_eq!(row(&relation, &new, Some(&old)), value!({"a": "1", "b": "2", "c": null}));
        assert_eq!(row(&relation, &new, None), value!({"a": "1", "c": null}));
    }
}
