//! What a query finds, in three tries: as it was typed; with words near those that nobody uses, as far as the reader can
//! tell; with some of what was asked for. The first that finds anything counts.

use crate::{
    collect::{Gather, Hits, Keep, KindHits, Place},
    document::Kind,
    fields::Fields,
    filter::Filter,
    plan::Plan,
    query::{self, Depth, HEAD, Needed},
    reader::Reader,
    skills::Skills,
    slips,
};
use serde::Serialize;
use std::sync::Arc;
use tantivy::Searcher;
use time::OffsetDateTime;
use uuid::Uuid;

/// Results of one query that can be paged through.
pub const MAX_RESULTS: usize = 500;
/// How far results of a kind are counted.
pub const MAX_COUNT: usize = 100;
/// The most slips that a word is forgiven.
const MAX_SLIPS: u8 = 2;

/// How a query was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// As it was typed.
    Typed,
    /// With words near those that nobody uses.
    Near,
    /// Not all that was asked for.
    Some,
}

/// What is asked.
#[derive(Debug, Clone)]
pub struct Request {
    /// As it was typed.
    pub query: String,
    /// Who asks.
    pub reader: Reader,
    /// The moment.
    pub now: OffsetDateTime,
}

/// Which page.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// Of this kind; else of the reader's first that has results.
    pub kind: Option<Kind>,
    /// What that kind is narrowed to.
    pub filter: Filter,
    /// Results of a page.
    pub limit: usize,
    /// After this one.
    pub after: Option<Place>,
}

/// A document that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Its place, by which the page after it is asked for.
    pub place: Place,
    /// Whether only its longer texts hold what was asked for.
    pub is_in_text: bool,
}

/// What was found of a kind.
#[derive(Debug)]
pub struct Found {
    /// The kind.
    pub kind: Kind,
    /// How the query was taken.
    pub how: How,
    /// As it was understood, for what is marked.
    pub plan: Plan,
    /// The page.
    pub hits: Vec<Hit>,
    /// All that can be paged through.
    pub total: usize,
    /// There is more.
    pub is_capped: bool,
    /// Where the next page begins.
    pub next: Option<Place>,
    /// How many there are of each kind that the reader may search; on the first page.
    pub counts: Option<Vec<(Kind, usize)>>,
}

/// How large an index is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Size {
    /// Documents that can be found.
    pub documents: u64,
    /// What they take on disk, in bytes.
    pub bytes: u64,
}

/// The index at a moment.
#[derive(Clone)]
pub struct Snapshot {
    pub(crate) searcher: Searcher,
    pub(crate) fields: Arc<Fields>,
    pub(crate) skills: Arc<Skills>,
}

/// What is looked at, and what is kept of it.
struct Attempt<'a> {
    reader: &'a Reader,
    filter: &'a Filter,
    depth: Depth,
    /// Whether some of what was asked for is enough, when nothing has all.
    some_will_do: bool,
    gather: Gather,
}

struct Outcome {
    kind: Kind,
    how: How,
    plan: Plan,
    hits: KindHits,
}

fn microseconds(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1000).unwrap_or(i64::MAX)
}

impl Snapshot {
    /// The catalog's skills.
    pub fn skills(&self) -> Arc<Skills> {
        Arc::clone(&self.skills)
    }

    /// How many documents there are.
    pub fn len(&self) -> u64 {
        self.searcher.num_docs()
    }

