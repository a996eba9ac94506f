//! Which documents the next attempt is held with.

use devproof_db::{DbError, Row, Rows, Sql};

devproof_db::columns! {
    /// Their editions; none before there is content.
    pub(super) struct Editions {
        pub(super) rubric: Option<String>,
        pub(super) questions: Option<String>,
    }
}

impl Editions {
    /// The statement that reads them.
    pub(super) fn read() -> Sql {
        Sql::new("select e.rubric, e.questions from private.interview_editions() e")
    }

    /// From the row of [`Editions::read`].
    pub(super) fn of(rows: &[Row]) -> Result<Self, DbError> {
        Ok(rows.read_first::<Self>()?.unwrap_or(Self { rubric: None, questions: None }))
    }
}
