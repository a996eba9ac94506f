//! Jobs by column.

use super::{arena::Arena, pool::Pool, slots::Slots};
use crate::{Criterion, JobFacts, JobLocation, JobPay, Requirement, SkillId};
use devproof_vocabulary::{EmploymentType, Seniority};
use time::OffsetDateTime;
use uuid::Uuid;

/// A job and what lists filter and order it by.
#[derive(Debug, Clone)]
pub struct JobEntry {
    /// What it is scored by.
    pub facts: JobFacts,
    /// When it was published.
    pub published_at: OffsetDateTime,
    /// When it leaves the lists by itself.
    pub expires_at: Option<OffsetDateTime>,
    /// Places, as people read them.
    pub places: Vec<String>,
    /// Badges of its company.
    pub badges: Vec<String>,
}

/// A criterion of a job: the number of its requirement in the pool, and its weight.
#[derive(Debug, Clone, Copy)]
pub(super) struct WeighedTerm(u32);

impl WeighedTerm {
    const fn new(term: u32, weight: u8) -> Self {
        Self(term << 8 | weight as u32)
    }

    #[inline]
    pub const fn term(self) -> usize {
        (self.0 >> 8) as usize
    }

    #[inline]
    pub const fn weight(self) -> u8 {
        (self.0 & 0xff) as u8
    }
}

/// What is asked of a job at each step of a scan.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pub published: i64,
    pub expires: i64,
    pub pay: JobPay,
    pub location: u32,
    pub company: u32,
    pub places: u32,
    pub badges: u32,
    pub employment_type: Option<EmploymentType>,
    pub seniority: Option<Seniority>,
}

/// All jobs that someone can find. It holds no titles and no texts; it answers ids.
#[derive(Debug, Clone, Default)]
pub struct JobIndex {
    pub(super) slots: Slots,
    pub(super) rows: Vec<Row>,
    pub(super) criteria: Arena<WeighedTerm>,
    /// Numbers of all skills that a job asks for, weighed or not.
    pub(super) skills: Arena<u32>,
    pub(super) terms: Pool<Requirement>,
    pub(super) skill_pool: Pool<SkillId>,
    pub(super) locations: Pool<JobLocation>,
    pub(super) companies: Pool<Uuid>,
    pub(super) places: Pool<String>,
    pub(super) badges: Pool<Vec<String>>,
    /// Slots of the jobs that ask for a skill, ascending, by the skill's number.
    pub(super) postings: Vec<Vec<u32>>,
}

/// Microseconds since 1970: what PostgreSQL keeps of a time.
pub(super) fn micros(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1000).unwrap_or(i64::MAX)
}

impl JobIndex {
    /// Puts a job in the place of the one with its id.
    pub fn upsert(&mut self, entry: &JobEntry) {
        self.remove(entry.facts.id);
        let facts = &entry.facts;
        let slot = self.slots.insert(facts.id);
        let row = Row {
            published: micros(entry.published_at),
            expires: entry.expires_at.map_or(i64::MAX, micros),
            pay: facts.pay,
            location: self.locations.acquire(&facts.location),
            company: self.companies.acquire(&facts.company),
            places: self.places.acquire(&entry.places.join(" ").to_lowercase()),
            badges: self.badges.acquire(&entry.badges),
            employment_type: facts.employment_type,
            seniority: facts.requirements.seniority,
        };
        match self.rows.get_mut(slot as usize) {
            Some(old) => *old = row,
            None => self.rows.push(row),
        }
        let term =
            |criterion: &Criterion| WeighedTerm::new(self.terms.acquire(&criterion.requirement), criterion.weight);
        let criteria: Vec<_> = facts.criteria.iter().map(term).collect();
        self.criteria.set(slot, &criteria);
        let skills: Vec<_> =
            facts.requirements.skills.iter().map(|asked| self.skill_pool.acquire(&asked.skill)).collect();
        for skill in &skills {
            self.add_posting(*skill, slot);
        }
        self.skills.set(slot, &skills);
    }

    /// Removes a job. Does nothing for an unknown id.
    pub fn remove(&mut self, id: Uuid) {
        let Some(slot) = self.slots.remove(id) else { return };
        let row = self.rows[slot as usize];
        self.locations.release(row.location);
        self.companies.release(row.company);
        self.places.release(row.places);
        self.badges.release(row.badges);
        for criterion in self.criteria.get(slot) {
            self.terms.release(u32::try_from(criterion.term()).unwrap_or(u32::MAX));
        }
        for skill in self.skills.get(slot).to_vec() {
            self.skill_pool.release(skill);
            self.remove_posting(skill, slot);
        }
        self.criteria.set(slot, &[]);
        self.skills.set(slot, &[]);
    }

    fn add_posting(&mut self, skill: u32, slot: u32) {
        if self.postings.len() <= skill as usize {
            self.postings.resize(skill as usize + 1, Vec::new());
        }
        let list = &mut self.postings[skill as usize];
        if let Err(place) = list.binary_search(&slot) {
            list.insert(place, slot);
        }
    }

    fn remove_posting(&mut self, skill: u32, slot: u32) {
        let list = &mut self.postings[skill as usize];
        if let Ok(place) = list.binary_search(&slot) {
            list.remove(place);
        }
    }

    /// How many jobs there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the job is in it.
    pub fn contains(&self, id: Uuid) -> bool {
        self.slots.find(id).is_some()
    }

    /// How many jobs ask for a skill, those that expired and were not taken out yet included.
    pub fn count_asking_for(&self, skill: SkillId) -> usize {
        self.skill_pool.number(&skill).map_or(0, |number| self.postings[number as usize].len())
    }

    /// Bytes that it takes, without the texts of places and badges.
    pub fn bytes(&self) -> usize {
        let postings: usize = self.postings.iter().map(|list| list.capacity() * 4 + size_of::<Vec<u32>>()).sum();
        let pools = [
            self.terms.bytes(),
            self.skill_pool.bytes(),
            self.locations.bytes(),
            self.companies.bytes(),
            self.places.bytes(),
            self.badges.bytes(),
        ];
        self.slots.bytes()
            + self.rows.capacity() * size_of::<Row>()
            + self.criteria.bytes()
            + self.skills.bytes()
            + postings
            + pools.iter().sum::<usize>()
    }
}
