//! People by column.

use super::{arena::Arena, pool::Pool, slots::Slots};
use crate::{
    Criterion, Grade, JobSkill, PersonFacts, PersonFamilies, Requirement, Score, SkillId, Standing, State,
    criteria::{
        projects, rank, role, seniority,
        skill::{self, Knowledge},
        system_design, years,
    },
};
use devproof_vocabulary::Seniority;
use std::{cmp::Reverse, collections::HashMap};
use uuid::Uuid;

/// A skill of a person, as much as the rule reads.
#[derive(Debug, Clone, Copy)]
struct KnownSkill {
    /// Its number in the pool.
    skill: u32,
    grade: Option<Grade>,
    is_learning: bool,
    years: Option<u8>,
}

impl KnownSkill {
    const fn knowledge(self) -> Knowledge {
        Knowledge::Known { grade: self.grade, is_learning: self.is_learning, years: self.years }
    }
}

#[derive(Debug, Clone, Copy)]
struct Row {
    families: PersonFamilies,
    standing: Standing,
    years: Option<u8>,
    seniority: Option<Seniority>,
    system_design: Option<u8>,
    projects: u8,
}

/// All people who can be found by approved companies. It holds no names and no expectations; it answers ids.
#[derive(Debug, Clone, Default)]
pub struct PeopleIndex {
    slots: Slots,
    rows: Vec<Row>,
    skill_pool: Pool<SkillId>,
    skills: Arena<KnownSkill>,
    /// A skill's number and the position of a project that uses it.
    project_skills: Arena<(u32, u8)>,
    /// Slots of the people who hide from a company.
    hidden: HashMap<Uuid, Vec<u32>>,
    hidden_companies: Arena<Uuid>,
}

/// A person in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankedPerson {
    /// The person.
    pub id: Uuid,
    /// Their score for the job.
    pub score: Score,
}

/// The order of people in a list: the best first, then by id.
pub(super) const fn key(number: Option<u8>, id: Uuid) -> (Reverse<Option<u8>>, Uuid) {
    (Reverse(number), id)
}

impl PeopleIndex {
    /// Puts a person in the place of the one with the same id.
    pub fn upsert(&mut self, person: &PersonFacts) {
        self.remove(person.id);
        let slot = self.slots.insert(person.id);
        let row = Row {
            families: person.families,
            standing: person.standing,
            years: person.years,
            seniority: person.seniority,
            system_design: person.system_design,
            projects: person.projects,
        };
        match self.rows.get_mut(slot as usize) {
            Some(old) => *old = row,
            None => self.rows.push(row),
        }
        let known = person.skills.iter().map(|entry| KnownSkill {
            skill: self.skill_pool.acquire(&entry.skill),
            grade: entry.proof.map(|proof| proof.grade),
            is_learning: entry.level == Some(1),
            years: entry.years,
        });
        self.skills.set(slot, &known.collect::<Vec<_>>());
        let used = person.project_skills.iter().flat_map(|used| {
            let positions = (0..128_u8).filter(|place| used.projects >> place & 1 == 1);
            positions.map(|place| (self.skill_pool.acquire(&used.skill), place)).collect::<Vec<_>>()
        });
        self.project_skills.set(slot, &used.collect::<Vec<_>>());
        for company in &person.hidden_companies {
            self.hidden.entry(*company).or_default().push(slot);
        }
        self.hidden_companies.set(slot, &person.hidden_companies);
    }

    /// Removes a person. Does nothing for an unknown id.
    pub fn remove(&mut self, id: Uuid) {
        let Some(slot) = self.slots.remove(id) else { return };
        for company in self.hidden_companies.get(slot).to_vec() {
            if let Some(slots) = self.hidden.get_mut(&company) {
                slots.retain(|other| *other != slot);
                if slots.is_empty() {
                    self.hidden.remove(&company);
                }
            }
        }
        self.skills.get(slot).iter().for_each(|known| self.skill_pool.release(known.skill));
        self.project_skills.get(slot).iter().for_each(|(skill, _)| self.skill_pool.release(*skill));
        self.skills.set(slot, &[]);
        self.project_skills.set(slot, &[]);
        self.hidden_companies.set(slot, &[]);
    }

    /// How many people there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the person is in it.
    pub fn contains(&self, id: Uuid) -> bool {
        self.slots.find(id).is_some()
    }

