//! Families of work: backend, storage, security … A job's is the one its company chose, or else comes from its title or
//! its skills; a person's are those they chose, or else come from the headline, the roles or the skills.
//! `content/families.json` has the signs and the neighbours of each.

mod phrases;

use crate::{Choices, JobSkill, PersonFamilies, PersonSkill, Role, SkillId};
use devproof_vocabulary::RoleFamily;
use foldhash::HashMap;
use phrases::Phrases;
use serde::Deserialize;
use std::{cmp::Reverse, collections::BTreeMap};

/// What a skill that is a sign of one family alone counts; of several, each gets its share.
const SIGN: u32 = 60;
/// Least sum of signs by which skills alone name a family.
const ENOUGH: u32 = 60;
/// How much a person's skill counts whose level isn't known.
const USUAL_LEVEL: u32 = 2;

/// How near two kinds of work are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// Other work.
    Apart,
    /// A neighbouring family.
    Near,
    /// The same family.
    Same,
}

/// A list of families that contradicts itself or the skills.
#[derive(Debug, thiserror::Error)]
pub enum FamiliesError {
    /// It isn't the JSON that is expected.
    #[error("families: {0}")]
    Json(#[from] serde_json::Error),
    /// A family of the vocabulary without an entry.
    #[error("families: `{0}` is missing")]
    Missing(RoleFamily),
    /// A neighbour that doesn't name this family in turn.
    #[error("families: `{0}` and `{1}` don't name each other as neighbours")]
    OneSided(RoleFamily, RoleFamily),
    /// A skill that isn't in the catalog.
    #[error("families: `{0}` names the skill `{1}`, which isn't in the catalog")]
    UnknownSkill(RoleFamily, String),
    /// One title in two families.
    #[error("families: the title \"{0}\" belongs to two families")]
    Ambiguous(String),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    titles: Vec<String>,
    skills: Vec<String>,
    neighbours: Vec<RoleFamily>,
}

/// The signs and neighbours of all families.
#[derive(Debug, Default)]
pub struct Families {
    titles: Phrases,
    /// The families that a skill is a sign of.
    signs: HashMap<SkillId, Vec<RoleFamily>>,
    /// By the family's place in the vocabulary.
    neighbours: Vec<Choices<RoleFamily>>,
}

impl Families {
    /// Reads `content/families.json`; `skill` gives the number of a skill by its slug.
    ///
    /// # Errors
    /// [`FamiliesError`].
    pub fn parse(json: &str, skill: impl Fn(&str) -> Option<SkillId>) -> Result<Self, FamiliesError> {
        let entries: BTreeMap<RoleFamily, Entry> = serde_json::from_str(json)?;
        let mut families = Self::default();
        for family in RoleFamily::ALL.iter().copied() {
            let entry = entries.get(&family).ok_or(FamiliesError::Missing(family))?;
            for title in &entry.titles {
                if !families.titles.add(title, family) {
                    return Err(FamiliesError::Ambiguous(title.clone()));
                }
            }
            for slug in &entry.skills {
                let skill = skill(slug).ok_or_else(|| FamiliesError::UnknownSkill(family, slug.clone()))?;
                families.signs.entry(skill).or_default().push(family);
            }
            let names_us = |other: &RoleFamily| entries.get(other).is_some_and(|it| it.neighbours.contains(&family));
            if let Some(other) = entry.neighbours.iter().find(|other| !names_us(other)) {
                return Err(FamiliesError::OneSided(family, *other));
            }
            families.neighbours.push(entry.neighbours.iter().copied().collect());
        }
        Ok(families)
    }

    /// The kind of work of a job of this family.
    pub fn role(&self, family: RoleFamily) -> Role {
        Role { family, neighbours: self.neighbours.get(family as usize).copied().unwrap_or_default() }
    }

    /// How near two families are.
    pub fn nearness(&self, one: RoleFamily, other: RoleFamily) -> Nearness {
        match one == other {
            true => Nearness::Same,
            false if self.role(one).neighbours.contains(other) => Nearness::Near,
            false => Nearness::Apart,
        }
    }

    /// The family that a title or a headline names. Its first part counts most: "Security engineer, storage" is security.
    pub fn of_title(&self, title: &str) -> Option<RoleFamily> {
        self.titles.first_in(title)
    }

    /// The family that skills are a sign of, each with how much it counts; none when they point to several.
    pub fn of_skills(&self, skills: impl IntoIterator<Item = (SkillId, u32)>) -> Option<RoleFamily> {
        let mut sums = [0; RoleFamily::ALL.len()];
        for (skill, count) in skills {
            let families = self.signs.get(&skill).map_or(&[][..], Vec::as_slice);
            for family in families {
                sums[*family as usize] += count * SIGN / u32::try_from(families.len()).unwrap_or(u32::MAX);
            }
        }
        let sum = |family: RoleFamily| sums[family as usize];
        let first = RoleFamily::ALL.iter().copied().min_by_key(|family| Reverse(sum(*family)))?;
        let next = RoleFamily::ALL.iter().filter(|family| **family != first).map(|family| sum(*family)).max()?;
        // A quarter more than the next.
        (sum(first) >= ENOUGH && 4 * sum(first) > 5 * next).then_some(first)
    }

    /// The kind of work of a job: what its company chose, else what its title names, else what its skills are a sign of,
    /// of which a must counts twice.
    pub fn of_job(&self, choice: Option<RoleFamily>, title: &str, skills: &[JobSkill]) -> Option<Role> {
        let counts = skills.iter().map(|asked| (asked.skill, if asked.is_must { 2 } else { 1 }));
        choice.or_else(|| self.of_title(title)).or_else(|| self.of_skills(counts)).map(|family| self.role(family))
    }

    /// The families that a person works in: those they chose, else the one that the headline names, else the latest of
    /// the roles that names one, else the one that the skills are a sign of, each by its level. What earlier roles name is
    /// where they worked before. `titles` are the roles', the latest first.
    pub fn of_person<'a>(
        &self,
        choice: &[RoleFamily],
        headline: Option<&str>,
        titles: impl IntoIterator<Item = &'a str>,
        skills: &[PersonSkill],
    ) -> PersonFamilies {
        if !choice.is_empty() {
            return PersonFamilies { current: choice.iter().copied().collect(), past: Choices::default() };
        }
        let roles: Vec<_> = titles.into_iter().filter_map(|title| self.of_title(title)).collect();
        let level = |known: &PersonSkill| (known.skill, known.level.map_or(USUAL_LEVEL, u32::from));
        let current = headline
            .and_then(|headline| self.of_title(headline))
            .or_else(|| roles.first().copied())
            .or_else(|| self.of_skills(skills.iter().map(level)));
        let current = current.into_iter().collect();
        PersonFamilies { current, past: Choices::from_iter(roles).without(current) }
    }
}

#[cfg(test)]
mod tests;
