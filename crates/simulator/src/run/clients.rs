//! Requests and items that are tried again later, by the second in which that is.

use std::collections::VecDeque;

/// Some that are tried again at the same time.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Cohort {
    /// How often they have failed.
    pub(super) failures: u32,
    pub(super) count: f64,
    /// How many of them have changed something already.
    pub(super) changed: f64,
    /// Time since the first attempt of all of them together, in seconds.
    pub(super) elapsed: f64,
}

/// What is to be tried again.
#[derive(Debug, Clone, Default)]
pub(super) struct Agenda {
    seconds: VecDeque<Vec<Cohort>>,
    pub(super) total: f64,
}

impl Agenda {
    /// Those of the second that begins.
    pub(super) fn take(&mut self) -> Vec<Cohort> {
        let now = self.seconds.pop_front().unwrap_or_default();
        let count: f64 = now.iter().map(|cohort| cohort.count).sum();
        self.total = if self.seconds.is_empty() { 0.0 } else { (self.total - count).max(0.0) };
        now
    }

    /// How many seconds ahead something is planned.
    pub(super) fn reach(&self) -> usize {
        self.seconds.len()
    }

    /// Again after `delay` seconds, give or take `jitter`. Nothing comes again within the same second.
    pub(super) fn plan(&mut self, cohort: Cohort, delay: f64, jitter: f64) {
        if cohort.count <= 0.0 {
            return;
        }
        self.total += cohort.count;
        let (low, high) = ((delay - jitter).max(1.0), (delay + jitter).max(1.0));
        let (first, last) = (libm::floor(low) as usize, libm::floor(high) as usize);
        if first == last {
            // Between two seconds, so that means stay what they are.
            let share = delay.max(1.0) - first as f64;
            self.put(first, cohort, 1.0 - share);
            self.put(first + 1, cohort, share);
            return;
        }
        for second in first..=last {
            let from = low.max(second as f64);
            let until = high.min(second as f64 + 1.0);
            self.put(second, cohort, (until - from).max(0.0) / (high - low));
        }
    }

    fn put(&mut self, second: usize, cohort: Cohort, share: f64) {
        if share <= 0.0 {
            return;
        }
        let place = second - 1;
        if self.seconds.len() <= place {
            self.seconds.resize(place + 1, Vec::new());
        }
        let list = &mut self.seconds[place];
        let part = Cohort {
            failures: cohort.failures,
            count: cohort.count * share,
            changed: cohort.changed * share,
            elapsed: cohort.elapsed * share,
        };
        match list.iter_mut().find(|other| other.failures == cohort.failures) {
            Some(other) => {
                other.count += part.count;
                other.changed += part.changed;
                other.elapsed += part.elapsed;
            }
            None => list.push(part),
        }
    }
}
