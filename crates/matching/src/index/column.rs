//! People in the order of their numbers, without sorting more of them than a list shows.

use super::{bitmap::Bitmap, sum::Sum};
use std::collections::HashMap;
use uuid::Uuid;

/// A level for each row: above zero for those that are compared, the greater the better.
pub(super) struct Column {
    levels: Vec<u8>,
    counts: [usize; 256],
}

impl Column {
    /// Rows of visible slots with what each earns.
    pub fn new(visible: &Bitmap, sums: impl ExactSizeIterator<Item = Sum>) -> Self {
        let mut column = Self { levels: vec![0; sums.len()], counts: [0; 256] };
        for ((place, sum), level) in (0..).zip(sums).zip(&mut column.levels) {
            if visible.contains(place) {
                *level = sum.level() + 1;
                column.counts[usize::from(*level)] += 1;
            }
        }
        column
    }

    /// Adds a row after the last.
    pub fn push(&mut self, sum: Sum) {
        let level = sum.level() + 1;
        self.levels.push(level);
        self.counts[usize::from(level)] += 1;
    }

    /// How many rows are compared.
    pub fn total(&self) -> usize {
        self.counts[1..].iter().sum()
    }

    /// The number of a row; none when nothing is known.
    pub fn number(&self, row: u32) -> Option<u8> {
        self.levels[row as usize].checked_sub(2)
    }

    /// The best so many rows in order; of equal numbers by id.
    pub fn best(&self, count: usize, id: impl Fn(u32) -> Uuid) -> Vec<u32> {
        let mut rest = count;
        let is_enough = |level: &usize| {
            let is_last = self.counts[*level] >= rest;
            rest = rest.saturating_sub(self.counts[*level]);
            is_last
        };
        let lowest = (1..256).rev().find(is_enough).unwrap_or(1);
        let rows = (0..).zip(&self.levels).filter(|(_, level)| usize::from(**level) >= lowest);
        let mut rows: Vec<_> = rows.map(|(row, level)| (u8::MAX - level, id(row), row)).collect();
        if rows.len() > count {
            rows.select_nth_unstable(count);
            rows.truncate(count);
        }
        rows.sort_unstable();
        rows.into_iter().map(|(_, _, row)| row).collect()
    }

    /// The places of some rows among all, 1 being the best.
    pub fn places(&self, rows: &[u32], id: impl Fn(u32) -> Uuid) -> HashMap<u32, usize> {
        let mut by_level = vec![Vec::new(); 256];
        for row in rows {
            by_level[usize::from(self.levels[*row as usize])].push((id(*row), *row));
        }
        for rows in &mut by_level {
            rows.sort_unstable();
            rows.dedup();
        }
        // Everybody is counted at the first of them whom they stand before.
        let mut before: Vec<_> = by_level.iter().map(|rows| vec![0; rows.len()]).collect();
        for (row, level) in (0..).zip(&self.levels) {
            let rows = &by_level[usize::from(*level)];
            if !rows.is_empty() {
                let own = (id(row), row);
                let place = rows.partition_point(|other| *other <= own);
                if let Some(count) = before[usize::from(*level)].get_mut(place) {
                    *count += 1;
                }
            }
        }
        let mut places = HashMap::new();
        let mut better = 0;
        for level in (1..256).rev() {
            let mut place = better + 1;
            for ((_, row), count) in by_level[level].iter().zip(&before[level]) {
                place += count;
                places.insert(*row, place);
            }
            better += self.counts[level];
        }
        places
    }
}
