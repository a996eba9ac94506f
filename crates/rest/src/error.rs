//! Everything that can go wrong, in the protocol's own shape: `{code, details, hint, message}`.
//!
//! A 5xx says nothing about our insides; hints only name what the caller's role may see (the plan sees to that).

mod database;
mod raised;
mod wire;

use crate::commands::CommandError;
use axum::http::StatusCode;
use devproof_claims::{SessionFault, TokenError};
use serde_json::Value;

pub use database::{Reported, from_db};
pub use raised::Raised;

/// A request that is refused or failed.
#[derive(Debug, Clone, thiserror::Error)]
pub enum RestError {
    /// The database cannot be reached.
    #[error("Could not reach the database")]
    NoDatabase,
    /// The tables and functions are not known yet.
    #[error("Could not query the database for the schema cache. Retrying.")]
    NoSchemaCache,
    /// No connection became free.
    #[error("Timed out acquiring connection from connection pool.")]
    PoolTimeout,
    /// Too many visitors wait for a connection.
    #[error("Too many requests without a sign-in are in progress.")]
    Busy,
    /// The embedded lists of a request multiply to more rows than one request may read.
    #[error("The embedded lists could return too many rows")]
    TooManyRows,
    /// A visitor's embeds lead back to a table through a list.
    #[error("'{0}' is embedded in itself through a list")]
    EmbedLoop(String),
    /// A part of the query string does not parse.
    #[error("{message}")]
    Parse {
        /// What was being parsed, and where it failed.
        message: String,
        /// What was found and what was expected.
        details: String,
    },
    /// The request asks for more than [`crate::Limits`] allow.
    #[error("{0}")]
    TooMuch(String),
    /// The query string is too long.
    #[error("The query string is longer than {0} bytes")]
    UriTooLong(usize),
    /// The body is too long.
    #[error("The body is longer than {0} bytes")]
    BodyTooLarge(usize),
    /// The answer would be too long.
    #[error("The answer is longer than {0} bytes")]
    AnswerTooLarge(i64),
    /// A verb that rpc does not have.
    #[error("Cannot use the {0} method on RPC")]
    RpcVerb(String),
    /// A verb that nothing here has.
    #[error("Unsupported HTTP method: {0}")]
    Verb(String),
    /// The body cannot be used.
    #[error("{message}")]
    Body {
        /// What is wrong.
        message: String,
        /// Where, if known.
        details: Option<String>,
    },
    /// A range that cannot be answered.
    #[error("Requested range not satisfiable")]
    Range {
        /// Why.
        details: String,
        /// How many rows there are, when they were counted.
        total: Option<i64>,
    },
    /// PUT without exactly the primary key as filters.
    #[error("Filters must include all and only primary key columns with 'eq' operators")]
    PutFilters,
    /// PUT with limit or offset.
    #[error("limit/offset querystring parameters are not allowed for PUT")]
    PutRange,
    /// PUT whose body has another key than its URL.
    #[error("Payload values do not match URL in primary key column(s)")]
    PutMismatch,
    /// A schema that is not exposed.
    #[error("Invalid schema: {0}")]
    Profile(String),
    /// No form of answer that the client takes.
    #[error("None of these media types are available: {0}")]
    MediaType(String),
    /// A filter or order on a relation that is not embedded.
    #[error("'{0}' is not an embedded resource in this request")]
    NotEmbedded(String),
    /// A `response.headers` setting that is no list of headers.
    #[error("response.headers guc must be a JSON array composed of objects with a single key and a string value")]
    ResponseHeaders,
    /// A `response.status` setting that is no status.
    #[error("response.status guc must be a valid status code")]
    ResponseStatus,
    /// One row was asked for, and there are more or none.
    #[error("Cannot coerce the result to a single JSON object")]
    Singular(i64),
    /// Ordering by a relation that has many rows.
    #[error("A related order on '{target}' is not possible")]
    RelatedOrder {
        /// The table that is ordered.
        origin: String,
        /// The relation.
        target: String,
    },
    /// Another operator than `is.null` on a relation.
    #[error("Bad operator on the '{0}' embedded resource")]
    EmbedOperator(String),
    /// A function raised `PGRST` with something unreadable.
    #[error("Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error")]
    MalformedRaise,
    /// A preference that is not known, under strict handling; or one that is not offered.
    #[error("Invalid preferences given with handling=strict")]
    Preference(String),
    /// `tx=rollback` where it is not enabled.
    #[error("Prefer: tx=rollback is not allowed here")]
    RollbackDisabled,
    /// Aggregate functions are off.
    #[error("Use of aggregate functions is not allowed")]
    Aggregates,
    /// More rows would change than the client allows.
    #[error("Query result exceeds max-affected preference constraint")]
    MaxAffected(i64),
    /// `max-affected` on a function that returns no rows.
    #[error("Function must return SETOF or TABLE when max-affected preference is used with handling=strict")]
    MaxAffectedRpc,
    /// A path without a meaning.
    #[error("Invalid path specified in request URL")]
    Path,
    /// No relationship between two tables.
    #[error("Could not find a relationship between '{origin}' and '{target}' in the schema cache")]
    NoRelationship {
        /// The outer table.
        origin: String,
        /// What should be embedded.
        target: String,
        /// The hint of the request.
        hint: Option<String>,
        /// A near name.
        near: Option<String>,
    },
    /// Several relationships between two tables.
    #[error("Could not embed because more than one relationship was found for '{origin}' and '{target}'")]
    AmbiguousRelationship {
        /// The outer table.
        origin: String,
        /// What should be embedded.
        target: String,
        /// The relationships, as the protocol describes them.
        candidates: Vec<Value>,
        /// `target!hint` for each.
        hints: Vec<String>,
    },
    /// No function of this name takes these arguments.
    #[error("Could not find the function public.{} in the schema cache", signature(name, arguments))]
    NoFunction {
        /// The function's name.
        name: String,
        /// The arguments given.
        arguments: Vec<String>,
        /// A near function, as `public.name(a, b)`.
        near: Option<String>,
    },
    /// Several functions take these arguments.
    #[error("Could not choose the best candidate function between: {}", .0.join(", "))]
    AmbiguousFunction(Vec<String>),
    /// A column that a write names and the table does not have.
    #[error("Could not find the '{column}' column of '{table}' in the schema cache")]
    NoPayloadColumn {
        /// The column.
        column: String,
        /// The table.
        table: String,
        /// A near name.
        near: Option<String>,
    },
    /// A column that a read names and the table does not have.
    #[error("column {table}.{column} does not exist")]
    NoColumn {
        /// The column.
        column: String,
        /// The table.
        table: String,
        /// A near name.
        near: Option<String>,
    },
    /// A full text operator on a column that holds no text.
    #[error("column {table}.{column} cannot be searched as text")]
    NotSearchable {
        /// The column.
        column: String,
        /// The table.
        table: String,
    },
    /// A cast to a type that is not offered.
    #[error("type \"{0}\" does not exist")]
    NoType(String),
    /// No table of this name.
    #[error("Could not find the table 'public.{name}' in the schema cache")]
    NoTable {
        /// The table.
        name: String,
        /// A near name.
        near: Option<String>,
    },
    /// The bearer token is not valid.
    #[error("{0}")]
    Token(TokenError),
    /// The session of the token has ended.
    #[error("session ended")]
    SessionEnded,
    /// The account has a second factor, and the session has not shown it.
    #[error("{}", SessionFault::FACTOR_MESSAGE)]
    FactorNeeded,
    /// The API key is not ours.
    #[error("Invalid API key")]
    ApiKey,
    /// PostgreSQL reported an error.
    #[error("{}", .0.message)]
    Database(Box<Reported>),
    /// A function raised an error with its own status.
    #[error("{}", .0.message)]
    Raised(Box<Raised>),
    /// A command refused.
    #[error("{}", .0.message)]
    Command(Box<CommandError>),
    /// Something broke inside.
    #[error("Something went wrong")]
    Internal,
}

