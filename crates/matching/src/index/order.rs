//! The order of a list, and where its next page begins.

use super::sum::Sum;
use crate::Score;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use uuid::Uuid;

/// What a list is ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobOrder {
    /// The best match first; jobs of which nothing is known last. Of equal numbers the one with the greater coverage,
    /// then companies take turns, then the newest, then by id.
    Match,
    /// The newest first, then by id.
    Newest,
}

/// A job and what the list is ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankedJob {
    /// The job.
    pub id: Uuid,
    /// Its score for the person.
    pub score: Score,
    /// How much of all weight is known, in hundredths, rounded down.
    pub coverage: u8,
    /// How many jobs of its company with the same number and coverage are newer; none in an order by time.
    pub turn: u32,
    /// When it was published, in microseconds since 1970.
    pub published_at: i64,
}

/// The last row of a page, with all that breaks ties: the next page begins after it, whatever happened in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobCursor {
    /// When the first page was made, in microseconds since 1970. A job that is published later takes no turn from its
    /// company's others: else it would show one of them again.
    pub began_at: i64,
    /// The number of the row; none when nothing was known.
    pub number: Option<u8>,
    /// Its coverage.
    pub coverage: u8,
    /// Its turn.
    pub turn: u32,
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

/// A row's place within its tie: ascending is the order of the list.
pub(super) type Place = (u32, Reverse<i64>, Uuid);

impl JobCursor {
    pub(super) const fn place(&self) -> Place {
        (self.turn, Reverse(self.published_at), self.id)
    }
}

/// A number and a coverage; rows that are equal in both are tied. The greater is the better.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tie(u16);

/// Bits of a coverage.
const COVERAGE: u16 = 7;

impl Tie {
    /// Of rows that are not in the list.
    pub const NONE: Self = Self(0);
    /// How many there are.
    pub const COUNT: usize = (102 << COVERAGE) + 1;

    pub fn new(number: Option<u8>, coverage: u8) -> Self {
        // A row without a number is below one with 0.
        let number = number.map_or(0, |number| u16::from(number.min(100)) + 1);
        Self((number << COVERAGE | u16::from(coverage.min(100))) + 1)
    }

    #[inline]
    pub fn of(sum: Sum) -> Self {
        Self((u16::from(sum.level()) << COVERAGE | u16::from(sum.coverage())) + 1)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number; none when nothing is known.
    pub const fn number(self) -> Option<u8> {
        match (self.0 - 1) >> COVERAGE {
            0 => None,
            level => Some(level as u8 - 1),
        }
    }
}
