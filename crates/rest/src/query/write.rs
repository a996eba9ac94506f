//! Writes: the change, and what is read back from the rows it touched.

use super::{RESPONSE_SETTINGS, Writer};
use crate::plan::write::{Change, Conflict, WritePlan, Written};
use crate::request::accept::Form;
use crate::sql::{ident, qualified};
use devproof_db::Sql;

/// What else a write's statement must do.
#[derive(Debug, Clone, Copy)]
pub struct WriteOptions {
    /// The answer's form.
    pub form: Form,
    /// Answer the rows.
    pub representation: bool,
    /// Refuse to touch more rows.
    pub max_affected: Option<i64>,
}

/// Counts the rows that an upsert updates, as it updates them: `xmax` would tell as well, but needs a grant.
const COUNT_UPDATE: &str = "set_config('request.rows_updated', \
     (coalesce(nullif(current_setting('request.rows_updated', true), ''), '0')::bigint + 1)::text, true) <> ''";

/// The statement that writes.
pub fn write(plan: &WritePlan, options: WriteOptions) -> Sql {
    let mut writer = Writer::default();
    writer.push("with source as (");
    writer.change(plan);
    writer.returning(plan);
    writer.push(") select null::bigint as total, p.n as rows, p.body, octet_length(p.body)::bigint as body_bytes, ");
    writer.push(RESPONSE_SETTINGS);
    writer.push(
        ", a.n as affected, \
         coalesce(nullif(current_setting('request.rows_updated', true), ''), '0')::bigint as updated, ",
    );
    writer.location(plan);
    writer.push(" as location from (select count(*) as n from source) a, (select count(*) as n, ");
    if options.representation {
        writer.body_of_rows(options.form, options.form.singular, "source", &plan.read);
        writer.push(") p");
    } else {
        writer.push("''::text as body from source) p");
    }
    writer.checks(plan, options);
    writer.sql
}

impl Writer {
    fn change(&mut self, plan: &WritePlan) {
        match &plan.change {
            Change::Insert { columns, conflict, key } => {
                self.push(&format!("insert into {} as t", qualified(&plan.table)));
                self.column_names(columns);
                self.push(" select ");
                self.payload_values(columns);
                self.payload_rows(plan, columns);
                if !key.is_empty() {
                    self.push(" where ");
                    self.joined(" and ", key, |writer, (part, value)| {
                        writer.push(&format!("p.{} = ", ident(&part.name)));
                        writer.sql.push_bind(value);
                        writer.push(&format!("::{}", part.sql_type));
                    });
                }
                if let Some(conflict) = conflict {
                    self.conflict(conflict, columns);
                }
            }
            Change::Update { columns } if columns.is_empty() => {
                // Nothing to set is no error and touches nothing; the table's name is still checked.
                self.push("select ");
                self.returned(plan);
                self.push(&format!(" from {} as t where false", qualified(&plan.table)));
            }
            Change::Update { columns } => {
                self.push(&format!("update {} as t set ", qualified(&plan.table)));
                self.joined(", ", columns, |writer, column| {
                    writer.push(&format!("{} = ", ident(&column.name)));
                    writer.payload_value(column);
                });
                self.payload_rows(plan, columns);
                self.filters("t", &[], &plan.conditions, &plan.read.embeds);
            }
            Change::Delete => {
                self.push(&format!("delete from {} as t", qualified(&plan.table)));
                self.filters("t", &[], &plan.conditions, &plan.read.embeds);
            }
        }
    }

    fn column_names(&mut self, columns: &[Written]) {
        if !columns.is_empty() {
            let names: Vec<String> = columns.iter().map(|column| ident(&column.name)).collect();
            self.push(&format!(" ({})", names.join(", ")));
        }
    }

    fn payload_values(&mut self, columns: &[Written]) {
        self.joined(", ", columns, Self::payload_value);
    }

    /// The payload's value, or the default where the key is missing.
    fn payload_value(&mut self, column: &Written) {
        let name = ident(&column.name);
        match &column.default {
            None => self.push(&format!("p.{name}")),
            Some(default) => {
                self.push("case when e.value -> ");
                self.sql.push_bind(&column.name);
                self.push(&format!("::text is null then {default} else p.{name} end"));
            }
        }
    }

