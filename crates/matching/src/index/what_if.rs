//! What one more proof would change for a person, over all jobs.

use super::{JobFilter, JobIndex, filter::select, judge::Judge, sum::Sum, weighed_term::WeighedTerm};
use crate::{
    Band, Grade, JobPay, PersonFacts, Provable, Requirement, SkillId,
    provable::{NEXT_GRADES, with_skill},
};
use std::{cmp::Reverse, collections::HashMap};

/// What a proof would change: jobs that are neither a good nor a strong match today and would be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// What the person would prove.
    pub provable: Provable,
    /// How well a skill would be proved; none for others, which are proved or not.
    pub grade: Option<Grade>,
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
    /// What each of [`NEXT_GRADES`] brings more than today.
    gains: [Sum; 2],
}

/// A job that a proof would open.
struct Opening {
    /// Place of the proof.
    proof: u32,
    slot: u32,
}

/// A person with a proof: each requirement's gain.
struct Proofs {
    provables: Vec<Provable>,
    steps: Vec<Option<Step>>,
}

impl Proofs {
    fn new(index: &JobIndex, now: &Judge<'_>, with_skills: &Judge<'_>, interview: Option<SkillId>) -> Self {
        let mut proofs = Self { provables: Vec::new(), steps: Vec::new() };
        let mut places = HashMap::new();
        for (term, requirement) in index.terms.iter() {
            let Some(provable) = Provable::by_interview(*requirement, interview) else { continue };
            let judge = if gives_a_skill(provable, interview) { with_skills } else { now };
            let before = judge.brought_by(term);
            let gain = |grade| match Sum::of(requirement.factor(requirement.state_with(judge.person(), grade))) {
                after if before.known() > 0 && before.earned() >= after.earned() => Sum::default(),
                after => after - before,
            };
            let shown = if matches!(provable, Provable::Skill(_)) { gain(Grade::Shown) } else { Sum::default() };
            let gains = [shown, gain(Grade::Proved)];
            if gains[1] == Sum::default() {
                continue;
            }
            let place = *places.entry(provable).or_insert_with(|| {
                proofs.provables.push(provable);
                u32::try_from(proofs.provables.len() - 1).unwrap_or(u32::MAX)
            });
            proofs.steps.resize(term as usize + 1, None);
            proofs.steps[term as usize] = Some(Step { provable: place, gains });
        }
        proofs.steps.resize(index.terms.end(), None);
        proofs
    }

    /// What the same proof brings at all criteria of a job, by grade, beginning with the one at a place; nothing when an
    /// earlier criterion has it too.
    fn gains(&self, criteria: &[WeighedTerm], place: usize) -> Option<(u32, [Sum; 2])> {
        let step = self.steps[criteria[place].term() as usize]?;
        let mut gains = [Sum::default(); 2];
        for (other, criterion) in criteria.iter().enumerate() {
            let Some(same) = self.steps[criterion.term() as usize] else { continue };
            if same.provable == step.provable {
                if other < place {
                    return None;
                }
                gains.iter_mut().zip(same.gains).for_each(|(gain, more)| *gain += more * criterion.weight());
            }
        }
        Some((step.provable, gains))
    }
}

impl Provable {
    /// What proves a requirement, the skill that the interview proves among what the interview proves.
    fn by_interview(requirement: Requirement, interview: Option<SkillId>) -> Option<Self> {
        match Self::of(requirement)? {
            Self::Skill(skill) if interview == Some(skill) => Some(Self::SystemDesign),
            provable => Some(provable),
        }
    }
}

/// Whether a proof leaves the profile with a skill.
const fn gives_a_skill(provable: Provable, interview: Option<SkillId>) -> bool {
    match provable {
        Provable::Skill(_) => true,
        Provable::SystemDesign => interview.is_some(),
        Provable::Rank => false,
    }
}

const fn is_open(band: Band) -> bool {
    matches!(band, Band::Good | Band::Strong)
}

