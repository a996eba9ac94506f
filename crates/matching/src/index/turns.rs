//! Turns between companies: among tied jobs the newest one of each company stands first, then everybody's second one.

use super::{
    JobIndex,
    bitmap::Bitmap,
    order::{JobCursor, Place, Tie},
};
use std::cmp::Reverse;

/// A row of a page.
pub(super) struct Turn {
    pub slot: u32,
    pub turn: u32,
}

/// Rows of a list by slot, of which one page is wanted.
pub(super) struct Ties<'a> {
    pub index: &'a JobIndex,
    /// The tie that each slot belongs to.
    pub ties: Vec<Tie>,
    /// How many rows that can be on a page each tie has.
    pub counts: Vec<u32>,
    /// Rows that take their turn without being shown: a decision on a job moves none of its company's others.
    pub except: Bitmap,
    /// When the list began.
    pub began_at: i64,
}

impl Ties<'_> {
    /// The first so many rows after a cursor.
    pub fn page(&self, after: Option<&JobCursor>, limit: usize) -> Vec<Turn> {
        let last = after.map(|after| (Tie::new(after.number, after.coverage), after.place()));
        let highest = last.map_or(Tie::COUNT - 1, |(tie, _)| tie.index());
        let lowest = self.lowest(highest, last.is_some(), limit);
        let newest = self.index.newest.iter();
        let is_near = |slot: &u32| (lowest..=highest).contains(&self.ties[*slot as usize].index());
        let mut slots: Vec<_> = newest.filter(is_near).collect();
        let tie = |slot: u32| self.ties[slot as usize];
        // It is stable, so the newest stay first, and quick when many are equal.
        slots.sort_by_key(|slot| Reverse(tie(*slot)));
        let mut taken = vec![0; self.index.companies.end()];
        let mut page = Vec::new();
        for tied in slots.chunk_by(|one, other| tie(*one) == tie(*other)) {
            let last = last.and_then(|(cursor, place)| (cursor == tie(tied[0])).then_some(place));
            let mut turns = self.turns(tied, &mut taken, last);
            keep_first(&mut turns, limit - page.len());
            page.extend(turns.into_iter().map(|(turn, place)| Turn { slot: tied[place as usize], turn }));
            if page.len() == limit {
                break;
            }
        }
        page
    }

    /// The same of the order by time, which has no turns.
    pub fn newest(&self, after: Option<&JobCursor>, limit: usize) -> Vec<Turn> {
        let is_row = |slot: &u32| self.ties[*slot as usize] != Tie::NONE && !self.except.contains(*slot);
        let is_left = |slot: &u32| {
            let published = self.index.rows[*slot as usize].published;
            let key = (Reverse(published), self.index.slots.id(*slot));
            after.is_none_or(|after| key > (Reverse(after.published_at), after.id))
        };
        let rows = self.index.newest.iter().filter(is_row).filter(is_left);
        rows.take(limit).map(|slot| Turn { slot, turn: 0 }).collect()
    }

    /// The lowest tie that the page can reach. Of a cursor's own tie it is not known how many rows are left.
    fn lowest(&self, highest: usize, is_after: bool, limit: usize) -> usize {
        let mut rows = 0;
        let below = (1..highest + usize::from(!is_after)).rev();
        below
            .take_while(|tie| {
                let is_short = rows < limit;
                rows += self.counts[*tie] as usize;
                is_short
            })
            .last()
            .unwrap_or(highest)
    }

    /// Turns of tied rows after a place, each with the row's place among them. `tied` are the newest first.
    fn turns(&self, tied: &[u32], taken: &mut [u32], after: Option<Place>) -> Vec<(u32, u32)> {
        let mut turns = Vec::with_capacity(tied.len());
        for (place, slot) in (0..).zip(tied) {
            let row = &self.index.rows[*slot as usize];
            let company = &mut taken[row.company as usize];
            let turn = *company;
            // What was published since the list began stands first and takes no turn.
            let turn = if row.published > self.began_at { 0 } else { turn };
            *company += u32::from(row.published <= self.began_at);
            if self.except.contains(*slot)
                || after.is_some_and(|after| (turn, Reverse(row.published), self.index.slots.id(*slot)) <= after)
            {
                continue;
            }
            turns.push((turn, place));
        }
        tied.iter().for_each(|slot| taken[self.index.rows[*slot as usize].company as usize] = 0);
        turns
    }
}

/// Keeps the first so many, in order.
fn keep_first(turns: &mut Vec<(u32, u32)>, limit: usize) {
    if turns.len() > limit {
        turns.select_nth_unstable(limit);
        turns.truncate(limit);
    }
    turns.sort_unstable();
}
