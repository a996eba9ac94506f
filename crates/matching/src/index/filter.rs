//! What a list leaves out before anything is scored.

use super::{
    bitmap::Bitmap,
    jobs::{JobIndex, Row, micros},
};
use crate::{Choices, Currency, PersonFacts, SkillId, Verdict, gates};
use devproof_vocabulary::{ClosedList, EmploymentType, RemotePolicy, Seniority};
use time::OffsetDateTime;
use uuid::Uuid;

/// Filters of a list of jobs; each that is none leaves all.
#[derive(Debug, Clone)]
pub struct JobFilter<'a> {
    /// Jobs that expired by now are left out.
    pub now: OffsetDateTime,
    /// Only these: what a text search found.
    pub among: Option<&'a [Uuid]>,
    /// Never these: what the person decided on.
    pub except: &'a [Uuid],
    /// Only jobs that ask for each of these.
    pub skills: &'a [SkillId],
    /// Only these ways of working.
    pub policies: Option<Choices<RemotePolicy>>,
    /// Only jobs whose places contain this text, whatever its case.
    pub place: Option<&'a str>,
    /// Only jobs that pay at least so much per year.
    pub min_pay: Option<i64>,
    /// Only jobs that pay in this currency.
    pub currency: Option<Currency>,
    /// Only these levels.
    pub seniorities: Option<Choices<Seniority>>,
    /// Only these kinds of employment.
    pub employment_types: Option<Choices<EmploymentType>>,
    /// Only jobs of companies that have each of these badges.
    pub badges: &'a [&'a str],
    /// Only jobs published at this time or later.
    pub published_since: Option<OffsetDateTime>,
}

impl JobFilter<'_> {
    /// The filter that leaves all jobs of this moment.
    pub const fn at(now: OffsetDateTime) -> Self {
        Self {
            now,
            among: None,
            except: &[],
            skills: &[],
            policies: None,
            place: None,
            min_pay: None,
            currency: None,
            seniorities: None,
            employment_types: None,
            badges: &[],
            published_since: None,
        }
    }
}

fn is_in<T: ClosedList>(chosen: Option<Choices<T>>, value: Option<T>) -> bool {
    chosen.is_none_or(|chosen| value.is_some_and(|value| chosen.contains(value)))
}

/// A filter and a person's gates, answered once for each value that jobs share.
struct Sieve {
    locations: Vec<bool>,
    pays: Vec<bool>,
    others: Vec<bool>,
    now: i64,
    since: i64,
}

/// What few lists ask: a place, badges, or that some companies stay out.
struct RareSieve {
    companies: Vec<bool>,
    places: Vec<bool>,
    badges: Vec<bool>,
}

impl Sieve {
    fn new(index: &JobIndex, person: &PersonFacts, filter: &JobFilter<'_>) -> Self {
        let passes = |verdict: Verdict| verdict != Verdict::Fail;
        Self {
            locations: index.locations.table(|location| {
                is_in(filter.policies, location.policy)
                    && passes(gates::place::verdict(location, &person.location))
                    && passes(gates::time_zone::verdict(location, &person.location))
                    && passes(gates::right_to_work::verdict(location, &person.location))
            }),
            pays: index.pays.table(|pay| {
                filter.min_pay.is_none_or(|min| pay.max_per_year.is_some_and(|max| max >= min))
                    && (filter.currency.is_none() || pay.currency == filter.currency)
                    && passes(gates::pay::verdict(*pay, person.expected_pay))
            }),
            others: index.others.table(|facts| {
                is_in(filter.seniorities, facts.requirements.seniority)
                    && is_in(filter.employment_types, facts.employment_type)
                    && passes(gates::employment_type::verdict(facts.employment_type, person.employment_types))
            }),
            now: micros(filter.now),
            since: filter.published_since.map_or(i64::MIN, micros),
        }
    }

    /// Whether a job passes. All is looked at, because a branch costs more.
    #[inline]
    fn passes(&self, row: &Row) -> bool {
        self.locations[row.location as usize]
            & self.pays[row.pay as usize]
            & self.others[row.others as usize]
            & (row.expires > self.now)
            & (row.published >= self.since)
    }
}

impl RareSieve {
    /// None when nothing of it is asked.
    fn new(index: &JobIndex, person: &PersonFacts, filter: &JobFilter<'_>) -> Option<Self> {
        if person.hidden_companies.is_empty() && filter.place.is_none() && filter.badges.is_empty() {
            return None;
        }
        let place = filter.place.map(|text| text.trim_matches(' ').to_lowercase());
        let is_shown =
            |company: &Uuid| gates::visibility::verdict(*company, &person.hidden_companies) != Verdict::Fail;
        Some(Self {
            companies: index.companies.table(is_shown),
            places: index.places.table(|places| place.as_ref().is_none_or(|text| places.contains(text))),
            badges: index
                .badges
                .table(|badges| filter.badges.iter().all(|badge| badges.iter().any(|own| own == badge))),
        })
    }

    /// The same as [`Sieve::passes`].
    #[inline]
    fn passes(&self, row: &Row) -> bool {
        self.companies[row.company as usize] & self.places[row.places as usize] & self.badges[row.badges as usize]
    }
}

/// Jobs that pass a filter and no gate of which fails. Those that the filter excepts are among them.
pub(super) fn select(index: &JobIndex, person: &PersonFacts, filter: &JobFilter<'_>) -> Bitmap {
    let sieve = Sieve::new(index, person, filter);
    let mut left = candidates(index, filter);
    left.retain(index.rows.len(), |slot| sieve.passes(&index.rows[slot as usize]));
    if let Some(rare) = RareSieve::new(index, person, filter) {
        left.retain(index.rows.len(), |slot| rare.passes(&index.rows[slot as usize]));
    }
    left
}

/// Jobs that are left by what is looked up by id or skill.
fn candidates(index: &JobIndex, filter: &JobFilter<'_>) -> Bitmap {
    let mut left = index.slots.live().clone();
    if let Some(ids) = filter.among {
        left.intersect(&index.slots.find_all(ids));
    }
    for skill in filter.skills {
        let mut asking = Bitmap::empty_like(&left);
        index.asking(*skill).flatten().for_each(|slot| asking.insert(*slot));
        left.intersect(&asking);
    }
    left
}
