//! What figures of one page are made of, kept until the next change: a page asks for several of them at once.

use devproof_matching::{
    Currency, PersonFacts, SkillId,
    index::{JobIndex, Matches, PayBands, Place},
};
use devproof_vocabulary::Seniority;
use lru::LruCache;
use parking_lot::Mutex;
use std::{
    hash::Hash,
    num::NonZeroUsize,
    sync::{Arc, OnceLock},
};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How old they can be: jobs expire without a change.
const OLD: Duration = Duration::seconds(10);
/// People whose matches are kept: a bit for each job and person.
const PEOPLE: NonZeroUsize = NonZeroUsize::new(256).unwrap();
/// Wishes whose bands are kept.
const WISHES: NonZeroUsize = NonZeroUsize::new(64).unwrap();

/// Which jobs' pay is looked at. Each that is none leaves all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PayWish {
    /// Only jobs that ask for this skill.
    pub skill: Option<SkillId>,
    /// Only jobs of this level.
    pub seniority: Option<Seniority>,
    /// Only jobs that are done here.
    pub place: Option<Place>,
    /// The currency of all amounts.
    pub currency: Currency,
}

/// Who asks for matches.
#[derive(PartialEq, Eq)]
pub(crate) struct MatchQuery {
    pub person: PersonFacts,
    pub decided: Vec<Uuid>,
}

/// Something that is made of the jobs as they were, and what of. Requests of one page come at the same time: the first
/// makes it, and the others wait for it.
struct Figure<F, T> {
    of: F,
    changes: u64,
    at: OffsetDateTime,
    value: OnceLock<Arc<T>>,
}

struct FigureCache<K: Hash + Eq, F, T>(Mutex<LruCache<K, Arc<Figure<F, T>>>>);

impl<K: Hash + Eq, F: PartialEq, T> FigureCache<K, F, T> {
    fn new(most: NonZeroUsize) -> Self {
        Self(Mutex::new(LruCache::new(most)))
    }

    /// What was made of the same, if nothing has changed since; else it is made now, while others find what they need.
    fn get(&self, key: K, of: F, jobs: &JobIndex, now: OffsetDateTime, make: impl FnOnce(&F) -> T) -> Arc<T> {
        let figure = self.find(key, of, jobs.changes(), now);
        Arc::clone(figure.value.get_or_init(|| Arc::new(make(&figure.of))))
    }

    /// The figure of the same, made or about to be.
    fn find(&self, key: K, of: F, changes: u64, now: OffsetDateTime) -> Arc<Figure<F, T>> {
        let mut figures = self.0.lock();
        let known = figures
            .get(&key)
            .filter(|figure| figure.changes == changes && figure.of == of && (now - figure.at).abs() < OLD);
        if let Some(figure) = known {
            return Arc::clone(figure);
        }
        let figure = Arc::new(Figure { of, changes, at: now, value: OnceLock::new() });
        figures.put(key, Arc::clone(&figure));
        figure
    }
}

pub(crate) struct Figures {
    matches: FigureCache<Uuid, MatchQuery, Matches>,
    bands: FigureCache<PayWish, (), PayBands>,
}

impl Default for Figures {
    fn default() -> Self {
        Self { matches: FigureCache::new(PEOPLE), bands: FigureCache::new(WISHES) }
    }
}

impl Figures {
    pub fn matches(
        &self,
        query: MatchQuery,
        jobs: &JobIndex,
        now: OffsetDateTime,
        make: impl FnOnce(&MatchQuery) -> Matches,
    ) -> Arc<Matches> {
        self.matches.get(query.person.id, query, jobs, now, make)
    }

    pub fn bands(
        &self,
        wish: PayWish,
        jobs: &JobIndex,
        now: OffsetDateTime,
        make: impl FnOnce() -> PayBands,
    ) -> Arc<PayBands> {
        self.bands.get(wish, (), jobs, now, |()| make())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_matching::index::JobFilter;
    use std::{
        sync::{
            Barrier,
            atomic::{AtomicUsize, Ordering},
        },
        thread,
    };

    #[test]
    fn it_is_made_again_after_a_change_for_another_person_and_when_it_is_old() {
        let (figures, mut jobs, now) = (Figures::default(), JobIndex::default(), OffsetDateTime::UNIX_EPOCH);
        let mut made = 0;
        let mut ask = |jobs: &JobIndex, years, decided: &[Uuid], now| {
            let person = PersonFacts { years, ..PersonFacts::default() };
            let query = MatchQuery { person, decided: decided.to_vec() };
            figures.matches(query, jobs, now, |query| {
                made += 1;
                jobs.matches(&query.person, &JobFilter { except: &query.decided, ..JobFilter::at(now) })
            });
            made
        };
        assert_eq!(ask(&jobs, None, &[], now), 1);
        assert_eq!(ask(&jobs, None, &[], now + OLD / 2), 1, "the same");
        assert_eq!(ask(&jobs, Some(3), &[], now), 2, "the person changed");
        assert_eq!(ask(&jobs, Some(3), &[Uuid::nil()], now), 3, "the person decided");
        assert_eq!(ask(&jobs, Some(3), &[Uuid::nil()], now + OLD), 4, "it is old");
        jobs.upsert(&testing::job());
        assert_eq!(ask(&jobs, Some(3), &[Uuid::nil()], now + OLD), 5, "a job came");
        jobs.remove(testing::job().facts.id);
        assert_eq!(ask(&jobs, Some(3), &[Uuid::nil()], now + OLD), 6, "a job went");
    }

    #[test]
    fn those_who_ask_at_once_share_what_the_first_makes() {
        let (figures, jobs, now) = (Figures::default(), JobIndex::default(), OffsetDateTime::UNIX_EPOCH);
        let (made, together) = (AtomicUsize::new(0), Barrier::new(4));
        let ask = || {
            together.wait();
            let query = MatchQuery { person: PersonFacts::default(), decided: Vec::new() };
            figures.matches(query, &jobs, now, |query| {
                made.fetch_add(1, Ordering::Relaxed);
                // The others find it in the making.
                thread::sleep(Duration::milliseconds(50).unsigned_abs());
                jobs.matches(&query.person, &JobFilter::at(now))
            })
        };
        thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(ask))));
        assert_eq!(made.into_inner(), 1);
    }

    mod testing {
        use devproof_matching::{JobFacts, JobLocation, JobPay, Requirements, index::JobEntry};
        use time::OffsetDateTime;
        use uuid::Uuid;

        pub(super) fn job() -> JobEntry {
            let facts = JobFacts {
                id: Uuid::from_u128(1),
                company: Uuid::from_u128(2),
                location: JobLocation::default(),
                employment_type: None,
                pay: JobPay::default(),
                criteria: Vec::new(),
                requirements: Requirements::default(),
            };
            let published_at = OffsetDateTime::UNIX_EPOCH;
            JobEntry { facts, published_at, expires_at: None, places: Vec::new(), badges: Vec::new() }
        }
    }
}
