//! From plans to one SQL statement each. Names come from plans, quoted; everything else is a bind.
//!
//! Every statement answers one row of the same columns, see [`Answer`].

mod call;
mod condition;
mod csv;
mod read;
mod value;
mod write;

pub use call::{CallOptions, call};
pub use read::{Counting, ReadOptions, read};
pub use write::{WriteOptions, write};

use crate::plan::read::ReadPlan;
use crate::request::accept::Form;
use devproof_db::Sql;
use read::Naming;

devproof_db::columns! {
    /// The one row of every statement. A number that the statement does not count is null.
    #[derive(Debug, Clone)]
    pub(crate) struct Answer {
        /// All rows that match, when counted.
        pub(crate) total: Option<i64>,
        /// Rows in the body.
        pub(crate) rows: i64,
        /// The body's length in bytes.
        pub(crate) body_bytes: Option<i64>,
        /// The setting `response.headers`.
        pub(crate) headers: Option<String>,
        /// The setting `response.status`.
        pub(crate) status: Option<String>,
        /// Rows written.
        pub(crate) affected: Option<i64>,
        /// Rows of an upsert that were updated.
        pub(crate) updated: Option<i64>,
        /// JSON array of the one new row's primary key.
        pub(crate) location: Option<String>,
    }
}

/// A statement being written.
#[derive(Default)]
struct Writer {
    sql: Sql,
    aliases: usize,
}

impl Writer {
    fn push(&mut self, text: &str) {
        self.sql.push(text);
    }

    fn alias(&mut self) -> String {
        let alias = format!("t{}", self.aliases);
        self.aliases += 1;
        alias
    }

    /// Calls `each` for every item, with `between` in between.
    fn joined<T>(&mut self, between: &str, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (place, item) in items.into_iter().enumerate() {
            if place > 0 {
                self.push(between);
            }
            each(self, item);
        }
    }
}

impl Writer {
    /// ` body from (rows) r`: the body's text, made of the rows of `from`.
    fn body_of_rows(&mut self, form: Form, singular: bool, from: &str, read: &ReadPlan) {
        if form.csv {
            self.csv(read);
        } else {
            let strip = |value: &str| strip_nulls(form, value);
            match singular {
                true => self.push(&first(&strip("row_to_json(r)"))),
                false => self.push(&format!("coalesce({}::text, '[]')", strip("json_agg(r)"))),
            }
        }
        self.push(" as body from (");
        self.rows(from, None, read, if form.csv { Naming::Places } else { Naming::Keys });
        self.push(") r");
    }
}

/// JSON without the keys whose value is null, where the answer's form wants that.
fn strip_nulls(form: Form, json: &str) -> String {
    if form.strip_nulls { format!("json_strip_nulls({json})") } else { json.to_owned() }
}

/// The text of the first row's JSON. Taking it out of an array of JSON would parse all of it again.
fn first(json: &str) -> String {
    format!("coalesce((array_agg({json}::text))[1], 'null')")
}

/// The columns for headers and status that functions may have set.
const RESPONSE_SETTINGS: &str = "nullif(current_setting('response.headers', true), '') as headers, \
     nullif(current_setting('response.status', true), '') as status";

#[cfg(test)]
mod tests;
