//! Gathers what a query finds: how many of each kind, and the best of them.

use crate::{document::KINDS, fields};
use serde::{Deserialize, Serialize};
use std::{
    cmp::{Ordering, Reverse},
    collections::{BinaryHeap, HashMap},
};
use tantivy::{
    DocId, Score, SegmentOrdinal, SegmentReader,
    collector::{Collector, SegmentCollector},
    columnar::Column,
};
use uuid::Uuid;

/// Challenges that a person passed count a little among equals: at most this many, each of three quarters.
const MAX_PROOFS: u64 = 40;

/// The place of a document in the order of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// How well it fits.
    #[serde(rename = "s")]
    pub score: u32,
    /// Among equals the greater comes first.
    #[serde(rename = "t")]
    pub fresh: i64,
    /// Whose document it is; the lesser comes first.
    pub id: Uuid,
}

impl Ord for Place {
    /// The greater comes first.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.score, self.fresh, Reverse(self.id)).cmp(&(other.score, other.fresh, Reverse(other.id)))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What was found of a kind.
#[derive(Debug, Default)]
pub(crate) struct KindHits {
    /// All of it.
    pub(crate) total: usize,
    /// How many come before the page.
    pub(crate) before: usize,
    best: BinaryHeap<Reverse<Place>>,
    by_name: HashMap<u64, Place>,
    ids: Vec<Uuid>,
}

impl KindHits {
    fn keep(&mut self, place: Place, limit: usize) {
        self.best.push(Reverse(place));
        if self.best.len() > limit {
            self.best.pop();
        }
    }

    fn keep_of_name(&mut self, name: u64, place: Place) {
        let best = self.by_name.entry(name).or_insert(place);
        *best = (*best).max(place);
    }

    fn can_keep(&self, score: u32, fresh: i64, limit: usize) -> bool {
        self.best.len() < limit
            || self.best.peek().is_some_and(|Reverse(worst)| (score, fresh) >= (worst.score, worst.fresh))
    }

    fn merge(&mut self, other: Self, limit: usize) {
        self.total += other.total;
        self.before += other.before;
        other.best.into_iter().for_each(|Reverse(place)| self.keep(place, limit));
        other.by_name.into_iter().for_each(|(name, place)| self.keep_of_name(name, place));
        self.ids.extend(other.ids);
    }

    /// All that was found, of [`Keep::Ids`].
    pub(crate) fn into_ids(self) -> Vec<Uuid> {
        self.ids
    }

    /// The best, best first.
    pub(crate) fn into_best(mut self, limit: usize) -> Vec<Place> {
        for place in std::mem::take(&mut self.by_name).into_values() {
            self.keep(place, limit);
        }
        self.best.into_sorted_vec().into_iter().map(|Reverse(place)| place).collect()
    }
}

/// What was found, by the kinds' numbers.
pub(crate) type Hits = [KindHits; KINDS];

/// What is kept of what is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// How many there are.
    Count,
    /// Which ones they are, in no order that means anything: nothing is scored.
    Ids,
    /// So many of a kind, the best.
    Best(usize),
    /// So many of a kind, the best, and of documents with one name only the best.
    BestOfName(usize),
}

impl Keep {
    fn limit(self) -> usize {
        match self {
            Self::Count | Self::Ids => 0,
            Self::Best(limit) | Self::BestOfName(limit) => limit,
        }
    }
}

/// What is found, and what is kept of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Gather {
    /// The moment, in microseconds.
    pub(crate) now: i64,
    /// Only jobs that pay as much.
    pub(crate) pay_min: Option<i64>,
    /// Only what comes after.
    pub(crate) after: Option<Place>,
    pub(crate) keep: Keep,
}

pub(crate) struct GatherSegment {
    gather: Gather,
    columns: Columns,
    hits: Hits,
}

struct Columns {
    id: [Column<u64>; 2],
    kind: Column<u64>,
    fresh: Column<i64>,
    opens: Column<i64>,
    expires: Column<i64>,
    pay_max: Column<i64>,
    proofs: Column<u64>,
    name: Column<u64>,
}

impl Collector for Gather {
    type Fruit = Hits;
    type Child = GatherSegment;

    fn for_segment(&self, _: SegmentOrdinal, segment: &SegmentReader) -> tantivy::Result<GatherSegment> {
        let read = segment.fast_fields();
        let columns = Columns {
            id: [read.u64(fields::ID_HIGH)?, read.u64(fields::ID_LOW)?],
            kind: read.u64(fields::KIND)?,
            fresh: read.i64(fields::FRESH)?,
            opens: read.i64(fields::OPENS)?,
            expires: read.i64(fields::EXPIRES)?,
            pay_max: read.i64(fields::PAY_MAX)?,
            proofs: read.u64(fields::PROOFS)?,
            name: read.u64(fields::NAME_HASH)?,
        };
        Ok(GatherSegment { gather: *self, columns, hits: Hits::default() })
    }

    fn requires_scoring(&self) -> bool {
        self.keep.limit() > 0
    }

    fn merge_fruits(&self, segments: Vec<Hits>) -> tantivy::Result<Hits> {
        let mut all = Hits::default();
        for hits in segments {
            for (kind, found) in all.iter_mut().zip(hits) {
                kind.merge(found, self.keep.limit());
            }
        }
        Ok(all)
    }
}

impl SegmentCollector for GatherSegment {
    type Fruit = Hits;

    fn collect(&mut self, doc: DocId, score: Score) {
        let Self { gather, columns, hits } = self;
        let first = |column: &Column<i64>| column.first(doc).unwrap_or_default();
        if first(&columns.opens) > gather.now || first(&columns.expires) <= gather.now {
            return;
        }
        if gather.pay_min.is_some_and(|least| first(&columns.pay_max) < least.max(i64::MIN + 1)) {
            return;
        }
        let kind = columns.kind.first(doc).and_then(|kind| usize::try_from(kind).ok());
        let Some(found) = kind.and_then(|kind| hits.get_mut(kind)) else { return };
        found.total += 1;
        let [high, low] = &columns.id;
        let id = || Uuid::from_u64_pair(high.first(doc).unwrap_or_default(), low.first(doc).unwrap_or_default());
        let limit = gather.keep.limit();
        if limit == 0 {
            if gather.keep == Keep::Ids {
                found.ids.push(id());
            }
            return;
        }
        let proofs = columns.proofs.first(doc).unwrap_or_default().min(MAX_PROOFS) * 3 / 4;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "scores are small whole numbers, and so are proofs"
        )]
        let score = score as u32 + proofs as u32;
        let fresh = first(&columns.fresh);
        let one_of_name = matches!(gather.keep, Keep::BestOfName(_));
        if gather.after.is_none() && !one_of_name && !found.can_keep(score, fresh, limit) {
            return;
        }
        let place = Place { score, fresh, id: id() };
        if gather.after.is_some_and(|after| place >= after) {
            found.before += 1;
        } else if one_of_name {
            found.keep_of_name(columns.name.first(doc).unwrap_or_default(), place);
        } else {
            found.keep(place, limit);
        }
    }

    fn harvest(self) -> Hits {
        self.hits
    }
}
