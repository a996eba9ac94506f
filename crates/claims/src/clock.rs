//! Time as an argument, so that tests can move it.

use parking_lot::Mutex;
use time::{Duration, OffsetDateTime};

/// Where the current time comes from.
pub trait Clock: Send + Sync + 'static {
    /// The current time in UTC, in whole microseconds: a time that was kept in PostgreSQL equals the one it was kept from.
    fn now(&self) -> OffsetDateTime;
}

/// The machine's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the machine's clock")]
    fn now(&self) -> OffsetDateTime {
        whole_microseconds(OffsetDateTime::now_utc())
    }
}

/// A clock that stands still until it is moved. For tests.
#[derive(Debug)]
pub struct FixedClock(Mutex<OffsetDateTime>);

impl FixedClock {
    /// A clock that says `now` until told otherwise.
    pub fn new(now: OffsetDateTime) -> Self {
        Self(Mutex::new(now))
    }

    /// Moves the clock forward (or back, with a negative duration).
    pub fn advance(&self, by: Duration) {
        let mut now = self.0.lock();
        *now += by;
    }
}

impl Clock for FixedClock {
    fn now(&self) -> OffsetDateTime {
        whole_microseconds(*self.0.lock())
    }
}

fn whole_microseconds(time: OffsetDateTime) -> OffsetDateTime {
    time.replace_microsecond(time.microsecond()).unwrap_or(time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn clocks_know_nothing_below_a_microsecond() {
        let clock = FixedClock::new(datetime!(2026-11-28 03:18:09.571_608_999 UTC));
        assert_eq!(clock.now(), datetime!(2026-11-28 03:18:09.571_608 UTC));
        assert_eq!(SystemClock.now().nanosecond() % 1000, 0);
    }
}
