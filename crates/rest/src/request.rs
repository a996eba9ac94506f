//! From HTTP to values: what a request asks for, with every part parsed and bounded. Pure; knows no table.

pub mod accept;
pub mod body;
mod csv;
mod cursor;
pub mod field;
pub mod filter;
pub mod operator;
pub mod order;
mod pairs;
pub mod prefer;
pub mod query;
pub mod range;
pub mod select;
pub mod strict_json;

use crate::error::RestError;
use axum::http::HeaderMap;
use axum::http::header::HeaderName;

/// The one schema that is exposed.
pub const SCHEMA: &str = "public";

/// What the path names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// `/`: the description of everything.
    Root,
    /// `/name`: a table or view.
    Table(String),
    /// `/rpc/name`: a function or command.
    Rpc(String),
}

impl Target {
    /// Reads the path below the prefix.
    ///
    /// # Errors
    /// When it has no meaning here.
    pub fn parse(path: &str) -> Result<Self, RestError> {
        let decoded = percent_encoding::percent_decode_str(path).decode_utf8().map_err(|_| RestError::Path)?;
        if decoded.contains('\0') {
            return Err(RestError::Path);
        }
        let parts: Vec<&str> = decoded.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Ok(Self::Root),
            ["rpc"] => Err(RestError::Path),
            [table] => Ok(Self::Table((*table).to_owned())),
            ["rpc", name] => Ok(Self::Rpc((*name).to_owned())),
            _ => Err(RestError::Path),
        }
    }
}

/// The text of a header; several of one name are a mistake unless the name is a list.
pub fn header<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Refuses every schema but the exposed one, and tells whether one was named at all.
///
/// # Errors
/// When another schema is named.
pub fn profile(headers: &HeaderMap, reads: bool) -> Result<bool, RestError> {
    let name = HeaderName::from_static(if reads { "accept-profile" } else { "content-profile" });
    match headers.get(&name) {
        None => Ok(false),
        Some(value) if value == SCHEMA => Ok(true),
        Some(value) => Err(RestError::Profile(String::from_utf8_lossy(value.as_bytes()).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths() {
        assert_eq!(Target::parse("/").unwrap(), Target::Root);
        assert_eq!(Target::parse("/jobs").unwrap(), Target::Table("jobs".into()));
        assert_eq!(Target::parse("/rpc/f").unwrap(), Target::Rpc("f".into()));
        for path in ["/a/b", "/rpc", "/rpc/a/b", "/a%00", "/%ff"] {
            assert!(Target::parse(path).is_err(), "{path}");
        }
    }
}
