//! The lints of Supabase's database linter, each by its number, in queries of our own. Nothing may be flagged; where we
//! deviate on purpose, the list says so.
//!
//! Not here, since they look at a database in use and not at a schema: 0005 (an index that was never used) and 0020 (bloat).
//! 0016, 0017 and 0019 are one test with 0013, since what must not be exposed at all is in one list.

mod performance;
mod security;

use super::rules::found;

/// Fails when the query finds anything.
async fn nothing(lint: &str, sql: &str) {
    let flagged = found(sql).await;
    assert!(flagged.is_empty(), "{lint}: {flagged:#?}");
}
