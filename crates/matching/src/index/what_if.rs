//! What one more proof would change for a person, over all jobs.

use super::{JobFilter, JobIndex, filter::select, jobs::WeighedTerm, rank::Judge, sum::Sum};
use crate::{Band, JobPay, PersonFacts, Provable, SkillId, State, provable::with_skill};
use std::{cmp::Reverse, collections::HashMap};

/// What a proof would change: jobs that are neither a good nor a strong match today and would be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// What the person would prove.
    pub provable: Provable,
    /// Jobs that would be a good match.
    pub good: usize,
    /// Jobs that would be a strong match.
    pub strong: usize,
    /// What these jobs pay; none when the pay of none is known.
    pub pay: Option<PayRange>,
}

/// What several jobs pay at most per year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PayRange {
    /// The highest.
    pub highest: i64,
    /// The one in the middle, of an even number the lower.
    pub median: i64,
}

/// A requirement of which a proof changes something.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// Place of what proves it.
    provable: u32,
    /// What it brings more than today.
    gain: Sum,
}

/// A job that a proof would open.
struct Opening {
    provable: u32,
    slot: u32,
}

/// A person with a proof: each requirement's gain.
struct Proofs {
    provables: Vec<Provable>,
    steps: Vec<Option<Step>>,
}

impl Proofs {
    fn new(index: &JobIndex, now: &Judge<'_>, with_skills: &Judge<'_>) -> Self {
        let mut proofs = Self { provables: Vec::new(), steps: Vec::new() };
        let mut places = HashMap::new();
        for (term, requirement) in index.terms.iter() {
            let Some(provable) = Provable::of(*requirement) else { continue };
            let judge = if matches!(provable, Provable::Skill(_)) { with_skills } else { now };
            let (before, after) = (judge.brought_by(term), Sum::of(requirement.factor(State::Proved)));
            if before.known() > 0 && before.earned() >= after.earned() {
                continue;
            }
            let place = *places.entry(provable).or_insert_with(|| {
                proofs.provables.push(provable);
                u32::try_from(proofs.provables.len() - 1).unwrap_or(u32::MAX)
            });
            proofs.steps.resize(term as usize + 1, None);
            proofs.steps[term as usize] = Some(Step { provable: place, gain: after - before });
        }
        proofs.steps.resize(index.terms.end(), None);
        proofs
    }

    /// What the same proof brings at all criteria of a job, beginning with the one at a place; nothing when an earlier
    /// criterion has it too.
    fn gain(&self, criteria: &[WeighedTerm], place: usize) -> Option<(u32, Sum)> {
        let step = self.steps[criteria[place].term() as usize]?;
        let mut gain = Sum::default();
        for (other, criterion) in criteria.iter().enumerate() {
            let Some(same) = self.steps[criterion.term() as usize] else { continue };
            if same.provable == step.provable {
                if other < place {
                    return None;
                }
                gain += same.gain * criterion.weight();
            }
        }
        Some((step.provable, gain))
    }
}

const fn is_open(band: Band) -> bool {
    matches!(band, Band::Good | Band::Strong)
}

impl JobIndex {
    /// For each skill and criterion that the person has not proved, the jobs that a proof would open: those that pass
    /// the filter, whose gates do not fail, and that are neither good nor strong yet. The one that opens most is first,
    /// of equal ones the one whose jobs pay more; at most so many. `pay` says what a job pays per year in the person's
    /// currency, if that is known.
    pub fn what_if(
        &self,
        person: &PersonFacts,
        filter: &JobFilter<'_>,
        pay: impl Fn(JobPay) -> Option<i64>,
        limit: usize,
    ) -> Vec<Prospect> {
        let pays = self.pays.table(|offered| pay(*offered));
        let now = Judge::new(self, person);
        // A profile without any skill is not compared with the skills of jobs. With the first one that changes.
        let with_skill = person.skills.is_empty().then(|| with_skill(person, SkillId(u32::MAX)));
        let with_skills = with_skill.as_ref().map(|person| Judge::new(self, person));
        let with_skills = with_skills.as_ref().unwrap_or(&now);
        let proofs = Proofs::new(self, &now, with_skills);
        let mut left = select(self, person, filter);
        left.subtract(&self.slots.find_all(filter.except));
        let mut prospects: Vec<_> = proofs.provables.iter().map(|provable| Tried::new(*provable)).collect();
        let mut openings = Vec::new();
        for slot in left.iter() {
            let row = &self.rows[slot as usize];
            let criteria = self.criteria.get(slot);
            let sum = now.sum(slot);
            if is_open(sum.band()) {
                continue;
            }
            let sum_with_skills = if with_skill.is_some() { with_skills.sum(slot) } else { sum };
            for place in 0..criteria.len() {
                let Some((provable, gain)) = proofs.gain(criteria, place) else { continue };
                let tried = &mut prospects[provable as usize];
                let mut sum = if matches!(tried.provable, Provable::Skill(_)) { sum_with_skills } else { sum };
                sum += gain;
                let band = sum.band();
                if is_open(band) {
                    tried.add(band, pays[row.pay as usize]);
                    openings.push(Opening { provable, slot });
                }
            }
        }
        let mut best: Vec<_> = (0..).zip(&prospects).filter(|(_, tried)| tried.opened() > 0).collect();
        best.sort_unstable_by_key(|(_, tried)| (Reverse(tried.opened()), Reverse(tried.highest), tried.provable));
        best.truncate(limit);
        let prospect = |(place, tried): (u32, &Tried)| {
            let opened = openings.iter().filter(|opening| opening.provable == place);
            let pays = opened.filter_map(|opening| pays[self.rows[opening.slot as usize].pay as usize]);
            let (good, strong) = (tried.good, tried.strong);
            Prospect { provable: tried.provable, good, strong, pay: PayRange::of(pays.collect()) }
        };
        best.into_iter().map(prospect).collect()
    }
}

/// A proof and what it was seen to open.
struct Tried {
    provable: Provable,
    good: usize,
    strong: usize,
    highest: Option<i64>,
}

impl Tried {
    const fn new(provable: Provable) -> Self {
        Self { provable, good: 0, strong: 0, highest: None }
    }

    fn add(&mut self, band: Band, pay: Option<i64>) {
        *(if band == Band::Strong { &mut self.strong } else { &mut self.good }) += 1;
        self.highest = self.highest.max(pay);
    }

    const fn opened(&self) -> usize {
        self.good + self.strong
    }
}

impl PayRange {
    fn of(mut pays: Vec<i64>) -> Option<Self> {
        let highest = *pays.iter().max()?;
        let middle = (pays.len() - 1) / 2;
        let (_, median, _) = pays.select_nth_unstable(middle);
        Some(Self { highest, median: *median })
    }
}
