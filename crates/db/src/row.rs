//! Rows of an answer.

use crate::error::DbError;
use fallible_iterator::FallibleIterator;
use postgres_protocol::message::backend::{DataRowBody, RowDescriptionBody};
use std::{io, ops::Range, sync::Arc};
use tokio_postgres::types::{FromSql, Kind, Type};

/// One row. Values are in PostgreSQL's binary form until they are asked for.
#[derive(Clone)]
pub struct Row {
    types: Arc<[Type]>,
    body: DataRowBody,
    ranges: Vec<Option<Range<usize>>>,
}

/// What names a column: its place. A trait, so that `row.get::<_, T>(0)` reads as with other drivers.
pub trait Place {
    /// The place, from 0.
    fn place(self) -> usize;
}

impl Place for usize {
    fn place(self) -> usize {
        self
    }
}

impl std::fmt::Debug for Row {
    /// Values are somebody's data and stay out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Row").field(&self.types).finish()
    }
}

impl Row {
    pub(crate) fn new(types: Arc<[Type]>, body: DataRowBody) -> io::Result<Self> {
        let mut ranges = Vec::with_capacity(types.len());
        let mut found = body.ranges();
        while let Some(range) = found.next()? {
            ranges.push(range);
        }
        if ranges.len() != types.len() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a row of another width than announced"));
        }
        Ok(Self { types, body, ranges })
    }

    /// The value of a column, by its place.
    ///
    /// # Panics
    /// When there is no such column, or it holds another type: the statement and its reader are both our own code.
    #[track_caller]
    pub fn get<'a, P: Place, T: FromSql<'a>>(&'a self, column: P) -> T {
        let column = column.place();
        match self.try_get(column) {
            Ok(value) => value,
            Err(error) => panic!("column {column}: {error}"),
        }
    }

    /// The value of a column, by its place.
    ///
    /// # Errors
    /// When there is no such column, or it holds another type.
    pub fn try_get<'a, P: Place, T: FromSql<'a>>(&'a self, column: P) -> Result<T, DbError> {
        let column = column.place();
        let (Some(kind), Some(range)) = (self.types.get(column), self.ranges.get(column)) else {
            return Err(DbError::Decode(format!("there are {} columns", self.types.len())));
        };
        if !T::accepts(kind) {
            return Err(DbError::Decode(format!("it holds {kind}, not {}", std::any::type_name::<T>())));
        }
        let bytes = range.clone().and_then(|range| self.body.buffer().get(range));
        T::from_sql_nullable(kind, bytes).map_err(|error| DbError::Decode(error.to_string()))
    }
}

/// The types of an answer's columns.
pub(crate) fn types(body: &RowDescriptionBody) -> io::Result<Arc<[Type]>> {
    let mut types = Vec::new();
    let mut fields = body.fields();
    while let Some(field) = fields.next()? {
        let oid = field.type_oid();
        // Types that a database makes itself, such as enums, have no reader here: statements cast them.
        let named = || Type::new(format!("type {oid}"), oid, Kind::Simple, String::new());
        types.push(Type::from_oid(oid).unwrap_or_else(named));
    }
    Ok(types.into())
}