impl JobIndex {
    /// For each skill and criterion that the person has not proved, the jobs that a proof would open: those that pass
    /// the filter, whose gates do not fail, and that are neither good nor strong yet. A skill is there once for each grade
    /// that opens a job. The one that opens most is first, of equal ones the one whose jobs pay more; at most so many.
    /// `interview` is the skill that the system design interview proves; `pay` says what a job pays per year in the
    /// person's currency, if that is known.
    pub fn what_if(
        &self,
        person: &PersonFacts,
        filter: &JobFilter<'_>,
        interview: Option<SkillId>,
        pay: impl Fn(JobPay) -> Option<i64>,
        limit: usize,
    ) -> Vec<Prospect> {
        let pays = self.pays.table(|offered| pay(*offered));
        let now = Judge::new(self, person);
        // A profile without any skill is not compared with the skills of jobs. With the first one that changes.
        let with_skill = person.skills.is_empty().then(|| with_skill(person, SkillId(u32::MAX)));
        let with_skills = with_skill.as_ref().map(|person| Judge::new(self, person));
        let with_skills = with_skills.as_ref().unwrap_or(&now);
        let proofs = Proofs::new(self, &now, with_skills, interview);
        let mut left = select(self, person, filter);
        left.subtract(&self.slots.find_all(filter.except));
        let tried = |provable: &Provable| NEXT_GRADES.map(|grade| Tried::new(*provable, grade));
        let mut prospects: Vec<_> = proofs.provables.iter().flat_map(tried).collect();
        let mut openings = Vec::new();
        let sums = now.sums();
        let sums_with_skills = with_skill.is_some().then(|| with_skills.sums());
        let sums_with_skills = sums_with_skills.as_ref().unwrap_or(&sums);
        for slot in left.iter() {
            let row = &self.rows[slot as usize];
            let criteria = self.criteria.get(slot);
            let sum = sums[slot as usize];
            if is_open(sum.band()) {
                continue;
            }
            for place in 0..criteria.len() {
                let Some((provable, gains)) = proofs.gains(criteria, place) else { continue };
                let before = match gives_a_skill(proofs.provables[provable as usize], interview) {
                    true => sums_with_skills[slot as usize],
                    false => sum,
                };
                // Where the higher grade opens nothing, the lower one does not either.
                for (proof, gain) in [provable * 2, provable * 2 + 1].into_iter().zip(gains).rev() {
                    let mut sum = before;
                    sum += gain;
                    let band = sum.band();
                    if gain == Sum::default() || !is_open(band) {
                        break;
                    }
                    prospects[proof as usize].add(band, pays[row.pay as usize]);
                    openings.push(Opening { proof, slot });
                }
            }
        }
        let mut best: Vec<_> = (0..).zip(&prospects).filter(|(_, tried)| tried.opened() > 0).collect();
        best.sort_unstable_by_key(|(_, tried)| {
            (Reverse(tried.opened()), Reverse(tried.highest), tried.provable, tried.grade)
        });
        best.truncate(limit);
        let prospect = |(place, tried): (u32, &Tried)| {
            let opened = openings.iter().filter(|opening| opening.proof == place);
            let pays = opened.filter_map(|opening| pays[self.rows[opening.slot as usize].pay as usize]);
            let (good, strong) = (tried.good, tried.strong);
            let grade = matches!(tried.provable, Provable::Skill(_)).then_some(tried.grade);
            Prospect { provable: tried.provable, grade, good, strong, pay: PayRange::of(pays.collect()) }
        };
        best.into_iter().map(prospect).collect()
    }
}

/// A proof and what it was seen to open.
struct Tried {
    provable: Provable,
    grade: Grade,
    good: usize,
    strong: usize,
    highest: Option<i64>,
}

impl Tried {
    const fn new(provable: Provable, grade: Grade) -> Self {
        Self { provable, grade, good: 0, strong: 0, highest: None }
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
