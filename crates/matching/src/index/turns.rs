//! Turns between companies: among tied jobs the newest one of each company stands first, then everybody's second one.

use super::{
    JobIndex,
    bitmap::Bitmap,
    jobs::freshness,
    newest::Entry,
    order::{JobCursor, Place, Tie},
};
use std::cmp::Reverse;

/// One row of so many is few: they are sorted in less time than all jobs are walked along.
const FEW: usize = 64;

/// Ties that are looked at together.
const CHUNK: usize = 64;

/// A row of a page.
pub(super) struct Turn {
    pub slot: u32,
    pub turn: u32,
}

/// Rows of a list by slot, of which one page is wanted.
pub(super) struct Ties<'a> {
    index: &'a JobIndex,
    /// The tie that each slot belongs to.
    ties: Vec<Tie>,
    /// How many rows that can be on a page each tie has.
    counts: Vec<u32>,
    /// Rows that take their turn without being shown: a decision on a job moves none of its company's others.
    except: Bitmap,
    /// When the list began.
    began_at: i64,
}

impl<'a> Ties<'a> {
    /// Of the tie of each slot and the rows that can be on a page.
    pub fn new(index: &'a JobIndex, ties: Vec<Tie>, rows: &Bitmap, except: Bitmap, began_at: i64) -> Self {
        let mut counts = vec![0; Tie::COUNT];
        rows.iter().for_each(|slot| counts[ties[slot as usize].index()] += 1);
        Self { index, ties, counts, except, began_at }
    }

    /// The first so many rows after a cursor.
    pub fn page(&self, after: Option<&JobCursor>, limit: usize) -> Vec<Turn> {
        let last = after.map(|after| (Tie::new(after.number, after.coverage), after.place()));
        let highest = last.map_or(Tie::COUNT, |(tie, _)| tie.index());
        let lowest = self.lowest(highest, limit);
        // Only the cursor's own tie and the lowest can have many rows.
        let mut first = Selection::new(self, last.map(|(_, place)| place), limit);
        let mut between = Vec::new();
        let mut rest = Selection::new(self, None, limit);
        let tie = |entry: &Entry| self.ties[entry.slot as usize];
        let mut offer = |entry: Entry| {
            let tie = tie(&entry).index();
            if tie == highest {
                first.offer(entry);
            } else if tie == lowest {
                rest.offer(entry);
            } else if tie > lowest && tie < highest {
                between.push(entry);
            }
        };
        match self.few(lowest, highest) {
            Some(few) => few.into_iter().for_each(offer),
            None => self.index.newest.iter().for_each(&mut offer),
        }
        let mut page = first.into_rows();
        // It is stable, so the newest stay first.
        between.sort_by_key(|entry| Reverse(tie(entry)));
        for tied in between.chunk_by(|one, other| tie(one) == tie(other)) {
            let mut selection = Selection::new(self, None, limit);
            tied.iter().for_each(|entry| selection.offer(*entry));
            page.extend(selection.into_rows());
        }
        page.extend(rest.into_rows());
        page.truncate(limit);
        page
    }

    /// The rows between two ties, the newest first, if they are few: most pages then need no walk along all jobs.
    fn few(&self, lowest: usize, highest: usize) -> Option<Vec<Entry>> {
        let JobIndex { rows, slots, .. } = self.index;
        let most = rows.len() / FEW;
        let is_between = |tie: &Tie| (lowest..=highest).contains(&tie.index());
        // Most chunks have none, and of a chunk that is asked as a whole many are compared at once.
        let chunks = (0..).step_by(CHUNK).zip(self.ties.chunks(CHUNK));
        let some = chunks.filter(|(_, ties)| ties.iter().fold(false, |any, tie| any | is_between(tie)));
        let between = some
            .flat_map(|(first, ties)| (first..).zip(ties))
            .filter(|(_, tie)| is_between(tie))
            .map(|(slot, _)| slot);
        let mut few: Vec<u32> = between.take(most + 1).collect();
        if few.len() > most {
            return None;
        }
        few.sort_unstable_by_key(|slot| freshness(rows, slots, *slot));
        Some(few.into_iter().map(|slot| Entry { slot, company: rows[slot as usize].company }).collect())
    }

