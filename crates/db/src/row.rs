//! Rows of an answer.

use crate::error::DbError;
use bytes::Bytes;
use fallible_iterator::FallibleIterator;
use postgres_protocol::message::backend::{DataRowBody, RowDescriptionBody};
use std::{io, ops::Range, sync::Arc};
use tokio_postgres::types::{FromSql, FromSqlOwned, Kind, Type};

/// Bytes from which on a text is not copied.
const SHARED: usize = 4 * 1024;

/// A column of an answer.
#[derive(Debug)]
pub(crate) struct Column {
    name: Box<str>,
    kind: Type,
}

/// One row. Values are in PostgreSQL's binary form until they are asked for.
#[derive(Clone)]
pub struct Row {
    columns: Arc<[Column]>,
    body: DataRowBody,
    ranges: Vec<Option<Range<usize>>>,
}

impl std::fmt::Debug for Row {
    /// Values are someone's data and stay out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Row").field(&self.columns).finish()
    }
}

impl Row {
    pub(crate) fn new(columns: Arc<[Column]>, body: DataRowBody) -> io::Result<Self> {
        let mut ranges = Vec::with_capacity(columns.len());
        let mut cells = body.ranges();
        while let Some(range) = cells.next()? {
            ranges.push(range);
        }
        if ranges.len() != columns.len() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a row of another width than announced"));
        }
        Ok(Self { columns, body, ranges })
    }

    /// By position, which only this file uses: other code reads by name, so that a statement can change its columns.
    fn at<'a, T: FromSql<'a>>(&'a self, position: usize) -> Result<T, DbError> {
        let (Some(Column { name, kind }), Some(range)) = (self.columns.get(position), self.ranges.get(position))
        else {
            return Err(DbError::Decode(format!("there are {} columns", self.columns.len())));
        };
        if !T::accepts(kind) {
            return Err(DbError::Decode(format!("\"{name}\" holds {kind}, not {}", std::any::type_name::<T>())));
        }
        let bytes = range.clone().and_then(|range| self.body.buffer().get(range));
        T::from_sql_nullable(kind, bytes).map_err(|error| DbError::Decode(format!("\"{name}\": {error}")))
    }

    /// The value of a column, by its name.
    ///
    /// # Errors
    /// When there is no such column, or it holds another type.
    pub fn named<'a, T: FromSql<'a>>(&'a self, name: &str) -> Result<T, DbError> {
        let column = self.columns.iter().position(|column| &*column.name == name);
        self.at(column.ok_or_else(|| DbError::Decode(format!("there is no column \"{name}\"")))?)
    }

    /// The text of a column, by its name, as the bytes that came. A long one shares them with the answer that it came
    /// in; a short one is copied, so that it does not hold a whole piece of memory for reading.
    ///
    /// # Errors
    /// When there is no such column, or it holds no text.
    pub fn text_bytes(&self, name: &str) -> Result<Option<Bytes>, DbError> {
        let Some(text) = self.named::<Option<&str>>(name)? else { return Ok(None) };
        Ok(Some(match text.len() {
            ..SHARED => Bytes::copy_from_slice(text.as_bytes()),
            SHARED.. => self.body.buffer_bytes().slice_ref(text.as_bytes()),
        }))
    }

    /// The value of a row that has one column.
    ///
    /// # Errors
    /// When there are more, or it holds another type.
    pub fn only<'a, T: FromSql<'a>>(&'a self) -> Result<T, DbError> {
        match self.columns.len() {
            1 => self.at(0),
            more => Err(DbError::Decode(format!("one column was expected, not {more}"))),
        }
    }
}

/// A row whose columns are found by their names: ours, and those of `tokio_postgres`, which tools speak directly.
pub trait NamedColumns {
    /// The value of a column.
    ///
    /// # Errors
    /// When there is no such column, or it holds another type.
    fn named<'a, T: FromSql<'a>>(&'a self, name: &str) -> Result<T, DbError>;

    /// The same for a column that probably has this place.
    ///
    /// # Errors
    /// As [`NamedColumns::named`].
    fn named_near<'a, T: FromSql<'a>>(&'a self, _place: usize, name: &str) -> Result<T, DbError> {
        self.named(name)
    }
}

impl NamedColumns for Row {
    fn named<'a, T: FromSql<'a>>(&'a self, name: &str) -> Result<T, DbError> {
        Self::named(self, name)
    }

