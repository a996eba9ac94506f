//! The order of a list, and where its next page begins.

use crate::Score;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use uuid::Uuid;

/// What a list is ordered by. Ties are broken by time, then by id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobOrder {
    /// The best match first; jobs of which nothing is known last.
    Match,
    /// The newest first.
    Newest,
}

/// A job and what the list is ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankedJob {
    /// The job.
    pub id: Uuid,
    /// Its score for the person.
    pub score: Score,
    /// When it was published, in microseconds since 1970.
    pub published_at: i64,
}

/// The last row of a page, with all that breaks ties: the next page begins after it, whatever happened in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobCursor {
    /// The number of the row; none when nothing was known.
    pub number: Option<u8>,
    /// When it was published, in microseconds since 1970.
    pub published_at: i64,
    /// The job.
    pub id: Uuid,
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobPage {
    /// The rows.
    pub jobs: Vec<RankedJob>,
    /// Rows of all pages, exactly.
    pub total: usize,
    /// Where the next page begins; none on the last page.
    pub next: Option<JobCursor>,
}

/// A row before any id is looked at: most rows never reach a page.
pub(super) type Key = (Reverse<Option<u8>>, Reverse<i64>, Uuid);

impl JobOrder {
    /// Ascending keys are the order of the list.
    pub(super) fn key(self, row: JobCursor) -> Key {
        let number = match self {
            // A row without a number is below one with 0.
            Self::Match => row.number,
            Self::Newest => None,
        };
        (Reverse(number), Reverse(row.published_at), row.id)
    }
}

impl RankedJob {
    /// A cursor that the next page begins after.
    pub fn cursor(&self) -> JobCursor {
        JobCursor { number: self.score.number(), published_at: self.published_at, id: self.id }
    }
}
