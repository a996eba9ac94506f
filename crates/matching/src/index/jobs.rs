//! Jobs by column.

use super::{
    arena::Arena,
    bitmap::Bitmap,
    common::Common,
    lean,
    newest::{Entry, Newest},
    pool::Pool,
    postings::Postings,
    slots::Slots,
    weighed_term::WeighedTerm,
    weights::Weights,
};
use crate::{Criterion, JobFacts, JobLocation, JobPay, JobSkill, Requirement, Requirements, SkillId};
use std::{cmp::Reverse, collections::HashMap};
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

/// What is asked of a job at each step of a scan: times, and the numbers of values that jobs share.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pub published: i64,
    pub expires: i64,
    pub location: u32,
    pub company: u32,
    pub pay: u32,
    pub places: u32,
    pub badges: u32,
    pub others: u32,
}

/// All jobs that someone can find. It holds no titles and no texts; it answers ids.
#[derive(Debug, Clone, Default)]
pub struct JobIndex {
    pub(super) slots: Slots,
    pub(super) rows: Vec<Row>,
    pub(super) criteria: Arena<WeighedTerm>,
    pub(super) terms: Pool<Requirement>,
    /// What each job is scored by besides which skills it asks for.
    pub(super) commons: Pool<Common>,
    pub(super) common: Vec<u32>,
    /// What each job weighs a skill by.
    pub(super) weights: Weights,
    /// All skills that a job asks for, weighed or not.
    pub(super) skills: Postings<JobSkill>,
    pub(super) locations: Pool<JobLocation>,
    pub(super) companies: Pool<Uuid>,
    pub(super) pays: Pool<JobPay>,
    pub(super) places: Pool<String>,
    pub(super) badges: Pool<Vec<String>>,
    /// The facts that are in no column.
    pub(super) others: Pool<JobFacts>,
    /// The newest first, then by id.
    pub(super) newest: Newest,
    changes: u64,
}

/// Microseconds since 1970: what PostgreSQL keeps of a time.
pub(super) fn micros(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1000).unwrap_or(i64::MAX)
}

/// A job's facts without those that are columns. Few values are left, which many jobs share; a new fact is among them
/// by itself.
fn others(facts: &JobFacts) -> JobFacts {
    JobFacts {
        id: Uuid::nil(),
        company: Uuid::nil(),
        location: JobLocation::default(),
        pay: JobPay::default(),
        requirements: Requirements { skills: Vec::new(), ..facts.requirements.clone() },
        criteria: Vec::new(),
        ..facts.clone()
    }
}

impl JobIndex {
    /// Puts a job in the place of the one with its id.
    pub fn upsert(&mut self, entry: &JobEntry) {
        self.remove(entry.facts.id);
        self.changes += 1;
        let facts = &entry.facts;
        let slot = self.slots.insert(facts.id);
        let row = Row {
            published: micros(entry.published_at),
            expires: entry.expires_at.map_or(i64::MAX, micros),
            location: self.locations.acquire(&facts.location),
            company: self.companies.acquire(&facts.company),
            pay: self.pays.acquire(&facts.pay),
            places: self.places.acquire(&entry.places.join(" ").to_lowercase()),
            badges: self.badges.acquire(&entry.badges),
            others: self.others.acquire(&others(facts)),
        };
        lean::set(&mut self.rows, slot, row);
        let term =
            |criterion: &Criterion| WeighedTerm::new(self.terms.acquire(&criterion.requirement), criterion.weight);
        let criteria: Vec<_> = facts.criteria.iter().map(term).collect();
        self.criteria.set(slot, &criteria);
        let (common, rest) = Common::split(&facts.criteria, &criteria);
        lean::set(&mut self.common, slot, self.commons.acquire(&common));
        rest.iter().for_each(|term| self.weights.insert(term.term(), slot, term.weight()));
        self.skills.set(slot, facts.requirements.skills.iter().copied());
        let Self { newest, rows, slots, .. } = self;
        newest.insert(Entry { slot, company: row.company }, |other| is_newer(rows, slots, other, slot));
    }