    /// The best people for criteria, without those who hide from the company, and how many there are in all.
    pub fn rank(
        &self,
        criteria: &[Criterion],
        skills: &[JobSkill],
        company: Uuid,
        limit: usize,
    ) -> (Vec<RankedPerson>, usize) {
        let mut judge = Judge::new(self, criteria, skills);
        let mut people = Vec::new();
        self.for_each(company, |slot, id| {
            let mut score = Score::default();
            self.judge(&mut judge, slot, |place, state| {
                let criterion = criteria[place];
                score.add(criterion.weight, criterion.requirement.factor(state));
            });
            people.push(RankedPerson { id, score });
        });
        let total = people.len();
        let key = |person: &RankedPerson| key(person.score.number(), person.id);
        if total > limit {
            people.select_nth_unstable_by_key(limit, key);
            people.truncate(limit);
        }
        people.sort_unstable_by_key(key);
        (people, total)
    }

    /// Everybody whom the company can find.
    pub(super) fn for_each(&self, company: Uuid, mut visit: impl FnMut(u32, Uuid)) {
        let mut visible = self.slots.live().clone();
        self.hidden.get(&company).into_iter().flatten().for_each(|slot| visible.remove(*slot));
        visible.iter().for_each(|slot| visit(slot, self.slots.id(slot)));
    }

    /// Says the state of each criterion, by its place.
    pub(super) fn judge(&self, judge: &mut Judge, slot: u32, mut say: impl FnMut(usize, State)) {
        let (row, known) = (self.rows[slot as usize], self.skills.get(slot));
        let absent = if known.is_empty() { Knowledge::EmptyProfile } else { Knowledge::NotOnProfile };
        judge.knowledge.fill(absent);
        for entry in known {
            if let Some(place) = judge.places[entry.skill as usize] {
                judge.knowledge[usize::from(place)] = entry.knowledge();
            }
        }
        let knowledge = &judge.knowledge;
        for (place, (requirement, skill)) in judge.requirements.iter().enumerate() {
            let state = match *requirement {
                Requirement::Skill(asked) => skill::state(asked, knowledge.get(*skill).copied().unwrap_or(absent)),
                Requirement::Role(asked) => role::state(asked, row.families),
                Requirement::Years { min } => years::state(min, row.years),
                Requirement::Seniority { level } => seniority::state(level, row.seniority),
                Requirement::Rank { min } => rank::state(min, row.standing),
                Requirement::SystemDesign { min } => system_design::state(min, row.system_design),
                Requirement::Projects => projects::state(row.projects, || self.projects_with(&judge.asked, slot)),
            };
            say(place, state);
        }
    }

    fn projects_with(&self, asked: &[bool], slot: u32) -> u32 {
        let used = self.project_skills.get(slot).iter().filter(|(skill, _)| asked[*skill as usize]);
        used.fold(0_u128, |all, (_, place)| all | 1 << place).count_ones()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        let hidden: usize = self.hidden.values().map(|slots| slots.capacity() * 4).sum();
        self.slots.bytes()
            + self.rows.capacity() * size_of::<Row>()
            + self.skills.bytes()
            + self.skill_pool.bytes()
            + self.project_skills.bytes()
            + self.hidden_companies.bytes()
            + self.hidden.capacity() * (size_of::<(Uuid, Vec<u32>)>() + 1)
            + hidden
    }
}

/// The job's side of all people.
pub(super) struct Judge {
    /// What each criterion asks for; of a skill its place in `knowledge`, past the end when no one has it.
    requirements: Vec<(Requirement, usize)>,
    /// For each skill by its number: its place in `knowledge`.
    places: Vec<Option<u16>>,
    /// For each skill by its number: whether the job asks for it, weighed or not.
    asked: Vec<bool>,
    /// What the person at hand has of the skills of criteria.
    knowledge: Vec<Knowledge>,
}

impl Judge {
    pub fn new(index: &PeopleIndex, criteria: &[Criterion], skills: &[JobSkill]) -> Self {
        let mut weighed = Vec::new();
        let requirement = |criterion: &Criterion| {
            let Requirement::Skill(asked) = criterion.requirement else { return (criterion.requirement, 0) };
            let place = weighed.iter().position(|skill| *skill == asked.skill).unwrap_or_else(|| {
                weighed.push(asked.skill);
                weighed.len() - 1
            });
            (criterion.requirement, place)
        };
        let requirements = criteria.iter().map(requirement).collect();
        let place = |skill: &SkillId| weighed.iter().position(|other| other == skill);
        Self {
            requirements,
            places: index.skill_pool.table(|skill| place(skill).and_then(|place| u16::try_from(place).ok())),
            asked: index.skill_pool.table(|skill| skills.iter().any(|asked| asked.skill == *skill)),
            knowledge: vec![Knowledge::EmptyProfile; weighed.len()],
        }
    }
}
