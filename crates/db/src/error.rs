//! What can go wrong between us and PostgreSQL, readable by SQLSTATE and constraint.

use tokio_postgres::error::{DbError as Reported, SqlState};

/// The kinds of failure that callers tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DbErrorKind {
    /// No connection became free in time.
    PoolTimeout,
    /// The server could not be reached, or the connection broke.
    Connection,
    /// PostgreSQL reported an error; it has a SQLSTATE.
    Database,
    /// A value could not be sent or read as its type: a mistake in our own code.
    Internal,
}

/// A failed statement or transaction.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// No connection became free in time.
    #[error("no database connection became free in time")]
    PoolTimeout,
    /// A connection could not be made.
    #[error("the database could not be reached: {0}")]
    Connect(String),
    /// What the driver reports: the server's error, or a broken connection.
    #[error("{}", describe(.0))]
    Postgres(#[from] tokio_postgres::Error),
    /// One row was expected.
    #[error("the statement gave {0} rows where one was expected")]
    RowCount(usize),
}

fn describe(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        // "invalid input syntax for type uuid: …": such a message repeats the value, and this text goes to logs.
        Some(reported) if reported.code().code().starts_with("22") => {
            format!("{}: a value is not of its type or range", reported.code().code())
        }
        Some(reported) => format!("{}: {}", reported.code().code(), reported.message()),
        None => error.to_string(),
    }
}

impl DbError {
    /// A connection that could not be made, in the server's own words where it said any.
    pub(crate) fn connect(error: &tokio_postgres::Error) -> Self {
        let cause = std::error::Error::source(error).map(|cause| format!(": {cause}")).unwrap_or_default();
        Self::Connect(match error.as_db_error() {
            Some(reported) => reported.message().to_owned(),
            None => format!("{error}{cause}"),
        })
    }

    /// Which kind of failure this is.
    pub fn kind(&self) -> DbErrorKind {
        match self {
            Self::PoolTimeout => DbErrorKind::PoolTimeout,
            Self::Connect(_) => DbErrorKind::Connection,
            Self::RowCount(_) => DbErrorKind::Internal,
            Self::Postgres(error) if error.as_db_error().is_some() => DbErrorKind::Database,
            Self::Postgres(error) if error.is_closed() || is_io(error) => DbErrorKind::Connection,
            Self::Postgres(_) => DbErrorKind::Internal,
        }
    }

    fn reported(&self) -> Option<&Reported> {
        match self {
            Self::Postgres(error) => error.as_db_error(),
            _ => None,
        }
    }

    /// The five-character SQLSTATE, when PostgreSQL reported the error.
    pub fn sqlstate(&self) -> Option<&str> {
        self.reported().map(|error| error.code().code())
    }

    /// PostgreSQL's message.
    pub fn message(&self) -> Option<&str> {
        self.reported().map(Reported::message)
    }

    /// PostgreSQL's detail.
    pub fn detail(&self) -> Option<&str> {
        self.reported().and_then(Reported::detail)
    }

    /// PostgreSQL's hint.
    pub fn hint(&self) -> Option<&str> {
        self.reported().and_then(Reported::hint)
    }

    /// The violated constraint's name.
    pub fn constraint(&self) -> Option<&str> {
        self.reported().and_then(Reported::constraint)
    }

    /// The table that the error is about.
    pub fn table(&self) -> Option<&str> {
        self.reported().and_then(Reported::table)
    }

    /// A unique key or index was violated; with its name.
    pub fn unique_violation(&self) -> Option<&str> {
        self.reported().filter(|error| *error.code() == SqlState::UNIQUE_VIOLATION).and_then(Reported::constraint)
    }
}

fn is_io(error: &tokio_postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<std::io::Error>())
}
