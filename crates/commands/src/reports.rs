//! What reports to staff have in common, whatever they are about.

use crate::{CommandError, rpc::check::Check};
use devproof_db::columns;
use uuid::Uuid;

/// Reports of one person in 24 hours, of people and of jobs each.
const MOST: i64 = 10;
/// Longest description, in characters.
const MAX_WORDS: usize = 2000;

/// What the reporter wrote; blank counts as nothing.
pub(crate) fn words(given: Option<String>) -> Result<Option<String>, CommandError> {
    let mut check = Check::at("");
    let words = check.optional_text("p_words", given.filter(|words| !words.trim().is_empty()), MAX_WORDS);
    check.finish()?;
    Ok(words)
}

columns! {
    /// The same report of the caller's, and how many they have made.
    pub(crate) struct Reportable {
        report_id: Option<Uuid>,
        reports_in_a_day: i64,
    }
}

impl Reportable {
    /// The same report, if it was made before: nothing is reported twice. Otherwise there may be one more, or it is refused.
    pub(crate) fn earlier(&self) -> Result<Option<Uuid>, CommandError> {
        match self.report_id {
            None if self.reports_in_a_day >= MOST => Err(CommandError::ReportLimit(MOST)),
            earlier => Ok(earlier),
        }
    }
}