    /// Removes a job. Does nothing for an unknown id.
    pub fn remove(&mut self, id: Uuid) {
        let Some(slot) = self.slots.remove(id) else { return };
        self.changes += 1;
        let Self { newest, rows, slots, .. } = self;
        newest.remove(slot, |other| is_newer(rows, slots, other, slot));
        let row = self.rows[slot as usize];
        self.locations.release(row.location);
        self.companies.release(row.company);
        self.pays.release(row.pay);
        self.places.release(row.places);
        self.badges.release(row.badges);
        self.others.release(row.others);
        self.commons.release(self.common[slot as usize]);
        for criterion in self.criteria.get(slot) {
            self.weights.remove(criterion.term(), slot);
            self.terms.release(criterion.term());
        }
        self.criteria.set(slot, &[]);
        self.skills.set(slot, []);
    }

    /// The facts of a job, as they were put in: a receipt of a page is made from what ranked it.
    pub fn facts(&self, id: Uuid) -> Option<JobFacts> {
        let slot = self.slots.find(id)?;
        let row = &self.rows[slot as usize];
        let mut facts = self.others.value(row.others)?.clone();
        facts.id = id;
        facts.company = *self.companies.value(row.company)?;
        facts.location = self.locations.value(row.location)?.clone();
        facts.pay = *self.pays.value(row.pay)?;
        facts.requirements.skills = self.skills.values(slot).copied().collect();
        let criterion = |weighed: &WeighedTerm| {
            Some(Criterion { requirement: *self.terms.value(weighed.term())?, weight: weighed.weight() })
        };
        facts.criteria = self.criteria.get(slot).iter().filter_map(criterion).collect();
        Some(facts)
    }

    /// A number that is another after every change.
    pub const fn changes(&self) -> u64 {
        self.changes
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

    /// For each list of skills, how many jobs ask for at least one of them: jobs that have not expired, of companies
    /// that the person does not hide from.
    pub fn jobs_asking(&self, lists: &[Vec<SkillId>], hidden: &[Uuid], now: OffsetDateTime) -> Vec<usize> {
        let mut by_skill = HashMap::<_, Vec<&[u32]>>::new();
        self.skills.iter().for_each(|(asked, slots)| by_skill.entry(asked.skill).or_default().push(slots));
        let is_hidden = self.companies.table(|company| hidden.contains(company));
        let now = micros(now);
        let can_be_found = |slot: u32| {
            let row = &self.rows[slot as usize];
            row.expires > now && !is_hidden[row.company as usize]
        };
        let count = |skills: &Vec<SkillId>| {
            let mut asking = Bitmap::empty_like(self.slots.live());
            let slots = skills.iter().filter_map(|skill| by_skill.get(skill)).flatten().copied().flatten();
            slots.for_each(|slot| asking.insert(*slot));
            asking.iter().filter(|slot| can_be_found(*slot)).count()
        };
        lists.iter().map(count).collect()
    }

    /// Slots of the jobs that ask for a skill, by the terms on which they do.
    pub(super) fn asking(&self, skill: SkillId) -> impl Iterator<Item = &[u32]> {
        self.skills.iter().filter(move |(asked, _)| asked.skill == skill).map(|(_, slots)| slots)
    }

    /// Bytes that it takes, without the texts of places and badges and the countries of locations.
    pub fn bytes(&self) -> usize {
        let pools = [
            self.terms.bytes(),
            self.commons.bytes(),
            self.locations.bytes(),
            self.companies.bytes(),
            self.pays.bytes(),
            self.places.bytes(),
            self.badges.bytes(),
            self.others.bytes(),
        ];
        self.slots.bytes()
            + self.rows.capacity() * size_of::<Row>()
            + self.criteria.bytes()
            + self.common.capacity() * size_of::<u32>()
            + self.weights.bytes()
            + self.skills.bytes()
            + self.newest.bytes()
            + pools.iter().sum::<usize>()
    }
}

/// What slots are ordered by: ascending is the newest first. The id of a slot that was just removed is still there.
pub(super) fn freshness(rows: &[Row], slots: &Slots, slot: u32) -> (Reverse<i64>, Uuid) {
    (Reverse(rows[slot as usize].published), slots.id(slot))
}

/// Whether one slot stands before another by freshness.
fn is_newer(rows: &[Row], slots: &Slots, one: u32, other: u32) -> bool {
    freshness(rows, slots, one) < freshness(rows, slots, other)
}
