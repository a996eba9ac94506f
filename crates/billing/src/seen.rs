//! Which of two snapshots counts.

use crate::{Payment, Snapshot};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use time::OffsetDateTime;

/// A snapshot, and when the provider made it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// The provider's time. Stripe's has whole seconds.
    #[serde(with = "time::serde::rfc3339")]
    pub at: OffsetDateTime,
    /// Counts the changes, where the provider does; zero where it doesn't.
    pub version: i64,
    /// How the subscription was then.
    pub snapshot: Snapshot,
}

/// What a snapshot does to what is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// It is newer and counts from now on.
    Newer,
    /// What is known counts.
    Late,
    /// Two snapshots of one moment differ. One of them counts for now, always the same; the provider has to be asked which.
    Unclear,
}

impl Seen {
    /// By what the newest is found: a total order, so that the newest of many is the same in whichever order they come. What has
    /// ended stays ended. Within one second the later period, and then the paid one, is more probably the later.
    fn cmp_age(&self, other: &Self) -> Ordering {
        let ended = |seen: &Self| seen.snapshot.payment == Payment::Ended;
        (ended(self), self.at, self.version, self.snapshot.period_end, &self.snapshot).cmp(&(
            ended(other),
            other.at,
            other.version,
            other.snapshot.period_end,
            &other.snapshot,
        ))
    }

    /// The one of two that counts.
    #[must_use]
    pub fn newest(self, other: Self) -> Self {
        if self.cmp_age(&other) == Ordering::Less { other } else { self }
    }

    /// What this snapshot does to what is known.
    pub fn fold(&self, known: Option<&Self>) -> Fold {
        let Some(known) = known else { return Fold::Newer };
        let differs = self.snapshot != known.snapshot && self.snapshot.payment != Payment::Ended;
        if differs && (self.at, self.version) == (known.at, known.version) && known.snapshot.payment != Payment::Ended
        {
            return Fold::Unclear;
        }
        match self.cmp_age(known) {
            Ordering::Greater => Fold::Newer,
            Ordering::Less | Ordering::Equal => Fold::Late,
        }
    }
}
