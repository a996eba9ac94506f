//! The person's side of all jobs: each requirement judged once.

use super::{JobIndex, bitmap::Bitmap, order::Tie, sum::Sum, using::by_projects};
use crate::{
    JobSkill, PersonFacts, Requirement, Score, SkillId,
    criteria::{
        projects,
        skill::{self, Knowledge},
    },
};

/// One job of so many is few: they are scored one by one in less time than all are together.
const FEW: usize = 16;

/// A person, and what each requirement brings for them.
pub(super) struct Judge<'a> {
    index: &'a JobIndex,
    person: &'a PersonFacts,
    /// By the number of the requirement; of projects, what they bring when none of them uses a skill of the job.
    brought: Vec<Sum>,
}

impl<'a> Judge<'a> {
    pub fn new(index: &'a JobIndex, person: &'a PersonFacts) -> Self {
        let brought = |requirement: &Requirement| Sum::of(requirement.factor(requirement.state(&[], person)));
        Self { index, person, brought: index.terms.table(brought) }
    }

    /// What the person earns of each job, by slot; of slots without a job without meaning. Jobs differ in few ways apart
    /// from their skills, and a person knows few skills: so first comes what they would earn without any, once for all jobs
    /// that are alike, then what each skill brings more at the jobs that weigh it.
    pub fn sums(&self) -> Vec<Sum> {
        let (bases, mut sums) = self.bases_and_gains();
        sums.iter_mut().zip(&self.index.common).for_each(|(sum, common)| *sum += bases[*common as usize]);
        sums
    }

    /// The tie that each of these jobs belongs to, by slot; of others none.
    pub fn ties(&self, jobs: &Bitmap) -> Vec<Tie> {
        let mut ties = vec![Tie::NONE; self.index.rows.len()];
        if jobs.len() > self.index.rows.len() / FEW {
            let (bases, gains) = self.bases_and_gains();
            for slot in jobs.iter().map(|slot| slot as usize) {
                ties[slot] = Tie::of(bases[self.index.common[slot] as usize] + gains[slot]);
            }
        } else {
            for slot in jobs.iter() {
                let score = self.score(slot);
                ties[slot as usize] = Tie::new(score.number(), score.known_percent());
            }
        }
        ties
    }

    /// The two parts of [`Self::sums`]: what the person earns without any skill, by what jobs have in common, and what their
    /// skills and projects bring more, by slot.
    fn bases_and_gains(&self) -> (Vec<Sum>, Vec<Sum>) {
        let absent = [false, true].map(|is_must| self.brought_without(is_must));
        let bases = self.index.commons.table(|common| common.sum(&self.brought, absent));
        let mut gains = vec![Sum::default(); self.index.rows.len()];
        self.add_weighed(absent, &mut gains);
        self.add_projects(&mut gains);
        (bases, gains)
    }

    /// What a skill brings that is not on the profile.
    fn brought_without(&self, is_must: bool) -> Sum {
        let asked = JobSkill { skill: SkillId(u32::MAX), is_must, min_years: None };
        let state = skill::state(asked, Knowledge::of(!self.person.skills.is_empty(), None));
        Sum::of(Requirement::Skill(asked).factor(state))
    }

    fn add_weighed(&self, absent: [Sum; 2], gains: &mut [Sum]) {
        for (term, requirement) in self.index.terms.iter() {
            let base = match requirement {
                Requirement::Skill(asked) => absent[usize::from(asked.is_must)],
                _ => Sum::default(),
            };
            let brought = self.brought[term as usize];
            if brought != base {
                let more = brought - base;
                self.index.weights.of(term).for_each(|(slot, weight)| gains[slot as usize] += more * weight);
            }
        }
    }

    /// What projects bring more when some use a skill of the job.
    fn add_projects(&self, gains: &mut [Sum]) {
        let Some(term) = self.index.terms.number(&Requirement::Projects).filter(|_| self.person.projects > 0) else {
            return;
        };
        let brought = |using| Sum::of(Requirement::Projects.factor(projects::state(self.person.projects, || using)));
        let weights = self.index.commons.table(|common| common.weight_of(term));
        for (jobs, using) in by_projects(self.index, self.person).iter().zip(1..) {
            let more = brought(using) - brought(using - 1);
            for slot in jobs.iter() {
                gains[slot as usize] += more * weights[self.index.common[slot as usize] as usize];
            }
        }
    }

    /// Whose side it is.
    pub const fn person(&self) -> &PersonFacts {
        self.person
    }

    /// What a requirement brings, of projects when none of them uses a skill of the job.
    pub fn brought_by(&self, term: u32) -> Sum {
        self.brought[term as usize]
    }

    /// The same as [`score`](crate::score()).
    pub fn score(&self, slot: u32) -> Score {
        let mut score = Score::default();
        for criterion in self.index.criteria.get(slot) {
            let brought = match self.index.terms.value(criterion.term()) {
                Some(Requirement::Projects) => Sum::of(self.projects_factor(slot)),
                _ => self.brought[criterion.term() as usize],
            };
            score.add(criterion.weight(), brought.factor());
        }
        score
    }

    fn projects_factor(&self, slot: u32) -> Option<u8> {
        let using = || self.person.projects_with(self.index.skills.values(slot).map(|asked| asked.skill));
        Requirement::Projects.factor(projects::state(self.person.projects, using))
    }
}
