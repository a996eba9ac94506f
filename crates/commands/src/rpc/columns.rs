//! Columns to write, for commands that change only what they were given.

use devproof_db::{Bind, Sql};
use uuid::Uuid;

/// Column names of our tables with their values.
#[derive(Debug, Default)]
pub(crate) struct Columns(Vec<(&'static str, Bind)>);

impl Columns {
    /// Writes a column.
    pub(crate) fn set(&mut self, column: &'static str, value: impl Into<Bind>) {
        self.0.push((column, value.into()));
    }

    /// Writes a column when it is to change; `None` inside empties it.
    pub(crate) fn change<T: Into<Bind>>(&mut self, column: &'static str, value: Option<Option<T>>) {
        if let Some(value) = value {
            self.set(column, value);
        }
    }

    /// Whether nothing is to be written.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `insert` of one row. The values take the columns' types.
    pub(crate) fn insert(self, table: &'static str) -> Sql {
        let names: Vec<_> = self.0.iter().map(|(name, _)| *name).collect();
        let mut sql = Sql::new(format!("insert into {table} ({}) values (", names.join(", ")));
        for (i, (_, value)) in self.0.into_iter().enumerate() {
            if i > 0 {
                sql.push(", ");
            }
            sql.push_bind(value);
        }
        sql.push(")");
        sql
    }

    /// `update` of one row by its id.
    pub(crate) fn update(self, table: &'static str, id: Uuid) -> Sql {
        let mut sql = Sql::new(format!("update {table} set "));
        for (i, (name, value)) in self.0.into_iter().enumerate() {
            sql.push(if i > 0 { ", " } else { "" });
            sql.push(name);
            sql.push(" = ");
            sql.push_bind(value);
        }
        sql.push(" where id = ");
        sql.push_bind(id);
        sql
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_only_what_it_was_given() {
        let mut columns = Columns::default();
        columns.change("title", Some(Some("a")));
        columns.change("about", Some(None::<String>));
        columns.change("size", None::<Option<String>>);
        assert_eq!(columns.update("t", Uuid::nil()).text(), "update t set title = $1, about = $2 where id = $3");
    }
}
