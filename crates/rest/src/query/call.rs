//! Calls of functions.

use super::read::Naming;
use super::{Counting, RESPONSE_SETTINGS, Writer, first, strip_nulls};
use crate::plan::call::{Arguments, CallPlan};
use crate::request::accept::Form;
use crate::schema_cache::{Parameter, Returns};
use crate::sql::{ident, qualified};
use devproof_db::{Bind, Sql};

/// What else a call's statement must do.
#[derive(Debug, Clone, Copy)]
pub struct CallOptions {
    /// The answer's form.
    pub form: Form,
    /// HEAD, or nothing wanted: no body.
    pub head: bool,
    /// Whether all rows that match are counted.
    pub count: Counting,
    /// Refuse more rows.
    pub max_affected: Option<i64>,
    /// Bytes of the body at most; no bound for what may have written.
    pub max_bytes: Option<i64>,
    /// Take everything back unless there is exactly one row.
    pub require_one: bool,
}

/// The statement that calls.
pub fn call(plan: &CallPlan, options: CallOptions) -> Sql {
    let mut writer = Writer::default();
    writer.push("with called as (");
    let value = matches!(plan.returns, Returns::Scalar | Returns::Void);
    writer.push(if value { "select f.v" } else { "select f.*" });
    writer.function(plan, if value { " as f (v)" } else { " as f" });
    writer.push(") select ");
    writer.total("called", &plan.read, options.count);
    writer.push(" as total, p.n as rows, ");
    match options.max_bytes {
        Some(bytes) => {
            writer.push("case when octet_length(p.body) <= ");
            writer.sql.push_bind(bytes);
            writer.push("::bigint then p.body end as body");
        }
        None => writer.push("p.body"),
    }
    writer.push(", octet_length(p.body)::bigint as body_bytes, ");
    writer.push(RESPONSE_SETTINGS);
    // The function's rows are kept and read twice only where the bound on them asks for it.
    writer.push(match options.max_affected {
        Some(_) => {
            ", a.n as affected, null::bigint as updated, null::text as location \
             from (select count(*) as n from called) a, ("
        }
        None => ", null::bigint as affected, null::bigint as updated, null::text as location from (",
    });
    writer.push("select count(*) as n, ");
    writer.result(plan, options, value);
    writer.push(") p");
    if let Some(max) = options.max_affected {
        writer.push(" where ");
        writer.require_rows("a.n", 0, max, "PGRST124");
    }
    if options.require_one {
        writer.push(if options.max_affected.is_some() { " and " } else { " where " });
        writer.require_rows("p.n", 1, 1, "PGRST116");
    }
    writer.sql
}

impl Writer {
    /// The body's expression and where its rows come from.
    fn result(&mut self, plan: &CallPlan, options: CallOptions, value: bool) {
        if options.head || plan.returns == Returns::Void {
            self.push("''::text as body from (");
            if value {
                self.push("select 1 from called as c");
                self.order_and_limit("c", &plan.read);
            } else {
                self.rows("called", None, &plan.read, Naming::Keys);
            }
            return self.push(") r");
        }
        if !value {
            let singular = options.form.singular || !plan.set;
            return self.body_of_rows(options.form, singular, "called", &plan.read);
        }
        let body = match plan.set && !options.form.singular {
            true => format!("coalesce({}::text, '[]')", strip_nulls(options.form, "json_agg(r.v)")),
            false => first(&strip_nulls(options.form, "to_json(r.v)")),
        };
        self.push(&body);
        self.push(" as body from (select c.v from called as c");
        self.order_and_limit("c", &plan.read);
        self.push(") r");
    }

    /// ` from … function(…)`
    fn function(&mut self, plan: &CallPlan, alias: &str) {
        let name = qualified(&plan.function);
        self.push(" from ");
        match &plan.arguments {
            Arguments::WholeBody { json, sql_type } => {
                self.push(&format!("{name}("));
                self.sql.push_bind(json);
                self.push(&format!("::{sql_type}"));
            }
            Arguments::Body { parameters, .. } if parameters.is_empty() => self.push(&format!("{name}(")),
            Arguments::Body { json, parameters } => {
                let types: Vec<String> = parameters
                    .iter()
                    .map(|parameter| format!("{} {}", ident(&parameter.name), parameter.sql_type))
                    .collect();
                self.push("json_to_record(");
                self.sql.push_bind(json);
                self.push(&format!("::json) as a ({}), lateral {name}(", types.join(", ")));
                self.joined(", ", parameters, |writer, parameter| {
                    let column = ident(&parameter.name);
                    writer.argument(parameter, |writer| writer.push(&format!("a.{column}")));
                });
            }
            Arguments::Texts(texts) => {
                self.push(&format!("{name}("));
                self.joined(", ", texts, |writer, (parameter, values)| {
                    writer.argument(parameter, |writer| {
                        let bind = match values.as_slice() {
                            _ if parameter.variadic => Bind::from(values.as_slice()),
                            [value, ..] => Bind::from(value),
                            [] => Bind::NULL,
                        };
                        writer.sql.push_bind(bind);
                        writer.push(&format!("::{}", parameter.sql_type));
                    });
                });
            }
        }
        self.push(&format!("){alias}"));
    }

    fn argument(&mut self, parameter: &Parameter, value: impl FnOnce(&mut Self)) {
        if parameter.variadic {
            self.push("variadic ");
        }
        self.push(&format!("{} := ", ident(&parameter.name)));
        value(self);
    }
}
