//! From plans to one SQL statement each. Names come from plans, quoted; everything else is a bind.
//!
//! Every statement answers one row of the same columns, see [`columns`].

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

/// The columns of every statement's one row.
pub mod columns {
    /// `bigint`: all rows that match, when counted.
    pub const TOTAL: usize = 0;
    /// `bigint`: rows in the body.
    pub const ROWS: usize = 1;
    /// `text`: the body, unless it is longer than allowed.
    pub const BODY: usize = 2;
    /// `bigint`: the body's length in bytes.
    pub const BODY_BYTES: usize = 3;
    /// `text`: the setting `response.headers`.
    pub const HEADERS: usize = 4;
    /// `text`: the setting `response.status`.
    pub const STATUS: usize = 5;
    /// `bigint`: rows written.
    pub const AFFECTED: usize = 6;
    /// `bigint`: rows of an upsert that were updated.
    pub const UPDATED: usize = 7;
    /// `text`: JSON array of the one new row's primary key.
    pub const LOCATION: usize = 8;
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
            let list = if form.strip_nulls { "json_strip_nulls(json_agg(r))" } else { "json_agg(r)" };
            match singular {
                true => self.push(&format!("coalesce(({list} -> 0)::text, 'null')")),
                false => self.push(&format!("coalesce({list}::text, '[]')")),
            }
        }
        self.push(" as body from (");
        self.rows(from, None, read, if form.csv { Naming::Places } else { Naming::Keys });
        self.push(") r");
    }
}

/// The columns for headers and status that functions may have set.
const RESPONSE_SETTINGS: &str = "nullif(current_setting('response.headers', true), ''), \
     nullif(current_setting('response.status', true), '')";

#[cfg(test)]
mod tests;
