//! From a request to what will be asked of the database, with every name looked up in the schema cache. Pure.

pub mod call;
mod casts;
pub(crate) mod cost;
mod embed;
pub mod read;
pub mod write;

use crate::error::RestError;
use crate::limits::Limits;
use crate::schema_cache::{Column, Holds, SchemaCache, Table, near};
use devproof_claims::Role;

/// What plans are made with.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The names.
    pub cache: &'a SchemaCache,
    /// Who asks: decides what `*` means and which names hints may tell.
    pub role: Role,
    /// The bounds.
    pub limits: &'a Limits,
}

impl<'a> Scope<'a> {
    /// A table by name.
    ///
    /// # Errors
    /// When there is none, with a hint at a near name that the role can see.
    pub fn table(&self, name: &str) -> Result<&'a Table, RestError> {
        self.cache.tables.get(name).ok_or_else(|| {
            let visible = self.cache.tables.values().filter(|table| table.visible(self.role));
            let near = near(name, visible.map(|table| table.name.as_str())).map(str::to_owned);
            RestError::NoTable { name: name.to_owned(), near }
        })
    }
}

/// What columns can be named.
#[derive(Clone, Copy)]
pub(crate) enum Columns<'a> {
    /// Those of a table.
    Table(&'a Table),
    /// Those of a table, but as rows of the named function: column grants do not bind there.
    TableRows(&'a Table),
    /// Those that the named function returns.
    Record(&'a str, &'a [(String, Holds)]),
}

impl<'a> Columns<'a> {
    fn find(&self, name: &str) -> Option<Holds> {
        match self {
            Self::Table(table) | Self::TableRows(table) => table.column(name).map(|column| column.holds),
            Self::Record(_, columns) => columns.iter().find(|(known, _)| known == name).map(|(_, holds)| *holds),
        }
    }

    fn name(&self) -> &'a str {
        match self {
            Self::Table(table) | Self::TableRows(table) => &table.name,
            Self::Record(name, _) => name,
        }
    }

    fn table(&self) -> Option<&'a Table> {
        match self {
            Self::Table(table) | Self::TableRows(table) => Some(table),
            Self::Record(..) => None,
        }
    }

    /// The names of all columns; none where they are not known.
    fn names(&self) -> Vec<String> {
        match self {
            Self::Table(table) | Self::TableRows(table) => {
                table.columns.iter().map(|column| column.name.clone()).collect()
            }
            Self::Record(_, columns) => columns.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    /// A column that there is not, with a near one that the role may read: what a function returns is read whole.
    fn missing(&self, role: Role, column: &str) -> RestError {
        let near = match self {
            Self::Table(table) => table.near_readable(role, column),
            Self::TableRows(_) | Self::Record(..) => {
                let names = self.names();
                near(column, names.iter().map(String::as_str)).map(str::to_owned)
            }
        };
        RestError::NoColumn { column: column.to_owned(), table: self.name().to_owned(), near }
    }

    /// What `*` stands for; `None` for all that comes.
    fn star(&self, role: Role) -> Option<Vec<&'a Column>> {
        match self {
            Self::Table(table) => Some(table.star(role)),
            Self::TableRows(_) | Self::Record(..) => None,
        }
    }
}

#[cfg(test)]
mod tests;
