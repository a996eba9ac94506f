//! How names are written into statements.

/// A name as an identifier.
pub(crate) fn ident(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// An exposed table or function.
pub(crate) fn qualified(name: &str) -> String {
    format!("\"public\".{}", ident(name))
}
