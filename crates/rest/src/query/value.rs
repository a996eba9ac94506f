//! Columns and values inside them.

use super::Writer;
use crate::plan::read::ColumnRef;
use crate::request::field::JsonKey;
use crate::schema_cache::Holds;
use crate::sql::ident;

impl Writer {
    /// `t0."column" -> $1::text ->> $2::int4`.
    pub(super) fn value(&mut self, alias: &str, value: &ColumnRef) {
        let column = format!("{alias}.{}", ident(&value.column));
        if value.path.is_empty() {
            return self.push(&column);
        }
        self.push("(");
        match value.holds {
            Holds::Json => self.push(&column),
            // Arrows work on composites and arrays as well, by way of their JSON.
            Holds::TsVector | Holds::Text | Holds::Plain => self.push(&format!("to_jsonb({column})")),
        }
        for step in &value.path {
            self.push(if step.text { " ->> " } else { " -> " });
            match &step.key {
                JsonKey::Name(name) => {
                    self.sql.push_bind(name);
                    self.push("::text");
                }
                JsonKey::Index(index) => {
                    self.sql.push_bind(*index);
                    self.push("::int4");
                }
            }
        }
        self.push(")");
    }
}
