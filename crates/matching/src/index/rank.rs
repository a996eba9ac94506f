//! All jobs for one person.

use super::{JobCursor, JobFilter, JobIndex, JobOrder, JobPage, RankedJob, filter::Sieve, order::Key};
use crate::{PersonFacts, Requirement, Score, SkillId, criteria::projects};

/// What a requirement brings for the person, without a branch in the sum: the hundredths in the low byte, and in the high
/// byte all bits when something is known.
#[derive(Debug, Clone, Copy, Default)]
struct Brought(u16);

impl Brought {
    fn new(factor: Option<u8>) -> Self {
        factor.map_or(Self(0), |factor| Self(0xff00 | u16::from(factor)))
    }

    #[inline]
    fn hundredths(self) -> u32 {
        u32::from(self.0 & 0xff)
    }

    #[inline]
    fn known_bits(self) -> u32 {
        u32::from(self.0 >> 8)
    }
}

/// The person's side of all jobs: each requirement judged once.
struct Judge<'a> {
    person: &'a PersonFacts,
    brought: Vec<Brought>,
    /// The number of the requirement that depends on the job's skills; past the end when nothing is known of it.
    projects_term: usize,
    /// Projects that use a skill, by the skill's number.
    projects: Vec<u128>,
}

impl<'a> Judge<'a> {
    fn new(index: &JobIndex, person: &'a PersonFacts) -> Self {
        let brought = |requirement: &Requirement| match requirement {
            Requirement::Projects => Brought::default(),
            _ => Brought::new(requirement.factor(requirement.state(&[], person))),
        };
        let using = |skill: &SkillId| {
            let place = person.project_skills.binary_search_by_key(skill, |used| used.skill).ok();
            place.map_or(0, |place| person.project_skills[place].projects)
        };
        let projects_term = index.terms.number(&Requirement::Projects).filter(|_| person.projects > 0);
        Self {
            person,
            brought: index.terms.table(brought),
            projects_term: projects_term.map_or(usize::MAX, |term| term as usize),
            projects: index.skill_pool.table(using),
        }
    }

    /// The same as [`score`](crate::score()), by the answers that are there.
    #[inline]
    fn score(&self, index: &JobIndex, slot: u32) -> Score {
        let criteria = index.criteria.get(slot);
        let (mut earned, mut known, mut scored, mut total) = (0, 0, 0, 0);
        let (mut for_projects, mut times) = (0, 0);
        for criterion in criteria {
            let (term, weight) = (criterion.term(), u32::from(criterion.weight()));
            let brought = self.brought[term];
            total += weight;
            earned += weight * brought.hundredths();
            known += weight & brought.known_bits();
            scored += brought.known_bits() & 1;
            let is_projects = term == self.projects_term;
            for_projects += weight * u32::from(is_projects);
            times += u16::from(is_projects);
        }
        let mut score = Score {
            earned,
            known,
            scored: u16::try_from(scored).unwrap_or(u16::MAX),
            criteria: u16::try_from(criteria.len()).unwrap_or(u16::MAX),
            weight: total,
        };
        if times > 0
            && let Some(factor) = self.projects_factor(index, slot)
        {
            score.earned += for_projects * u32::from(factor);
            score.known += for_projects;
            score.scored += times;
        }
        score
    }

    fn projects_factor(&self, index: &JobIndex, slot: u32) -> Option<u8> {
        let using = || {
            let skills = index.skills.get(slot).iter();
            skills.fold(0, |all, skill| all | self.projects[*skill as usize]).count_ones()
        };
        Requirement::Projects.factor(projects::state(self.person.projects, using))
    }
}

/// A row that passed.
#[derive(Clone, Copy)]
struct Hit {
    slot: u32,
    number: Option<u8>,
}

impl JobIndex {
    /// A page of the jobs that pass a filter and whose gates do not fail for the person.
    pub fn rank(
        &self,
        person: &PersonFacts,
        filter: &JobFilter<'_>,
        order: JobOrder,
        after: Option<JobCursor>,
        limit: usize,
    ) -> JobPage {
        let sieve = Sieve::new(self, person, filter);
        let judge = Judge::new(self, person);
        let mut hits = Vec::new();
        for slot in sieve.candidates(self).iter() {
            if sieve.passes(&self.rows[slot as usize]) {
                hits.push(Hit { slot, number: judge.score(self, slot).number() });
            }
        }
        let total = hits.len();
        if let Some(after) = after {
            let after = order.key(after);
            hits.retain(|hit| self.key(order, *hit) > after);
        }
        if order == JobOrder::Match {
            keep_best_numbers(&mut hits, limit);
        }
        let has_more = hits.len() > limit;
        if has_more {
            hits.select_nth_unstable_by_key(limit, |hit| self.key(order, *hit));
            hits.truncate(limit);
        }
        hits.sort_unstable_by_key(|hit| self.key(order, *hit));
        let ranked = |hit: &Hit| RankedJob {
            id: self.slots.id(hit.slot),
            score: judge.score(self, hit.slot),
            published_at: self.rows[hit.slot as usize].published,
        };
        let jobs: Vec<_> = hits.iter().map(ranked).collect();
        let next = jobs.last().filter(|_| has_more).map(RankedJob::cursor);
        JobPage { jobs, total, next }
    }

    fn key(&self, order: JobOrder, hit: Hit) -> Key {
        let published_at = self.rows[hit.slot as usize].published;
        order.key(JobCursor { number: hit.number, published_at, id: self.slots.id(hit.slot) })
    }
}

/// Drops the rows whose number alone keeps them from the page: selecting reads ids and times only of the others. At
/// least one row more than the page stays, if there is one.
fn keep_best_numbers(hits: &mut Vec<Hit>, limit: usize) {
    let mut counts = [0_usize; 102];
    let bucket = |hit: &Hit| hit.number.map_or(0, |number| usize::from(number) + 1);
    hits.iter().for_each(|hit| counts[bucket(hit)] += 1);
    let mut better = 0;
    let lowest = (0..counts.len()).rev().find(|bucket| {
        better += counts[*bucket];
        better > limit
    });
    if let Some(lowest) = lowest {
        hits.retain(|hit| bucket(hit) >= lowest);
    }
}