    pub(crate) fn size(&self) -> Size {
        // What cannot be told is left out: it is a figure, and searching says what is wrong.
        let bytes = self.searcher.space_usage().map(|usage| usage.total().get_bytes()).unwrap_or_default();
        Size { documents: self.len(), bytes }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A page of results. An empty query finds nothing.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn find(&self, request: &Request, page: &Page) -> tantivy::Result<Found> {
        let plan = Plan::new(&request.query, &self.skills);
        let gather = Gather {
            now: microseconds(request.now),
            pay_min: page.filter.pay_min,
            after: page.after,
            keep: Keep::Best(page.limit + 1),
        };
        let whole = Filter::default();
        let attempt = Attempt {
            reader: &request.reader,
            filter: &whole,
            depth: Depth::All,
            some_will_do: true,
            gather: Gather { pay_min: None, ..gather },
        };
        let kinds = &request.reader.kinds;
        let narrows = page.kind.is_some() && (!page.filter.is_empty() || page.after.is_some());
        let asked = match (page.kind, narrows) {
            (Some(kind), true) => {
                Some(self.tries(&[kind], &plan, &Attempt { filter: &page.filter, gather, ..attempt })?)
            }
            _ => None,
        };
        // Counts are of whole kinds, and on the first page alone.
        let all = if page.after.is_none() { self.tries(kinds, &plan, &attempt)? } else { Vec::new() };
        let counts = page.after.is_none().then(|| {
            let counts = all.iter().map(|outcome| (outcome.kind, outcome.hits.total.min(MAX_COUNT)));
            counts.collect::<Vec<_>>()
        });
        let counts = match (&asked, counts) {
            (Some(asked), Some(mut counts)) => {
                for (kind, count) in &mut counts {
                    if let Some(asked) = asked.iter().find(|asked| asked.kind == *kind) {
                        *count = asked.hits.total.min(MAX_COUNT);
                    }
                }
                Some(counts)
            }
            (_, counts) => counts,
        };
        let shown = asked.into_iter().flatten().chain(all);
        let shown = match page.kind {
            Some(kind) => shown.into_iter().find(|outcome| outcome.kind == kind),
            None => {
                let mut all: Vec<Outcome> = shown.collect();
                let first = all.iter().position(|outcome| outcome.hits.total > 0).unwrap_or_default();
                (first < all.len()).then(|| all.swap_remove(first))
            }
        };
        let kind = page.kind.or_else(|| kinds.first().copied()).unwrap_or(Kind::Jobs);
        Ok(shown.unwrap_or_else(|| Outcome::nothing(kind, plan)).into_page(page.limit, counts))
    }

    /// The best names of a kind as someone types, by titles, names and headlines alone; of jobs one for each title.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn suggest(&self, request: &Request, kind: Kind, limit: usize) -> tantivy::Result<Found> {
        let plan = Plan::new(&request.query, &self.skills);
        let keep = if kind == Kind::Jobs { Keep::BestOfName(limit) } else { Keep::Best(limit) };
        let gather = Gather { now: microseconds(request.now), pay_min: None, after: None, keep };
        let filter = Filter::default();
        let attempt =
            Attempt { reader: &request.reader, filter: &filter, depth: Depth::Names, some_will_do: false, gather };
        let outcome = self.tries(&[kind], &plan, &attempt)?.pop();
        Ok(outcome.unwrap_or_else(|| Outcome::nothing(kind, plan)).into_page(limit, None))
    }

