//! What other weights would change for a job, over all people whom its company can find.

use super::{PeopleIndex, column::Column, sum::Sum, tally::Weighed};
use crate::{Criterion, JobFacts, PersonFacts, Requirement};
use uuid::Uuid;

/// A person whom other weights move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The person.
    pub id: Uuid,
    /// Place by the job's own weights, 1 is the best.
    pub rank_before: usize,
    /// Place by the other weights.
    pub rank_after: usize,
    /// Number by the job's own weights.
    pub score_before: Option<u8>,
    /// Number by the other weights.
    pub score_after: Option<u8>,
}

/// What other weights would change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WeightsPreview {
    /// People who were compared.
    pub candidates: usize,
    /// The best by the other weights, in their order.
    pub top: Vec<Move>,
    /// Those of them who were not among the best.
    pub entering: Vec<Move>,
    /// Those who were and no longer are, in the order before.
    pub leaving: Vec<Move>,
    /// Criteria in which all people have the same state: they don't change the order.
    pub unchanged: Vec<Requirement>,
}

impl PeopleIndex {
    /// Compares the job's criteria with others. `interested` are compared too, whether they can be found or not.
    pub fn preview_weights(
        &self,
        job: &JobFacts,
        after: &[Criterion],
        interested: &[PersonFacts],
        top: usize,
    ) -> WeightsPreview {
        let weighed = weighed(&job.criteria, after);
        let skills = &job.requirements.skills;
        let mut visible = self.visible(job.company);
        interested.iter().filter_map(|person| self.slots.find(person.id)).for_each(|slot| visible.remove(slot));
        let mut tally = self.tally(&weighed, skills, &visible);
        let mut before = Column::new(&visible, tally.sums.iter().map(|sums| sums[0]));
        let mut after = Column::new(&visible, tally.sums.iter().map(|sums| sums[1]));
        for person in interested {
            let mut sums = [Sum::default(); 2];
            for (weighed, states) in weighed.iter().zip(&mut tally.states) {
                let state = weighed.requirement.state(skills, person);
                states.add(state);
                sums.iter_mut().zip(weighed.brings(state)).for_each(|(sum, more)| *sum += more);
            }
            before.push(sums[0]);
            after.push(sums[1]);
        }
        // The interested follow after the last slot.
        let id = |row: u32| {
            let interested = (row as usize).checked_sub(self.rows.len()).and_then(|place| interested.get(place));
            interested.map_or_else(|| self.slots.id(row), |person| person.id)
        };
        let unchanged =
            weighed.iter().zip(&tally.states).filter(|(weighed, states)| weighed.weights[1] > 0 && states.len() == 1);
        let unchanged = unchanged.map(|(weighed, _)| weighed.requirement).collect();
        WeightsPreview { unchanged, ..moves(&before, &after, top, id) }
    }
}

/// Requirements of both sides with their weights before and after.
fn weighed(before: &[Criterion], after: &[Criterion]) -> Vec<Weighed<2>> {
    // What is asked twice counts twice, so only the first of each pairs up.
    let mut both: Vec<_> = before
        .iter()
        .map(|criterion| Weighed { requirement: criterion.requirement, weights: [criterion.weight, 0] })
        .collect();
    for criterion in after {
        let same = |pair: &&mut Weighed<2>| pair.requirement == criterion.requirement && pair.weights[1] == 0;
        match both.iter_mut().find(same) {
            Some(pair) => pair.weights[1] = criterion.weight,
            None => both.push(Weighed { requirement: criterion.requirement, weights: [0, criterion.weight] }),
        }
    }
    both
}

fn moves(before: &Column, after: &Column, top: usize, id: impl Fn(u32) -> Uuid) -> WeightsPreview {
    let (by_before, by_after) = (before.best(top, &id), after.best(top, &id));
    let all = [by_after.as_slice(), by_before.as_slice()].concat();
    let (places_before, places_after) = (before.places(&all, &id), after.places(&all, &id));
    let moved = |row: &u32| Move {
        id: id(*row),
        rank_before: places_before[row],
        rank_after: places_after[row],
        score_before: before.number(*row),
        score_after: after.number(*row),
    };
    let best: Vec<_> = by_after.iter().map(moved).collect();
    WeightsPreview {
        candidates: after.total(),
        entering: best.iter().filter(|moved| moved.rank_before > top).copied().collect(),
        leaving: by_before.iter().map(moved).filter(|moved| moved.rank_after > top).collect(),
        top: best,
        unchanged: Vec::new(),
    }
}