    fn named_near<'a, T: FromSql<'a>>(&'a self, place: usize, name: &str) -> Result<T, DbError> {
        let is_there = self.columns.get(place).is_some_and(|column| &*column.name == name);
        if is_there { self.at(place) } else { Self::named(self, name) }
    }
}

impl NamedColumns for tokio_postgres::Row {
    fn named<'a, T: FromSql<'a>>(&'a self, name: &str) -> Result<T, DbError> {
        self.try_get(name).map_err(|error| DbError::Decode(format!("\"{name}\": {error}")))
    }
}

/// What can be read from a row by the names of its columns. Written by [`columns!`](crate::columns).
pub trait FromRow: Sized {
    /// Reads the row.
    ///
    /// # Errors
    /// When a column is missing or holds another type.
    fn from_row<R: NamedColumns>(row: &R) -> Result<Self, DbError>;
}

/// What all rows of an answer can be read as; [`Tx`](crate::Tx) has the same for statements.
pub trait Rows {
    /// Every row, by name.
    ///
    /// # Errors
    /// When one is not a `T`.
    fn read_all<T: FromRow>(&self) -> Result<Vec<T>, DbError>;

    /// The first row, if there is one, by name.
    ///
    /// # Errors
    /// When it is not a `T`.
    fn read_first<T: FromRow>(&self) -> Result<Option<T>, DbError>;

    /// The one column of every row.
    ///
    /// # Errors
    /// When there are more columns, or it holds another type.
    fn values<T: FromSqlOwned>(&self) -> Result<Vec<T>, DbError>;

    /// The one column of the first row, if there is one.
    ///
    /// # Errors
    /// When there are more columns, or it holds another type.
    fn first_value<T: FromSqlOwned>(&self) -> Result<Option<T>, DbError>;
}

impl Rows for [Row] {
    fn read_all<T: FromRow>(&self) -> Result<Vec<T>, DbError> {
        self.iter().map(T::from_row).collect()
    }

    fn read_first<T: FromRow>(&self) -> Result<Option<T>, DbError> {
        self.first().map(T::from_row).transpose()
    }

    fn values<T: FromSqlOwned>(&self) -> Result<Vec<T>, DbError> {
        self.iter().map(Row::only).collect()
    }

    fn first_value<T: FromSqlOwned>(&self) -> Result<Option<T>, DbError> {
        self.first().map(Row::only).transpose()
    }
}

/// Declares a struct whose fields are the columns of a statement, read by name:
///
/// ```
/// devproof_db::columns! {
///     /// What deciding needs to know of a job.
///     struct Known {
///         is_listed: bool,
///         title: Option<String>,
///     }
/// }
/// ```
///
/// A statement may give more columns than the struct has fields, in any order. A field whose name is a Rust keyword is
/// written raw (`r#type`).
#[macro_export]
macro_rules! columns {
    ($($(#[$about:meta])* $vis:vis struct $name:ident {
        $($(#[$says:meta])* $shown:vis $field:ident: $kind:ty),* $(,)?
    })+) => { $(
        $(#[$about])* $vis struct $name { $($(#[$says])* $shown $field: $kind),* }

        impl $crate::FromRow for $name {
            fn from_row<R: $crate::NamedColumns>(row: &R) -> Result<Self, $crate::DbError> {
                // Statements mostly give their columns in this order.
                let mut places = 0_usize..;
                Ok(Self { $($field: $crate::NamedColumns::named_near(row, places.next().unwrap_or_default(), {
                    // For each row of a long answer this would be a search otherwise.
                    const NAME: &str = $crate::column_name(stringify!($field));
                    NAME
                })?),* })
            }
        }
    )+ };
}

/// A field's name without the mark of a raw identifier.
#[doc(hidden)]
pub const fn column_name(field: &str) -> &str {
    match field.as_bytes() {
        [b'r', b'#', ..] => field.split_at(2).1,
        _ => field,
    }
}

/// The columns of an answer.
pub(crate) fn columns(body: &RowDescriptionBody) -> io::Result<Arc<[Column]>> {
    let mut columns = Vec::new();
    let mut fields = body.fields();
    while let Some(field) = fields.next()? {
        let oid = field.type_oid();
        // Types that a database makes itself, such as enums, have no reader here: statements cast them.
        let named = || Type::new(format!("type {oid}"), oid, Kind::Simple, String::new());
        columns.push(Column { name: field.name().into(), kind: Type::from_oid(oid).unwrap_or_else(named) });
    }
    Ok(columns.into())
}
