//! Items in a queue, by the second in which they came.

use std::collections::VecDeque;

/// A line: first in, first out.
#[derive(Debug, Clone, Default)]
pub(super) struct Line {
    seconds: VecDeque<(u32, f64)>,
    total: f64,
}

impl Line {
    pub(super) fn push(&mut self, second: u32, items: f64) {
        if items > 0.0 {
            self.total += items;
            match self.seconds.back_mut() {
                Some((last, count)) if *last == second => *count += items,
                _ => self.seconds.push_back((second, items)),
            }
        }
    }

    /// Takes items from the head. Answers the mean second in which they came.
    pub(super) fn pop(&mut self, items: f64) -> Option<f64> {
        let (mut left, mut sum, mut taken) = (items, 0.0, 0.0);
        while left > 0.0 {
            let Some((second, count)) = self.seconds.front_mut() else { break };
            let part = count.min(left);
            sum += f64::from(*second) * part;
            taken += part;
            left -= part;
            *count -= part;
            if *count <= 1e-12 {
                self.seconds.pop_front();
            }
        }
        // Subtracting forever would leave crumbs of rounding.
        self.total = if self.seconds.is_empty() { 0.0 } else { (self.total - taken).max(0.0) };
        (taken > 0.0).then(|| sum / taken)
    }

    /// Takes what came before this second.
    pub(super) fn expire(&mut self, before: u32) -> f64 {
        let mut gone = 0.0;
        while let Some((second, count)) = self.seconds.front().copied().filter(|(second, _)| *second < before) {
            debug_assert!(second < before);
            gone += count;
            self.seconds.pop_front();
        }
        self.total = if self.seconds.is_empty() { 0.0 } else { (self.total - gone).max(0.0) };
        gone
    }

    /// Makes it so many times as long, evenly.
    pub(super) fn scale(&mut self, factor: f64) {
        for (_, count) in &mut self.seconds {
            *count *= factor;
        }
        self.total *= factor;
    }

    pub(super) fn len(&self) -> f64 {
        self.total
    }

    /// How long the first has waited.
    pub(super) fn age(&self, now: u32) -> f64 {
        self.seconds.front().map_or(0.0, |(second, _)| f64::from(now.saturating_sub(*second)))
    }

    /// Everything, to put it elsewhere.
    pub(super) fn drain(&mut self) -> Vec<(u32, f64)> {
        self.total = 0.0;
        self.seconds.drain(..).collect()
    }
}
