//! PostgreSQL's errors: SQLSTATE to status, and what of their text may be shown.

use super::RestError;
use super::raised::{Raised, from_pgrst, pt_status};
use axum::http::HeaderMap;
use devproof_claims::Role;
use devproof_db::{DbError, DbErrorKind};

/// An error that PostgreSQL reported, cut to what a client may see.
#[derive(Debug, Clone)]
pub struct Reported {
    /// HTTP status.
    pub status: u16,
    /// The SQLSTATE.
    pub code: String,
    /// The message, or a general one.
    pub message: String,
    /// PostgreSQL's detail.
    pub details: Option<String>,
    /// PostgreSQL's hint.
    pub hint: Option<String>,
}

impl Reported {
    /// Whether our picture of the schema may be old.
    pub(super) fn stale(&self) -> bool {
        matches!(self.code.as_str(), "0A000" | "42P01" | "42703" | "42883")
    }
}

/// The status of a SQLSTATE. `anon` is whether no one is signed in.
fn status(code: &str, message: &str, anon: bool) -> u16 {
    match code {
        "25006" => 405,
        "53400" => 500,
        "57P01" => 503,
        "23503" | "23505" => 409,
        // One of our caps, raised by a trigger: the request asks for one row too many.
        "54000" => 400,
        "P0001" => 400,
        "21000" => {
            if message.ends_with("requires a WHERE clause") {
                400
            } else {
                500
            }
        }
        "22023" => {
            if message.starts_with("role") && message.ends_with("does not exist") {
                401
            } else {
                400
            }
        }
        "42501" => {
            if anon {
                401
            } else {
                403
            }
        }
        "42883" | "42P01" => 404,
        "42P17" => 500,
        _ => match code.get(..2).unwrap_or(code) {
            "08" | "53" => 503,
            "0L" | "0P" | "28" => 403,
            "09" | "25" | "2D" | "38" | "39" | "3B" | "40" | "54" | "55" | "57" | "58" | "F0" | "HV" | "P0"
            | "XX" => 500,
            _ => 400,
        },
    }
}

/// Makes the error of a statement that failed.
pub fn from_db(error: &DbError, role: Role) -> RestError {
    match error.kind() {
        DbErrorKind::PoolTimeout if matches!(error, DbError::Busy) => RestError::Busy,
        DbErrorKind::PoolTimeout => RestError::PoolTimeout,
        DbErrorKind::Connection => RestError::NoDatabase,
        DbErrorKind::Internal => {
            tracing::error!(%error, "a statement could not be carried out");
            RestError::Internal
        }
        DbErrorKind::Database => from_report(
            error.sqlstate().unwrap_or("XX000"),
            error.message().unwrap_or_default(),
            error.detail(),
            error.hint(),
            role,
        ),
    }
}

/// The pure part of [`from_db`].
pub(super) fn from_report(
    code: &str,
    message: &str,
    detail: Option<&str>,
    hint: Option<&str>,
    role: Role,
) -> RestError {
    if code == "PGRST" {
        return from_pgrst(message, detail);
    }
    let owned = |text: Option<&str>| text.map(str::to_owned);
    if let Some(status) = pt_status(code) {
        return RestError::Raised(Box::new(Raised {
            status,
            code: code.to_owned(),
            message: message.to_owned(),
            details: owned(detail),
            hint: owned(hint),
            headers: HeaderMap::new(),
        }));
    }
    let status = status(code, message, role == Role::Anon);
    if status >= 500 {
        tracing::warn!(code, message, "the database failed a request");
    }
    let (message, details, hint) = match general(code, status) {
        Some(text) => (text.to_owned(), None, None),
        None => (message.to_owned(), owned(detail), owned(hint)),
    };
    RestError::Database(Box::new(Reported { status, code: code.to_owned(), message, details, hint }))
}

/// The text for errors whose own would speak of our insides. Unknown names come from the bodies of functions and
/// policies: those of the request itself are looked up before.
fn general(code: &str, status: u16) -> Option<&'static str> {
    match code {
        "57014" => Some("canceling statement due to statement timeout"),
        "42P01" => Some("relation does not exist"),
        "42601" | "42702" | "42703" | "42704" => Some("the request does not fit the database's schema"),
        _ if status == 503 => Some("the database is not available"),
        _ if status >= 500 => Some("the database could not carry out the request"),
        _ => None,
    }
}