    /// The payload as rows `p`, and as JSON `e` where that is looked into for missing keys.
    fn payload_rows(&mut self, plan: &WritePlan, columns: &[Written]) {
        let Some((json, array)) = &plan.payload else { return };
        let types: Vec<String> =
            columns.iter().map(|column| format!("{} {}", ident(&column.name), column.sql_type)).collect();
        let types = types.join(", ");
        let with_defaults = columns.iter().any(|column| column.default.is_some());
        self.push(" from ");
        let bind = |writer: &mut Self| {
            if *array {
                writer.sql.push_bind(json);
                writer.push("::json");
            } else {
                writer.push("json_build_array(");
                writer.sql.push_bind(json);
                writer.push("::json)");
            }
        };
        if columns.is_empty() || with_defaults {
            self.push("json_array_elements(");
            bind(self);
            self.push(") as e (value)");
            if with_defaults {
                self.push(&format!(", json_to_record(e.value) as p ({types})"));
            }
        } else {
            self.push("json_to_recordset(");
            bind(self);
            self.push(&format!(") as p ({types})"));
        }
    }

    fn conflict(&mut self, conflict: &Conflict, columns: &[Written]) {
        let names: Vec<String> = conflict.columns.iter().map(|name| ident(name)).collect();
        self.push(&format!(" on conflict ({}) do ", names.join(", ")));
        // The key's columns are equal already; setting them would only need a further grant. When there is nothing
        // else they are set all the same, so that the row counts as touched.
        let others: Vec<&Written> =
            columns.iter().filter(|column| !conflict.columns.contains(&column.name)).collect();
        let set: Vec<&Written> = if others.is_empty() { columns.iter().collect() } else { others };
        if !conflict.merge || set.is_empty() {
            return self.push("nothing");
        }
        let set: Vec<String> = set.iter().map(|column| format!("{0} = excluded.{0}", ident(&column.name))).collect();
        self.push(&format!("update set {} where {COUNT_UPDATE}", set.join(", ")));
    }

    fn returning(&mut self, plan: &WritePlan) {
        if !matches!(&plan.change, Change::Update { columns } if columns.is_empty()) {
            self.push(" returning ");
            self.returned(plan);
        }
    }

    fn returned(&mut self, plan: &WritePlan) {
        if plan.returning.is_empty() {
            return self.push("1 as one");
        }
        self.joined(", ", &plan.returning, |writer, name| writer.push(&format!("t.{}", ident(name))));
    }

    fn location(&mut self, plan: &WritePlan) {
        if plan.location.is_empty() {
            return self.push("null::text");
        }
        let parts: Vec<String> = plan.location.iter().map(|name| format!("s.{}::text", ident(name))).collect();
        self.push(&format!(
            "case when a.n = 1 then (select json_build_array({})::text from source s) end",
            parts.join(", ")
        ));
    }

    /// What must take the write back is decided here, inside the statement: raising turns the commit that was
    /// already sent into a rollback.
    fn checks(&mut self, plan: &WritePlan, options: WriteOptions) {
        let put = matches!(&plan.change, Change::Insert { key, .. } if !key.is_empty());
        let mut checks: Vec<(i64, i64, &str)> = Vec::new();
        if put {
            checks.push((1, 1, "PGRST115"));
        }
        if let Some(max) = options.max_affected {
            checks.push((0, max, "PGRST124"));
        }
        if options.form.singular && !put {
            checks.push((1, 1, "PGRST116"));
        }
        for (place, (low, high, code)) in checks.into_iter().enumerate() {
            self.push(if place == 0 { " where " } else { " and " });
            self.require_rows("a.n", low, high, code);
        }
    }

    pub(super) fn require_rows(&mut self, count: &str, low: i64, high: i64, code: &str) {
        self.push(&format!("private.require_rows({count}, "));
        self.sql.push_bind(low);
        self.push(", ");
        self.sql.push_bind(high);
        self.push(", ");
        self.sql.push_bind(code);
        self.push(")");
    }
}
