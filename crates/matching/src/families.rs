//! Families of work: backend, storage, security … A job's comes from its title or else from its skills; a person's from
//! the headline, the roles or the skills. `content/families.json` has the families, their signs and their neighbours.

mod phrases;

use crate::SkillId;
use phrases::Phrases;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

/// What a skill that is a sign of one family alone counts; of several, each gets its share.
const SIGN: u32 = 60;
/// Least sum of signs by which skills alone name a family.
const ENOUGH: u32 = 60;

/// A family, by its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FamilyId(pub u8);

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
    /// More families than a set of neighbours has bits.
    #[error("families: there are more than 64")]
    TooMany,
    /// A neighbour that isn't a family, or doesn't name this family in turn.
    #[error("families: `{0}` and `{1}` don't name each other as neighbours")]
    OneSided(String, String),
    /// A skill that isn't in the catalog.
    #[error("families: `{0}` names the skill `{1}`, which isn't in the catalog")]
    UnknownSkill(String, String),
    /// One title in two families.
    #[error("families: the title \"{0}\" belongs to two families")]
    Ambiguous(String),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    label: String,
    titles: Vec<String>,
    skills: Vec<String>,
    neighbours: Vec<String>,
}

/// All families.
#[derive(Debug)]
pub struct Families {
    keys: Vec<String>,
    labels: Vec<String>,
    titles: Phrases,
    /// The families that a skill is a sign of.
    signs: HashMap<SkillId, Vec<FamilyId>>,
    /// A bit for each neighbour.
    neighbours: Vec<u64>,
}

impl Families {
    /// Reads `content/families.json`; `skill` gives the number of a skill by its slug.
    ///
    /// # Errors
    /// [`FamiliesError`].
    pub fn parse(json: &str, skill: impl Fn(&str) -> Option<SkillId>) -> Result<Self, FamiliesError> {
        let entries: BTreeMap<String, Entry> = serde_json::from_str(json)?;
        if entries.len() > 64 {
            return Err(FamiliesError::TooMany);
        }
        let mut families = Self {
            keys: entries.keys().cloned().collect(),
            labels: entries.values().map(|entry| entry.label.clone()).collect(),
            titles: Phrases::default(),
            signs: HashMap::new(),
            neighbours: Vec::new(),
        };
        for (id, (key, entry)) in (0..).map(FamilyId).zip(&entries) {
            for title in &entry.titles {
                if !families.titles.add(title, id) {
                    return Err(FamiliesError::Ambiguous(title.clone()));
                }
            }
            for slug in &entry.skills {
                let unknown = || FamiliesError::UnknownSkill(key.clone(), slug.clone());
                let skill = skill(slug.as_str()).ok_or_else(unknown)?;
                families.signs.entry(skill).or_default().push(id);
            }
            let mut bits = 0;
            for other in &entry.neighbours {
                let names_us = entries.get(other).is_some_and(|other| other.neighbours.contains(key));
                let known = families.by_key(other).filter(|_| names_us);
                bits |= 1 << known.ok_or_else(|| FamiliesError::OneSided(key.clone(), other.clone()))?.0;
            }
            families.neighbours.push(bits);
        }
        Ok(families)
    }

    /// The family with this key, as `backend`.
    pub fn by_key(&self, key: &str) -> Option<FamilyId> {
        let place = self.keys.iter().position(|known| known == key)?;
        u8::try_from(place).ok().map(FamilyId)
    }

    /// Its key.
    pub fn key(&self, family: FamilyId) -> &str {
        self.keys.get(usize::from(family.0)).map_or("", String::as_str)
    }

    /// What people read for it.
    pub fn label(&self, family: FamilyId) -> &str {
        self.labels.get(usize::from(family.0)).map_or("", String::as_str)
    }

    /// How near two families are.
    pub fn nearness(&self, one: FamilyId, other: FamilyId) -> Nearness {
        let is_neighbour = self.neighbours.get(usize::from(one.0)).is_some_and(|bits| bits & (1 << other.0) != 0);
        match one == other {
            true => Nearness::Same,
            false if is_neighbour => Nearness::Near,
            false => Nearness::Apart,
        }
    }

    /// The family that a title or a headline names. Its first part counts most: "Security engineer, storage" is security.
    pub fn of_title(&self, title: &str) -> Option<FamilyId> {
        self.titles.first_in(title)
    }

    /// The family that skills are a sign of, each with how much it counts; none when they point to several.
    pub fn of_skills(&self, skills: impl IntoIterator<Item = (SkillId, u32)>) -> Option<FamilyId> {
        let mut sums = vec![0; self.keys.len()];
        for (skill, count) in skills {
            let families = self.signs.get(&skill).map_or(&[][..], Vec::as_slice);
            for family in families {
                if let (Some(sum), Ok(shares)) = (sums.get_mut(usize::from(family.0)), u32::try_from(families.len()))
                {
                    *sum += count * SIGN / shares;
                }
            }
        }
        let (first, most) = (0..).map(FamilyId).zip(&sums).max_by_key(|(family, sum)| (**sum, u8::MAX - family.0))?;
        let next = (0..).map(FamilyId).zip(&sums).filter(|(family, _)| *family != first).map(|(_, sum)| *sum).max();
        // A quarter more than the next.
        (*most >= ENOUGH && 4 * most > 5 * next.unwrap_or(0)).then_some(first)
    }

    /// The family of a job.
    pub fn of_job(&self, title: &str, skills: impl IntoIterator<Item = (SkillId, u32)>) -> Option<FamilyId> {
        self.of_title(title).or_else(|| self.of_skills(skills))
    }

    /// The family of a person, by the headline, then the titles of the roles from the latest, then the skills.
    pub fn of_person<'a>(
        &self,
        headline: Option<&str>,
        titles: impl IntoIterator<Item = &'a str>,
        skills: impl IntoIterator<Item = (SkillId, u32)>,
    ) -> Option<FamilyId> {
        let named = headline.and_then(|headline| self.of_title(headline));
        named.or_else(|| titles.into_iter().find_map(|title| self.of_title(title))).or_else(|| self.of_skills(skills))
    }
}

#[cfg(test)]
mod tests;
