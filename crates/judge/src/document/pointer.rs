//! JSON pointers (RFC 6901).

/// A pointer's next step, escaped.
pub(crate) fn join(pointer: &str, name: &str) -> String {
    format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"))
}
