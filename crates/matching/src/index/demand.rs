//! How many open jobs ask for a person's skills.

use super::{JobFilter, JobIndex, bitmap::Bitmap, filter::select, jobs::micros, judge::Judge};
use crate::{Band, PersonFacts, SkillId};
use std::collections::HashMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// How many jobs ask for a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SkillDemand {
    /// The skill.
    pub skill: SkillId,
    /// Open jobs that ask for it.
    pub jobs: usize,
    /// Of these, the ones that are a good or a strong match.
    pub matches: usize,
}

/// How many jobs ask for which skill of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demand {
    /// All open jobs.
    pub jobs: usize,
    /// Of these, the ones that are a good or a strong match.
    pub matches: usize,
    /// Every skill of the person, the one that most jobs ask for first.
    pub skills: Vec<SkillDemand>,
}

/// The jobs that are a good or a strong match of a person: [`JobIndex::matches`]. They are of the index as it was, by
/// [`JobIndex::changes`].
#[derive(Debug, Clone)]
pub struct Matches(pub(super) Bitmap);

impl Matches {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

impl JobIndex {
    /// How many open jobs ask for each skill that the person states or proved, by anyone's account of "open": jobs that have
    /// not expired by now.
    pub fn demand(&self, person: &PersonFacts, matches: &Matches, now: OffsetDateTime) -> Demand {
        let (open_jobs, now) = (self.open(now).count(), micros(now));
        let mut by_skill = HashMap::<_, Vec<&[u32]>>::new();
        self.skills.iter().for_each(|(asked, slots)| by_skill.entry(asked.skill).or_default().push(slots));
        let demand = |skill| {
            let slots = by_skill.get(&skill).into_iter().flatten().copied().flatten();
            let open = slots.filter(|slot| self.is_open(**slot, now));
            let mut demand = SkillDemand { skill, jobs: 0, matches: 0 };
            open.for_each(|slot| {
                demand.jobs += 1;
                demand.matches += usize::from(matches.0.contains(*slot));
            });
            demand
        };
        let mut skills: Vec<_> = person.skills.iter().map(|known| demand(known.skill)).collect();
        // It is stable, and skills are sorted by id.
        skills.sort_by_key(|demand| std::cmp::Reverse(demand.jobs));
        Demand { jobs: open_jobs, matches: matches.count(), skills }
    }

    /// Companies with jobs that are a good or a strong match, and how many each has: the one with most first.
    pub fn matching_companies(&self, matches: &Matches) -> Vec<(Uuid, usize)> {
        let mut counts = HashMap::<u32, usize>::new();
        matches.0.iter().for_each(|slot| *counts.entry(self.rows[slot as usize].company).or_default() += 1);
        let named = |(company, jobs): (u32, usize)| Some((*self.companies.value(company)?, jobs));
        let mut companies: Vec<_> = counts.into_iter().filter_map(named).collect();
        companies.sort_unstable_by_key(|(company, jobs)| (std::cmp::Reverse(*jobs), *company));
        companies
    }

    /// Jobs that pass a filter, whose gates do not fail for the person, and that are a good or a strong match: a score of 60
    /// or more.
    pub fn matches(&self, person: &PersonFacts, filter: &JobFilter<'_>) -> Matches {
        let sums = Judge::new(self, person).sums();
        let mut left = select(self, person, filter);
        left.subtract(&self.slots.find_all(filter.except));
        left.retain(self.rows.len(), |slot| matches!(sums[slot as usize].band(), Band::Good | Band::Strong));
        Matches(left)
    }

    fn is_open(&self, slot: u32, now: i64) -> bool {
        self.rows[slot as usize].expires > now
    }

    /// Slots of all jobs that have not expired.
    pub(super) fn open(&self, now: OffsetDateTime) -> impl Iterator<Item = u32> {
        let now = micros(now);
        self.slots.live().iter().filter(move |slot| self.is_open(*slot, now))
    }
}
