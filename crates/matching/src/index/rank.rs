//! All jobs for one person.

use super::{
    JobCursor, JobFilter, JobIndex, JobOrder, JobPage, RankedJob,
    bitmap::Bitmap,
    filter::select,
    jobs::{WeighedTerm, micros},
    order::Tie,
    sum::Sum,
    turns::{Ties, Turn},
};
use crate::{JobSkill, PersonFacts, Requirement, Score, criteria::projects};

/// The person's side of all jobs: each requirement judged once.
pub(super) struct Judge<'a> {
    index: &'a JobIndex,
    person: &'a PersonFacts,
    /// Of projects, what they bring when none of them uses a skill of the job.
    brought: Vec<Sum>,
    /// The number of the requirement that depends on the job's skills, if it is asked and something is known of it.
    projects_term: Option<u32>,
    /// Jobs that ask for a skill that a project uses.
    using: Bitmap,
    /// Projects that use a skill, by the number of the job's terms.
    projects: Vec<u128>,
}

impl<'a> Judge<'a> {
    pub fn new(index: &'a JobIndex, person: &'a PersonFacts) -> Self {
        let projects_term = index.terms.number(&Requirement::Projects).filter(|_| person.projects > 0);
        let used = |asked: &JobSkill| {
            let place = person.project_skills.binary_search_by_key(&asked.skill, |used| used.skill).ok();
            place.map_or(0, |place| person.project_skills[place].projects)
        };
        let mut using = Bitmap::empty_like(index.slots.live());
        if projects_term.is_some() {
            let lists = index.skills.iter().filter(|(asked, _)| used(asked) > 0);
            lists.flat_map(|(_, slots)| slots).for_each(|slot| using.insert(*slot));
        }
        Self {
            index,
            person,
            brought: index.terms.table(|requirement| Sum::of(requirement.factor(requirement.state(&[], person)))),
            projects_term,
            using,
            projects: if projects_term.is_some() { index.skills.table(used) } else { Vec::new() },
        }
    }

    /// What the person earns of a job.
    #[inline]
    pub fn sum(&self, slot: u32) -> Sum {
        let mut sum = Sum::default();
        for criterion in self.index.criteria.get(slot) {
            sum += self.brought[criterion.term() as usize] * criterion.weight();
        }
        if self.using.contains(slot) {
            sum += self.correction(slot);
        }
        sum
    }

    /// Whose side it is.
    pub const fn person(&self) -> &PersonFacts {
        self.person
    }

    /// What a requirement brings, of projects when none of them uses a skill of the job.
    pub fn brought_by(&self, term: u32) -> Sum {
        self.brought[term as usize]
    }

    /// What a criterion brings for the person.
    fn brought(&self, slot: u32, criterion: WeighedTerm) -> Sum {
        if self.projects_term == Some(criterion.term()) {
            Sum::of(self.projects_factor(slot))
        } else {
            self.brought[criterion.term() as usize]
        }
    }

    /// What projects bring more when some use a skill of the job.
    fn correction(&self, slot: u32) -> Sum {
        let mut correction = Sum::default();
        for criterion in self.index.criteria.get(slot) {
            if self.projects_term == Some(criterion.term()) {
                correction += (Sum::of(self.projects_factor(slot)) - self.brought[criterion.term() as usize])
                    * criterion.weight();
            }
        }
        correction
    }

    fn projects_factor(&self, slot: u32) -> Option<u8> {
        let using = || {
            let skills = self.index.skills.numbers(slot).iter();
            skills.fold(0, |all, skill| all | self.projects[*skill as usize]).count_ones()
        };
        Requirement::Projects.factor(projects::state(self.person.projects, using))
    }

    /// The same as [`score`](crate::score()).
    pub fn score(&self, slot: u32) -> Score {
        let mut score = Score::default();
        for criterion in self.index.criteria.get(slot) {
            score.add(criterion.weight(), self.brought(slot, *criterion).factor());
        }
        score
    }
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
        let judge = Judge::new(self, person);
        let except = self.slots.find_all(filter.except);
        let began_at = after.map_or_else(|| micros(filter.now), |after| after.began_at);
        let mut ties = vec![Tie::NONE; self.rows.len()];
        let mut counts = vec![0; Tie::COUNT];
        let mut total = 0;
        select(self, person, filter).iter().for_each(|slot| {
            let tie = match order {
                JobOrder::Match => Tie::of(judge.sum(slot)),
                JobOrder::Newest => Tie::new(None, 0),
            };
            ties[slot as usize] = tie;
            let is_row = !except.contains(slot);
            counts[tie.index()] += u32::from(is_row);
            total += usize::from(is_row);
        });
        let ties = Ties { index: self, ties, counts, except, began_at };
        let mut rows = match order {
            JobOrder::Match => ties.page(after.as_ref(), limit.saturating_add(1)),
            JobOrder::Newest => ties.newest(after.as_ref(), limit.saturating_add(1)),
        };
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        let ranked = |row: &Turn| {
            let score = judge.score(row.slot);
            RankedJob {
                id: self.slots.id(row.slot),
                score,
                coverage: Tie::of(judge.sum(row.slot)).coverage(),
                turn: row.turn,
                published_at: self.rows[row.slot as usize].published,
            }
        };
        let jobs: Vec<_> = rows.iter().map(ranked).collect();
        let cursor = |row: &RankedJob| JobCursor {
            began_at,
            number: row.score.number(),
            coverage: row.coverage,
            turn: row.turn,
            published_at: row.published_at,
            id: row.id,
        };
        let next = jobs.last().filter(|_| has_more).map(cursor);
        JobPage { jobs, total, next }
    }
}
