//! People by column.

use super::{arena::Arena, bitmap::Bitmap, lean, pool::Pool, postings::Postings, slots::Slots};
use crate::{PersonFacts, SkillId, Standing, criteria::skill::Knowledge};
use devproof_vocabulary::Seniority;
use uuid::Uuid;

/// What is known of a person beside skills, projects and wishes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    standing: Standing,
    years: Option<u8>,
    seniority: Option<Seniority>,
    system_design: Option<u8>,
    pub projects: u8,
    pub has_skills: bool,
}

impl Row {
    fn new(person: &PersonFacts) -> Self {
        // All facts are named, so that none is forgotten: a fact is in a row or in a list, or no requirement reads it.
        let PersonFacts {
            id: _,
            hidden_companies: _,
            location: _,
            employment_types: _,
            expected_pay: _,
            years,
            seniority,
            standing,
            system_design,
            ref skills,
            projects,
            project_skills: _,
        } = *person;
        Self { standing, years, seniority, system_design, projects, has_skills: !skills.is_empty() }
    }

    /// Makes a person of it, of whom the lists are not read.
    #[inline]
    pub const fn write(&self, person: &mut PersonFacts) {
        person.standing = self.standing;
        person.years = self.years;
        person.seniority = self.seniority;
        person.system_design = self.system_design;
        person.projects = self.projects;
    }
}

/// All people who can be found by approved companies. It holds no names and no expectations; it answers ids.
#[derive(Debug, Clone, Default)]
pub struct PeopleIndex {
    pub(super) slots: Slots,
    pub(super) rows: Vec<Row>,
    /// What people have of skills: few values, of which a requirement judges each once.
    pub(super) skills: Postings<(SkillId, Knowledge)>,
    /// Skills of projects, and a bit for each project that uses them.
    pub(super) used: Pool<(SkillId, u128)>,
    pub(super) project_skills: Arena<u32>,
    /// Companies that people hide from.
    hidden: Postings<Uuid>,
}

impl PeopleIndex {
    /// Puts a person in the place of the one with the same id.
    pub fn upsert(&mut self, person: &PersonFacts) {
        self.remove(person.id);
        let slot = self.slots.insert(person.id);
        lean::set(&mut self.rows, slot, Row::new(person));
        self.skills.set(slot, person.skills.iter().map(|entry| (entry.skill, Knowledge::of(true, Some(entry)))));
        let used = |used: &crate::UsedSkill| self.used.acquire(&(used.skill, used.projects));
        let used: Vec<_> = person.project_skills.iter().map(used).collect();
        self.project_skills.set(slot, &used);
        self.hidden.set(slot, person.hidden_companies.iter().copied());
    }

    /// Removes a person. Does nothing for an unknown id.
    pub fn remove(&mut self, id: Uuid) {
        let Some(slot) = self.slots.remove(id) else { return };
        self.skills.set(slot, []);
        self.project_skills.get(slot).iter().for_each(|used| self.used.release(*used));
        self.project_skills.set(slot, &[]);
        self.hidden.set(slot, []);
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

    /// Everybody whom the company can find.
    pub(super) fn visible(&self, company: Uuid) -> Bitmap {
        let mut visible = self.slots.live().clone();
        self.hidden.slots(&company).iter().for_each(|slot| visible.remove(*slot));
        visible
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.slots.bytes()
            + self.rows.capacity() * size_of::<Row>()
            + self.skills.bytes()
            + self.used.bytes()
            + self.project_skills.bytes()
            + self.hidden.bytes()
    }
}
