//! All jobs for one person.

use super::{JobCursor, JobFilter, JobIndex, JobOrder, JobPage, RankedJob, filter::Sieve, order::Key};
use crate::{PersonFacts, Requirement, Score, SkillId, criteria::projects};

/// What a requirement brings for the person.
#[derive(Debug, Clone, Copy, Default)]
enum Factor {
    /// The same for every job.
    Always(u8),
    /// Nothing is known.
    #[default]
    Unknown,
    /// It depends on the job's skills.
    PerJob,
}

/// The person's side of all jobs: each requirement judged once.
struct Judge<'a> {
    person: &'a PersonFacts,
    factors: Vec<Factor>,
    /// Projects that use a skill, by the skill's number.
    projects: Vec<u128>,
}

impl<'a> Judge<'a> {
    fn new(index: &JobIndex, person: &'a PersonFacts) -> Self {
        let factor = |requirement: &Requirement| match requirement {
            Requirement::Projects if person.projects > 0 => Factor::PerJob,
            _ => {
                let state = requirement.state(&[], person);
                requirement.factor(state).map_or(Factor::Unknown, Factor::Always)
            }
        };
        let using = |skill: &SkillId| {
            let place = person.project_skills.binary_search_by_key(skill, |used| used.skill).ok();
            place.map_or(0, |place| person.project_skills[place].projects)
        };
        Self { person, factors: index.terms.table(factor), projects: index.skill_pool.table(using) }
    }

    #[inline]
    fn score(&self, index: &JobIndex, slot: u32) -> Score {
        let mut score = Score::default();
        for criterion in index.criteria.get(slot) {
            let factor = match self.factors[criterion.term()] {
                Factor::Always(factor) => Some(factor),
                Factor::Unknown => None,
                Factor::PerJob => self.projects_factor(index, slot),
            };
            score.add(criterion.weight(), factor);
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
    score: Score,
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
                hits.push(Hit { slot, score: judge.score(self, slot) });
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
        let jobs: Vec<_> = hits.iter().map(|hit| self.ranked(*hit)).collect();
        let next = jobs.last().filter(|_| has_more).map(RankedJob::cursor);
        JobPage { jobs, total, next }
    }

    fn key(&self, order: JobOrder, hit: Hit) -> Key {
        order.key(self.ranked(hit).cursor())
    }

    fn ranked(&self, hit: Hit) -> RankedJob {
        let published_at = self.rows[hit.slot as usize].published;
        RankedJob { id: self.slots.id(hit.slot), score: hit.score, published_at }
    }
}

/// Drops the rows whose number alone keeps them from the page: selecting reads ids and times only of the others. At
/// least one row more than the page stays, if there is one.
fn keep_best_numbers(hits: &mut Vec<Hit>, limit: usize) {
    let mut counts = [0_usize; 102];
    let bucket = |hit: &Hit| hit.score.number().map_or(0, |number| usize::from(number) + 1);
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
