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
    /// How many more there are than a second ago.
    balance: f64,
}

impl Agenda {
    /// Those of the second that begins.
    pub(super) fn take(&mut self) -> Vec<Cohort> {
        let now = self.seconds.pop_front().unwrap_or_default();
        let count: f64 = now.iter().map(|cohort| cohort.count).sum();
        self.total = if self.seconds.is_empty() { 0.0 } else { (self.total - count).max(0.0) };
        now
    }

    /// A second has ended that began with so many.
    pub(super) fn close(&mut self, before: f64) {
        self.balance = self.total - before;
    }

    /// Lets seconds pass in which nothing changes, but for what is too little to see in one of them.
    pub(super) fn skip(&mut self, seconds: u32) {
        if self.total > 0.0 && self.balance != 0.0 {
            self.scale((1.0 + self.balance * f64::from(seconds) / self.total).max(0.0));
        }
    }

    /// Makes it so many times as much, evenly.
    pub(super) fn scale(&mut self, factor: f64) {
        for cohort in self.seconds.iter_mut().flatten() {
            cohort.count *= factor;
            cohort.changed *= factor;
            cohort.elapsed *= factor;
        }
        self.total *= factor;
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