    /// The lowest tie that the page can reach. Of the cursor's own tie, which is the highest, it is not known how many
    /// rows are left.
    fn lowest(&self, highest: usize, limit: usize) -> usize {
        let mut rows = 0;
        let is_short = |tie: &usize| {
            let is_short = rows < limit;
            rows += self.counts[*tie] as usize;
            is_short
        };
        (1..highest).rev().take_while(is_short).last().unwrap_or(highest)
    }
}

impl JobIndex {
    /// The first so many of these rows after a cursor in the order by time, which has no turns.
    pub(super) fn newest_rows(&self, rows: &Bitmap, after: Option<&JobCursor>, limit: usize) -> Vec<Turn> {
        let is_left = |slot: &u32| {
            let key = freshness(&self.rows, &self.slots, *slot);
            after.is_none_or(|after| key > (Reverse(after.published_at), after.id))
        };
        let rows = self.newest.iter().map(|entry| entry.slot).filter(|slot| rows.contains(*slot)).filter(is_left);
        rows.take(limit).map(|slot| Turn { slot, turn: 0 }).collect()
    }
}

/// The first rows of a tie, of which the newest are offered first.
struct Selection<'a> {
    ties: &'a Ties<'a>,
    after: Option<Place>,
    limit: usize,
    /// How many turns each company has taken.
    taken: Vec<u32>,
    /// Turns and slots that are among the first so far, and a few more.
    best: Vec<(u32, u32, u32)>,
    offered: u32,
    /// Whether all that was offered was published since the list began.
    is_new: bool,
    /// Rows of this turn and later ones come too late.
    bound: u32,
}

impl<'a> Selection<'a> {
    fn new(ties: &'a Ties<'a>, after: Option<Place>, limit: usize) -> Self {
        Self { ties, after, limit, taken: Vec::new(), best: Vec::new(), offered: 0, is_new: true, bound: u32::MAX }
    }

    #[inline]
    fn offer(&mut self, entry: Entry) {
        if self.bound > 0 {
            self.take_turn(entry);
        }
    }

    #[inline]
    fn take_turn(&mut self, Entry { slot, company }: Entry) {
        let index = self.ties.index;
        if self.taken.is_empty() {
            self.taken.resize(index.companies.end(), 0);
        }
        // What was published since the list began stands first and takes no turn.
        self.is_new = self.is_new && index.rows[slot as usize].published > self.ties.began_at;
        let taken = &mut self.taken[company as usize];
        let turn = if self.is_new { 0 } else { *taken };
        *taken += u32::from(!self.is_new);
        self.offered += 1;
        if turn >= self.bound || self.ties.except.contains(slot) {
            return;
        }
        // Times and ids are looked up only when turns are equal.
        let place = || (turn, Reverse(index.rows[slot as usize].published), index.slots.id(slot));
        if self.after.is_some_and(|after| turn < after.0 || turn == after.0 && place() <= after) {
            return;
        }
        self.best.push((turn, self.offered, slot));
        if self.best.len() >= 2 * self.limit.max(32) {
            self.keep_first();
        }
    }

    /// What is offered later comes after everything of its turn.
    fn keep_first(&mut self) {
        self.best.sort_unstable();
        self.best.truncate(self.limit);
        if self.best.len() == self.limit {
            self.bound = self.best.last().map_or(0, |last| last.0);
        }
    }

    fn into_rows(mut self) -> Vec<Turn> {
        self.keep_first();
        self.best.into_iter().map(|(turn, _, slot)| Turn { slot, turn }).collect()
    }
}
