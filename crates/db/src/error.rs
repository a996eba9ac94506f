//! What can go wrong between us and PostgreSQL, readable by SQLSTATE and constraint.

use fallible_iterator::FallibleIterator;
use postgres_protocol::message::backend::ErrorResponseBody;
use std::io;

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
    /// Too many visitors wait, or none of their connections became free in time.
    #[error("the connections for visitors are all in use")]
    Busy,
    /// A connection could not be made.
    #[error("the database could not be reached: {0}")]
    Connect(String),
    /// The connection broke.
    #[error("the connection to the database broke: {0}")]
    Connection(io::Error),
    /// PostgreSQL's own error.
    #[error("{}", describe(.0))]
    Reported(Box<Reported>),
    /// A statement or value that cannot be put into a message.
    #[error("a statement could not be sent: {0}")]
    Encode(String),
    /// A value that is not of the type it was read as.
    #[error("a value could not be read: {0}")]
    Decode(String),
    /// One row was expected.
    #[error("the statement gave {0} rows where one was expected")]
    RowCount(usize),
}

/// What PostgreSQL says about an error.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reported {
    /// The connection ends with it.
    pub(crate) fatal: bool,
    code: String,
    pub(crate) message: String,
    detail: Option<String>,
    hint: Option<String>,
    constraint: Option<String>,
    table: Option<String>,
}

impl Reported {
    pub(crate) fn read(body: &ErrorResponseBody) -> io::Result<Self> {
        let mut reported = Self::default();
        let mut fields = body.fields();
        while let Some(field) = fields.next()? {
            let text = String::from_utf8_lossy(field.value_bytes()).into_owned();
            match field.type_() {
                // The severity that is never translated.
                b'V' => reported.fatal = matches!(text.as_str(), "FATAL" | "PANIC"),
                b'C' => reported.code = text,
                b'M' => reported.message = text,
                b'D' => reported.detail = Some(text),
                b'H' => reported.hint = Some(text),
                b'n' => reported.constraint = Some(text),
                b't' => reported.table = Some(text),
                _ => {}
            }
        }
        Ok(reported)
    }

    fn of(error: &tokio_postgres::error::DbError) -> Self {
        let text = |value: Option<&str>| value.map(str::to_owned);
        Self {
            fatal: false,
            code: error.code().code().to_owned(),
            message: error.message().to_owned(),
            detail: text(error.detail()),
            hint: text(error.hint()),
            constraint: text(error.constraint()),
            table: text(error.table()),
        }
    }
}

/// The tools that use tokio-postgres, such as migrations, fail in the same words.
impl From<tokio_postgres::Error> for DbError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(reported) => Self::Reported(Box::new(Reported::of(reported))),
            None if error.is_closed() || is_io(&error) => Self::Connection(io::Error::other(error)),
            None => Self::Encode(error.to_string()),
        }
    }
}

fn describe(reported: &Reported) -> String {
    // "invalid input syntax for type uuid: …": such a message repeats the value, and this text goes to logs.
    match reported.code.starts_with("22") {
        true => format!("{}: a value is not of its type or range", reported.code),
        false => format!("{}: {}", reported.code, reported.message),
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
            Self::PoolTimeout | Self::Busy => DbErrorKind::PoolTimeout,
            Self::Connect(_) | Self::Connection(_) => DbErrorKind::Connection,
            Self::Reported(_) => DbErrorKind::Database,
            Self::RowCount(_) | Self::Encode(_) | Self::Decode(_) => DbErrorKind::Internal,
        }
    }

    /// A commit that PostgreSQL answered with a rollback and without an error, because a statement before it had failed:
    /// as PostgreSQL says it of any other statement.
    pub(crate) fn aborted() -> Self {
        Self::Reported(Box::new(Reported {
            code: "25P02".to_owned(),
            message: "the transaction was rolled back, because a statement in it had failed".to_owned(),
            ..Reported::default()
        }))
    }

    fn reported(&self) -> Option<&Reported> {
        match self {
            Self::Reported(reported) => Some(reported),
            _ => None,
        }
    }

    /// The five-character SQLSTATE, when PostgreSQL reported the error.
    pub fn sqlstate(&self) -> Option<&str> {
        self.reported().map(|error| error.code.as_str())
    }

    /// A statement was prepared before the schema changed under it, and has to be prepared anew.
    pub(crate) fn is_of_an_outdated_plan(&self) -> bool {
        self.sqlstate() == Some("0A000")
    }

    /// PostgreSQL's message.
    pub fn message(&self) -> Option<&str> {
        self.reported().map(|error| error.message.as_str())
    }

    /// PostgreSQL's detail.
    pub fn detail(&self) -> Option<&str> {
        self.reported()?.detail.as_deref()
    }

    /// PostgreSQL's hint.
    pub fn hint(&self) -> Option<&str> {
        self.reported()?.hint.as_deref()
    }

    /// The violated constraint's name.
    pub fn constraint(&self) -> Option<&str> {
        self.reported()?.constraint.as_deref()
    }

    /// The table that the error is about.
    pub fn table(&self) -> Option<&str> {
        self.reported()?.table.as_deref()
    }

    /// A unique key or index was violated; with its name.
    pub fn unique_violation(&self) -> Option<&str> {
        self.reported().filter(|error| error.code == "23505")?.constraint.as_deref()
    }
}

fn is_io(error: &tokio_postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<io::Error>())
}
