//! How long statements take that come again and again.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

/// What counts as quick.
const QUICK: Duration = Duration::from_millis(2);

/// How long a statement has taken so far, as the moving average of those who sent it. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct Pace(Arc<AtomicU32>);

/// Never measured.
const UNKNOWN: u32 = 0;

impl Pace {
    /// From here on one time counts at once: the next must not be in anyone's way.
    pub(crate) const TOO_LONG: Duration = Duration::from_millis(20);

    /// Whether it was quick so far.
    pub fn is_quick(&self) -> bool {
        let micros = self.0.load(Ordering::Relaxed);
        micros != UNKNOWN && Duration::from_micros(micros.into()) <= QUICK
    }

    /// Takes in one more time.
    pub(crate) fn record(&self, taken: Duration) {
        let new = u32::try_from(taken.as_micros()).unwrap_or(u32::MAX).max(1);
        let old = self.0.load(Ordering::Relaxed);
        let average = if old == UNKNOWN || taken >= Self::TOO_LONG { new } else { old - old / 8 + new / 8 };
        self.0.store(average.max(1), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_is_quick_once_it_was_and_as_long_as_it_is() {
        let pace = Pace::default();
        assert!(!pace.is_quick(), "nobody knows");
        pace.record(Duration::from_micros(200));
        assert!(pace.is_quick());
        pace.record(4 * QUICK);
        assert!(pace.is_quick(), "once is nothing");
        for _ in 0..10 {
            pace.record(4 * QUICK);
        }
        assert!(!pace.is_quick());
        for _ in 0..100 {
            pace.record(QUICK / 2);
        }
        assert!(pace.is_quick());
        pace.record(50 * QUICK);
        assert!(!pace.is_quick(), "so slow a one is in everybody's way");
    }
}