fn signature(name: &str, arguments: &[String]) -> String {
    if arguments.is_empty() {
        format!("{name} without parameters")
    } else {
        format!("{name}({})", arguments.join(", "))
    }
}

impl From<CommandError> for RestError {
    fn from(error: CommandError) -> Self {
        Self::Command(Box::new(error))
    }
}

impl RestError {
    /// Status and stable code of each variant.
    fn parts(&self) -> (u16, &str) {
        match self {
            Self::NoDatabase => (503, "PGRST000"),
            Self::NoSchemaCache => (503, "PGRST002"),
            Self::PoolTimeout => (504, "PGRST003"),
            Self::Busy => (503, "PGRST003"),
            Self::TooManyRows | Self::EmbedLoop(_) => (400, "54001"),
            Self::Parse { .. } | Self::TooMuch(_) => (400, "PGRST100"),
            Self::UriTooLong(_) => (414, "PGRST100"),
            Self::RpcVerb(_) => (405, "PGRST101"),
            Self::Body { .. } => (400, "PGRST102"),
            Self::BodyTooLarge(_) => (413, "PGRST102"),
            Self::Range { .. } => (416, "PGRST103"),
            Self::PutFilters => (405, "PGRST105"),
            Self::Profile(_) => (406, "PGRST106"),
            Self::MediaType(_) => (406, "PGRST107"),
            Self::NotEmbedded(_) => (400, "PGRST108"),
            Self::ResponseHeaders => (500, "PGRST111"),
            Self::ResponseStatus => (500, "PGRST112"),
            Self::PutRange => (400, "PGRST114"),
            Self::PutMismatch => (400, "PGRST115"),
            Self::Singular(_) => (406, "PGRST116"),
            Self::Verb(_) => (405, "PGRST117"),
            Self::RelatedOrder { .. } => (400, "PGRST118"),
            Self::EmbedOperator(_) => (400, "PGRST120"),
            Self::MalformedRaise => (500, "PGRST121"),
            Self::Preference(_) | Self::RollbackDisabled => (400, "PGRST122"),
            Self::Aggregates => (400, "PGRST123"),
            Self::MaxAffected(_) => (400, "PGRST124"),
            Self::Path => (404, "PGRST125"),
            Self::MaxAffectedRpc => (400, "PGRST128"),
            Self::NoRelationship { .. } => (400, "PGRST200"),
            Self::AmbiguousRelationship { .. } => (300, "PGRST201"),
            Self::NoFunction { .. } => (404, "PGRST202"),
            Self::AmbiguousFunction(_) => (300, "PGRST203"),
            Self::NoPayloadColumn { .. } => (400, "PGRST204"),
            Self::NoTable { .. } => (404, "PGRST205"),
            Self::NoColumn { .. } => (400, "42703"),
            Self::NoType(_) => (400, "42704"),
            Self::NotSearchable { .. } => (400, "42804"),
            Self::AnswerTooLarge(_) => (400, "54000"),
            Self::Token(error) => match error {
                TokenError::Malformed
                | TokenError::BadSignature
                | TokenError::BadAlgorithm
                | TokenError::UnknownKey => (401, "PGRST301"),
                TokenError::Expired
                | TokenError::NotYetValid
                | TokenError::IssuedInFuture
                | TokenError::WrongAudience
                | TokenError::BadClaim(_)
                | TokenError::BadRole => (401, "PGRST303"),
            },
            Self::ApiKey => (401, "PGRST301"),
            Self::SessionEnded => (401, "PGRST303"),
            Self::FactorNeeded => (403, SessionFault::FACTOR_CODE),
            Self::Database(reported) => (reported.status, &reported.code),
            Self::Raised(raised) => (raised.status, &raised.code),
            Self::Command(error) => (error.status, &error.code),
            Self::Internal => (500, "PGRSTX00"),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.parts().0).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The stable code.
    pub fn code(&self) -> &str {
        self.parts().1
    }

    /// Whether another look at the catalog could make the request work: the names it uses are not known.
    pub fn unknown_name(&self) -> bool {
        match self {
            Self::NoRelationship { .. }
            | Self::NoFunction { .. }
            | Self::NoPayloadColumn { .. }
            | Self::NoTable { .. }
            | Self::NoColumn { .. }
            | Self::NoType(_) => true,
            Self::Database(reported) => reported.stale(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
