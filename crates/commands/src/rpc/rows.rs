//! The answers of statements that went together.

use devproof_db::{DbError, FromRow, FromSqlOwned, Row};

/// The one row of an answer, or none, read by name.
pub(crate) fn row_opt<T: FromRow>(rows: &[Row]) -> Result<Option<T>, DbError> {
    match rows {
        [] => Ok(None),
        [row] => T::from_row(row).map(Some),
        more => Err(DbError::RowCount(more.len())),
    }
}

/// The one row of an answer, read by name.
pub(crate) fn row<T: FromRow>(rows: &[Row]) -> Result<T, DbError> {
    row_opt(rows)?.ok_or(DbError::RowCount(0))
}

/// The one value of an answer.
pub(crate) fn value<T: FromSqlOwned>(rows: &[Row]) -> Result<T, DbError> {
    match rows {
        [row] => row.only(),
        other => Err(DbError::RowCount(other.len())),
    }
}
