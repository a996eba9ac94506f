//! What other weights would change for a job, over all people whom its company can find.

use super::{
    PeopleIndex,
    people::{Judge, key},
};
use crate::{Criterion, JobFacts, PersonFacts, Requirement, Score, State};
use std::{cmp::Reverse, collections::HashMap};
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

/// A criterion of either side with its weight before and after.
struct Pair {
    criterion: Criterion,
    after: u8,
    /// A bit for each state that occurs.
    states: u8,
}

/// A person by both sides.
#[derive(Clone, Copy)]
struct Candidate {
    id: Uuid,
    before: Option<u8>,
    after: Option<u8>,
}

impl Candidate {
    fn key_before(&self) -> (Reverse<Option<u8>>, Uuid) {
        key(self.before, self.id)
    }

    fn key_after(&self) -> (Reverse<Option<u8>>, Uuid) {
        key(self.after, self.id)
    }
}

/// Adds states up by both sides' weights.
fn add(pairs: &mut [Pair], states: impl Iterator<Item = (usize, State)>) -> (Score, Score) {
    let (mut before, mut after) = (Score::default(), Score::default());
    for (place, state) in states {
        let pair = &mut pairs[place];
        pair.states |= 1 << state as u8;
        let factor = pair.criterion.requirement.factor(state);
        if pair.criterion.weight > 0 {
            before.add(pair.criterion.weight, factor);
        }
        if pair.after > 0 {
            after.add(pair.after, factor);
        }
    }
    (before, after)
}

fn pairs(before: &[Criterion], after: &[Criterion]) -> Vec<Pair> {
    // What is asked twice counts twice, so only the first of each pairs up.
    let mut pairs: Vec<Pair> =
        before.iter().map(|criterion| Pair { criterion: *criterion, after: 0, states: 0 }).collect();
    for criterion in after {
        let same = |pair: &&mut Pair| pair.criterion.requirement == criterion.requirement && pair.after == 0;
        match pairs.iter_mut().find(same) {
            Some(pair) => pair.after = criterion.weight,
            None => pairs.push(Pair {
                criterion: Criterion { requirement: criterion.requirement, weight: 0 },
                after: criterion.weight,
                states: 0,
            }),
        }
    }
    pairs
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
        let mut pairs = pairs(&job.criteria, after);
        let criteria: Vec<_> = pairs.iter().map(|pair| pair.criterion).collect();
        let skills = &job.requirements.skills;
        let mut judge = Judge::new(self, &criteria, skills);
        let mut people = Vec::new();
        let mut states = Vec::with_capacity(criteria.len());
        let mut candidate = |id, states: &[State]| {
            let (before, after) = add(&mut pairs, states.iter().copied().enumerate());
            people.push(Candidate { id, before: before.number(), after: after.number() });
        };
        let mut elsewhere: Vec<_> = interested.iter().map(|person| person.id).collect();
        elsewhere.sort_unstable();
        self.for_each(job.company, |slot, id| {
            if elsewhere.binary_search(&id).is_err() {
                states.clear();
                self.judge(&mut judge, slot, |_, state| states.push(state));
                candidate(id, &states);
            }
        });
        for person in interested {
            states.clear();
            states.extend(criteria.iter().map(|criterion| criterion.requirement.state(skills, person)));
            candidate(person.id, &states);
        }
        let mut preview = moves(&people, top);
        let unchanged = pairs.iter().filter(|pair| pair.after > 0 && pair.states.count_ones() == 1);
        preview.unchanged = unchanged.map(|pair| pair.criterion.requirement).collect();
        preview
    }
}

/// The first so many, in order.
fn best<K: Ord>(people: &[Candidate], top: usize, key: impl Fn(&Candidate) -> K) -> Vec<Candidate> {
    let mut people = people.to_vec();
    if people.len() > top {
        people.select_nth_unstable_by_key(top, &key);
        people.truncate(top);
    }
    people.sort_unstable_by_key(key);
    people
}

/// The places that some of the people have among all, 1 being the best: how many stand before, and one.
fn places<K: Ord>(people: &[Candidate], some: &[Candidate], key: impl Fn(&Candidate) -> K) -> HashMap<Uuid, usize> {
    let mut sorted: Vec<_> = some.iter().map(|candidate| (key(candidate), candidate.id)).collect();
    sorted.sort_unstable();
    // Everybody is counted at the first of them whom they stand before.
    let mut counts = vec![0; sorted.len() + 1];
    for person in people {
        let own = key(person);
        counts[sorted.partition_point(|(other, _)| *other <= own)] += 1;
    }
    let mut before = 0;
    let place = |((_, id), count): (&(K, Uuid), usize)| {
        before += count;
        (*id, before + 1)
    };
    sorted.iter().zip(counts).map(place).collect()
}

fn moves(people: &[Candidate], top: usize) -> WeightsPreview {
    let by_before = best(people, top, Candidate::key_before);
    let by_after = best(people, top, Candidate::key_after);
    let all = [by_after.as_slice(), by_before.as_slice()].concat();
    let (before, after) = (places(people, &all, Candidate::key_before), places(people, &all, Candidate::key_after));
    let moved = |candidate: &Candidate| Move {
        id: candidate.id,
        rank_before: before[&candidate.id],
        rank_after: after[&candidate.id],
        score_before: candidate.before,
        score_after: candidate.after,
    };
    let best: Vec<_> = by_after.iter().map(moved).collect();
    WeightsPreview {
        candidates: people.len(),
        entering: best.iter().filter(|moved| moved.rank_before > top).copied().collect(),
        leaving: by_before.iter().map(moved).filter(|moved| moved.rank_after > top).collect(),
        top: best,
        unchanged: Vec::new(),
    }
}
