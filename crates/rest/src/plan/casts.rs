//! The types that a select may cast to.

use super::Scope;
use crate::error::RestError;
use crate::sql::ident;

/// Spelling and SQL text of PostgreSQL's own types. Not every type: a cast runs its input function on data, so the
/// list holds those that are useful in an answer and harmless.
const BUILT_IN: [(&str, &str); 28] = [
    ("text", "text"),
    ("varchar", "varchar"),
    ("character varying", "varchar"),
    ("int", "int4"),
    ("int2", "int2"),
    ("int4", "int4"),
    ("int8", "int8"),
    ("integer", "int4"),
    ("smallint", "int2"),
    ("bigint", "int8"),
    ("numeric", "numeric"),
    ("decimal", "numeric"),
    ("real", "float4"),
    ("float", "float8"),
    ("float4", "float4"),
    ("float8", "float8"),
    ("double precision", "float8"),
    ("bool", "bool"),
    ("boolean", "bool"),
    ("date", "date"),
    ("time", "time"),
    ("timestamp", "timestamp"),
    ("timestamptz", "timestamptz"),
    ("timestamp with time zone", "timestamptz"),
    ("interval", "interval"),
    ("uuid", "uuid"),
    ("json", "json"),
    ("jsonb", "jsonb"),
];

/// The SQL text of a type that a request names, perhaps with `[]`.
pub(super) fn sql_type(scope: Scope<'_>, name: &str) -> Result<String, RestError> {
    let (base, suffix) = match name.strip_suffix("[]") {
        Some(base) => (base, "[]"),
        None => (name, ""),
    };
    let lower = base.to_ascii_lowercase();
    if let Some((_, sql)) = BUILT_IN.iter().find(|(known, _)| *known == lower) {
        return Ok(format!("pg_catalog.{sql}{suffix}"));
    }
    match scope.cache.types.get(base) {
        Some(known) => Ok(format!("\"public\".{}{suffix}", ident(known))),
        None => Err(RestError::NoType(name.to_owned())),
    }
}
