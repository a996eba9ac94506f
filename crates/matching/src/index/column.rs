//! People in the order of their numbers, without sorting more of them than a list shows.

use super::{bitmap::Bitmap, order::Tie, sum::Sum};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};
use uuid::Uuid;

/// The number and the coverage of each row that is compared.
pub(super) struct Column {
    ties: Vec<Tie>,
    /// How many rows each tie has.
    counts: Vec<usize>,
}

impl Column {
    /// Rows of visible slots with what each earns.
    pub fn new(visible: &Bitmap, sums: impl ExactSizeIterator<Item = Sum>) -> Self {
        let mut column = Self { ties: vec![Tie::NONE; sums.len()], counts: vec![0; Tie::COUNT] };
        for ((place, sum), tie) in (0..).zip(sums).zip(&mut column.ties) {
            if visible.contains(place) {
                *tie = Tie::of(sum);
                column.counts[tie.index()] += 1;
            }
        }
        column
    }

    /// Adds a row after the last.
    pub fn push(&mut self, sum: Sum) {
        let tie = Tie::of(sum);
        self.ties.push(tie);
        self.counts[tie.index()] += 1;
    }

    /// How many rows are compared.
    pub fn total(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The number of a row; none when nothing is known.
    pub fn number(&self, row: u32) -> Option<u8> {
        self.ties[row as usize].number()
    }

    /// The best so many rows in order: of equal numbers the greater coverage, then by id.
    pub fn best(&self, count: usize, id: impl Fn(u32) -> Uuid) -> Vec<u32> {
        let mut rest = count;
        let is_enough = |tie: &usize| {
            let is_last = self.counts[*tie] >= rest;
            rest = rest.saturating_sub(self.counts[*tie]);
            is_last
        };
        let lowest = (1..Tie::COUNT).rev().find(is_enough).unwrap_or(1);
        let rows = (0..).zip(&self.ties).filter(|(_, tie)| tie.index() >= lowest);
        let mut rows: Vec<_> = rows.map(|(row, tie)| (Reverse(*tie), id(row), row)).collect();
        if rows.len() > count {
            rows.select_nth_unstable(count);
            rows.truncate(count);
        }
        rows.sort_unstable();
        rows.into_iter().map(|(_, _, row)| row).collect()
    }

    /// The places of some rows among all, 1 being the best.
    pub fn places(&self, rows: &[u32], id: impl Fn(u32) -> Uuid) -> HashMap<u32, usize> {
        let mut by_tie = BTreeMap::<_, Vec<_>>::new();
        for row in rows {
            by_tie.entry(self.ties[*row as usize]).or_default().push((id(*row), *row));
        }
        let mut groups: Vec<_> = by_tie.into_iter().rev().map(|(tie, rows)| Group::new(tie, rows)).collect();
        // Most rows are in no group: what says so is small and quick to read.
        let mut places_of_groups = vec![None; Tie::COUNT];
        for (place, group) in groups.iter().enumerate() {
            places_of_groups[group.tie.index()] = Some(place);
        }
        for (row, tie) in (0..).zip(&self.ties) {
            if let Some(place) = places_of_groups[tie.index()] {
                groups[place].count((id(row), row));
            }
        }
        let (mut places, mut better, mut above) = (HashMap::new(), 0, Tie::COUNT);
        for group in &groups {
            better += self.counts[group.tie.index() + 1..above].iter().sum::<usize>();
            let mut place = better + 1;
            for ((_, row), count) in group.rows.iter().zip(&group.before) {
                place += count;
                places.insert(*row, place);
            }
            above = group.tie.index() + 1;
        }
        places
    }
}

/// Rows whose places are wanted and that are tied.
struct Group {
    tie: Tie,
    rows: Vec<(Uuid, u32)>,
    /// How many of all tied rows stand between each of them and the one before.
    before: Vec<usize>,
}

impl Group {
    fn new(tie: Tie, mut rows: Vec<(Uuid, u32)>) -> Self {
        rows.sort_unstable();
        rows.dedup();
        let before = vec![0; rows.len()];
        Self { tie, rows, before }
    }

    /// Counts a tied row at the first of them that it stands before.
    fn count(&mut self, row: (Uuid, u32)) {
        let place = self.rows.partition_point(|other| *other <= row);
        if let Some(count) = self.before.get_mut(place) {
            *count += 1;
        }
    }
}