    /// All documents of a kind that have what was asked for, in no order that means anything.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn matching(&self, request: &Request, kind: Kind) -> tantivy::Result<Vec<Uuid>> {
        let plan = Plan::new(&request.query, &self.skills);
        let gather = Gather { now: microseconds(request.now), pay_min: None, after: None, keep: Keep::Ids };
        let filter = Filter::default();
        let attempt =
            Attempt { reader: &request.reader, filter: &filter, depth: Depth::All, some_will_do: false, gather };
        let outcome = self.tries(&[kind], &plan, &attempt)?.pop();
        Ok(outcome.map(|outcome| outcome.hits.into_ids()).unwrap_or_default())
    }

    /// What each kind has, of the first try that finds anything there.
    fn tries(&self, kinds: &[Kind], plan: &Plan, attempt: &Attempt<'_>) -> tantivy::Result<Vec<Outcome>> {
        if plan.groups.is_empty() {
            return Ok(kinds.iter().map(|kind| Outcome::nothing(*kind, plan.clone())).collect());
        }
        let mut left = kinds.to_vec();
        let mut outcomes = self.try_once(plan, Needed::All, How::Typed, &mut left, attempt)?;
        for (unused, kinds) in self.unused_words(&left, plan, attempt)? {
            outcomes.extend(self.try_near(kinds, &unused, plan, attempt)?);
        }
        outcomes.sort_by_key(|outcome| kinds.iter().position(|kind| *kind == outcome.kind));
        Ok(outcomes)
    }

    fn try_near(
        &self,
        kinds: Vec<Kind>,
        unused: &[&str],
        plan: &Plan,
        attempt: &Attempt<'_>,
    ) -> tantivy::Result<Vec<Outcome>> {
        let mut left = kinds;
        let mut taken = plan.clone();
        let mut outcomes = Vec::new();
        for slips in 1..=MAX_SLIPS {
            let near = forgive(plan, unused, slips, &self.skills);
            if near == taken || left.is_empty() {
                continue;
            }
            taken = near;
            outcomes.extend(self.try_once(&taken, Needed::All, How::Near, &mut left, attempt)?);
        }
        if attempt.some_will_do && plan.groups.len() > 1 && !left.is_empty() {
            outcomes.extend(self.try_once(&taken, Needed::Some, How::Some, &mut left, attempt)?);
            outcomes.extend(
                left.into_iter().map(|kind| Outcome { how: How::Some, ..Outcome::nothing(kind, taken.clone()) }),
            );
        } else {
            outcomes.extend(left.into_iter().map(|kind| Outcome::nothing(kind, plan.clone())));
        }
        Ok(outcomes)
    }

    /// Of the kinds that are left, those that have something; the others stay left.
    fn try_once(
        &self,
        plan: &Plan,
        needed: Needed,
        how: How,
        left: &mut Vec<Kind>,
        attempt: &Attempt<'_>,
    ) -> tantivy::Result<Vec<Outcome>> {
        let mut found = self.run(plan, needed, left, attempt)?;
        let has_hits = |kind: &Kind| found[*kind as usize].total > 0;
        let (kinds, none): (Vec<Kind>, Vec<Kind>) = left.drain(..).partition(has_hits);
        *left = none;
        let outcome =
            |kind: Kind| Outcome { kind, how, plan: plan.clone(), hits: std::mem::take(&mut found[kind as usize]) };
        Ok(kinds.into_iter().map(outcome).collect())
    }

    /// Words that may be slips: nothing that this reader can find of a kind is called so. What others could find does not
    /// count, so a guess tells nothing of it. Kinds with the same such words stand together.
    fn unused_words<'p>(
        &self,
        kinds: &[Kind],
        plan: &'p Plan,
        attempt: &Attempt<'_>,
    ) -> tantivy::Result<Vec<(Vec<&'p str>, Vec<Kind>)>> {
        if kinds.is_empty() {
            return Ok(Vec::new());
        }
        let gather = Gather { keep: Keep::Count, pay_min: None, after: None, ..attempt.gather };
        let groups = plan.groups.iter().filter(|group| group.skill.is_none());
        let mut unused: Vec<(Kind, Vec<&str>)> = kinds.iter().map(|kind| (*kind, Vec::new())).collect();
        for word in groups.flat_map(|group| &group.words).filter(|word| slips::allowed(&word.text) > 0) {
            let uses = query::uses(&self.fields, word, attempt.reader, kinds);
            let hits = self.searcher.search(&uses, &gather)?;
            for (_, words) in unused.iter_mut().filter(|(kind, _)| hits[*kind as usize].total == 0) {
                words.push(&word.text);
            }
        }
        let mut together: Vec<(Vec<&str>, Vec<Kind>)> = Vec::new();
        for (kind, words) in unused {
            match together.iter_mut().find(|(known, _)| *known == words) {
                Some((_, kinds)) => kinds.push(kind),
                None => together.push((words, vec![kind])),
            }
        }
        Ok(together)
    }

    fn run(&self, plan: &Plan, needed: Needed, kinds: &[Kind], attempt: &Attempt<'_>) -> tantivy::Result<Hits> {
        let scope = (attempt.reader, kinds, attempt.filter);
        let query = query::find(&self.fields, plan, needed, attempt.depth, scope);
        self.searcher.search(&query, &attempt.gather)
    }
}

/// The plan with words near those that are not used.
fn forgive(plan: &Plan, unused: &[&str], slips: u8, skills: &Skills) -> Plan {
    let mut near = plan.clone();
    for group in near.groups.iter_mut().filter(|group| group.skill.is_none()) {
        let mut is_unused = false;
        for word in group.words.iter_mut().filter(|word| unused.contains(&word.text.as_str())) {
            word.slips = slips::allowed(&word.text).min(slips);
            is_unused = true;
        }
        if is_unused {
            group.near_skills = skills.near(&group.typed, slips::allowed(&group.typed).min(slips));
        }
    }
    near
}

impl Outcome {
    /// Nothing, of a query as it was typed.
    fn nothing(kind: Kind, plan: Plan) -> Self {
        Self { kind, how: How::Typed, plan, hits: KindHits::default() }
    }

    fn into_page(self, limit: usize, counts: Option<Vec<(Kind, usize)>>) -> Found {
        let Self { kind, how, plan, hits } = self;
        let (total, before) = (hits.total, hits.before);
        let mut places = hits.into_best(limit.saturating_add(1));
        places.truncate(MAX_RESULTS.saturating_sub(before));
        let has_more = places.len() > limit;
        places.truncate(limit);
        let needed = u32::try_from(if how == How::Some { 1 } else { plan.groups.len() }).unwrap_or(u32::MAX);
        let is_in_text = |place: &Place| place.score / HEAD < needed;
        Found {
            kind,
            how,
            next: places.last().copied().filter(|_| has_more),
            hits: places.into_iter().map(|place| Hit { place, is_in_text: is_in_text(&place) }).collect(),
            plan,
            total: total.min(MAX_RESULTS),
            is_capped: total > MAX_RESULTS,
            counts,
        }
    }
}
