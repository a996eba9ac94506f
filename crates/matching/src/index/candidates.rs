//! The best people for a job.

use super::{PeopleIndex, bitmap::Bitmap, column::Column, tally::Weighed};
use crate::{Criterion, JobSkill, Score};
use uuid::Uuid;

/// What a list of people leaves out.
#[derive(Debug, Clone, Copy, Default)]
pub struct PeopleFilter<'a> {
    /// Only these: what a text search found.
    pub among: Option<&'a [Uuid]>,
    /// Never these: whom the company decided on.
    pub except: &'a [Uuid],
}

/// A person in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankedPerson {
    /// The person.
    pub id: Uuid,
    /// Their score for the job.
    pub score: Score,
}

impl PeopleIndex {
    /// The best people for criteria, without those who hide from the company, and how many there are in all. Of equal
    /// numbers the one with the greater coverage is first, then by id.
    pub fn rank(
        &self,
        criteria: &[Criterion],
        skills: &[JobSkill],
        company: Uuid,
        filter: PeopleFilter<'_>,
        limit: usize,
    ) -> (Vec<RankedPerson>, usize) {
        let visible = self.filtered(company, filter);
        let weighed =
            |criterion: &Criterion| Weighed { requirement: criterion.requirement, weights: [criterion.weight] };
        let weighed: Vec<_> = criteria.iter().map(weighed).collect();
        let tally = self.tally(&weighed, skills, &visible);
        let column = Column::new(&visible, tally.sums.iter().map(|sums| sums[0]));
        let best = column.best(limit, |slot| self.slots.id(slot));
        let ranked = |slot: &u32| {
            let mut score = Score::default();
            for criterion in criteria {
                let state = self.state(*slot, criterion.requirement, skills);
                score.add(criterion.weight, criterion.requirement.factor(state));
            }
            RankedPerson { id: self.slots.id(*slot), score }
        };
        (best.iter().map(ranked).collect(), column.total())
    }

    fn filtered(&self, company: Uuid, filter: PeopleFilter<'_>) -> Bitmap {
        let mut left = self.visible(company);
        if let Some(ids) = filter.among {
            left.intersect(&self.slots.find_all(ids));
        }
        left.subtract(&self.slots.find_all(filter.except));
        left
    }
}
