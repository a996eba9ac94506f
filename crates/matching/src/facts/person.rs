//! What a person states, and what the server saw them do.

use crate::{Choices, Country, Currency, Proof, SkillId, rates::Rates};
use devproof_vocabulary::{EmploymentType, RemotePolicy, RoleFamily, Seniority};
use uuid::Uuid;

/// Facts of a person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonFacts {
    /// The profile's id.
    pub id: Uuid,
    /// Companies that the person hides from, sorted.
    pub hidden_companies: Vec<Uuid>,
    /// Where the person is and wants to work.
    pub location: PersonLocation,
    /// Kinds of employment that the person looks for; none leaves all open.
    pub employment_types: Choices<EmploymentType>,
    /// What the person expects. It never shows: a receipt only says whether it overlaps.
    pub expected_pay: Option<ExpectedPay>,
    /// Kinds of work.
    pub families: PersonFamilies,
    /// Years of experience.
    pub years: Option<u8>,
    /// Level.
    pub seniority: Option<Seniority>,
    /// Challenges completed and the rank that they give.
    pub standing: Standing,
    /// Points of the best system design interview that is shown.
    pub system_design: Option<u8>,
    /// Skills that are stated, proved or both, sorted by id.
    pub skills: Vec<PersonSkill>,
    /// How many projects are featured.
    pub projects: u8,
    /// Which of the projects use which skill, sorted by id.
    pub project_skills: Vec<UsedSkill>,
}

/// Kinds of work that a person does: [`Families::of_person`](crate::families::Families::of_person).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonFamilies {
    /// What the person works in.
    pub current: Choices<RoleFamily>,
    /// What earlier roles were in, without the current ones.
    pub past: Choices<RoleFamily>,
}

/// Where a person is and wants to work: the gates of place, time zone and right to work read it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonLocation {
    /// Where the person lives.
    pub country: Option<Country>,
    /// Seconds from UTC at the person's place now.
    pub utc_offset: Option<i32>,
    /// Ways of working that the person looks for; none leaves all open.
    pub work_modes: Choices<RemotePolicy>,
    /// Countries where the person may work without a sponsor.
    pub work_countries: Vec<Country>,
    /// Whether the person would move.
    pub can_relocate: bool,
}

/// The least that a person wants to earn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExpectedPay {
    /// Per year, in whole units.
    pub min_per_year: i64,
    /// Its currency.
    pub currency: Currency,
    /// The same in the currency in which pay is compared; none when there is no rate.
    pub reference: Option<i64>,
}

impl ExpectedPay {
    /// What a person expects, comparable across currencies by these rates.
    pub fn new(min_per_year: i64, currency: Currency, rates: Option<&Rates>) -> Self {
        let reference = rates.and_then(|rates| rates.to_reference(min_per_year, currency));
        Self { min_per_year, currency, reference }
    }
}

/// Challenges completed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many.
    pub completed: u32,
    /// Position of the rank that this number gives: [`Catalog::rank_of`](crate::Catalog::rank_of).
    pub rank: Option<u8>,
}

/// One skill of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PersonSkill {
    /// The skill.
    pub skill: SkillId,
    /// 1 learning to 4 expert, as the person says.
    pub level: Option<u8>,
    /// Years with it, as the person says.
    pub years: Option<u8>,
    /// What proves it, and how well.
    pub proof: Option<Proof>,
}

/// A skill that projects use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsedSkill {
    /// The skill.
    pub skill: SkillId,
    /// A bit for each project that uses it, at the project's position.
    pub projects: u128,
}

impl PersonSkill {
    /// Stated skills and proofs as the one list that [`PersonFacts`] has. Of several proofs of a skill the best counts, of
    /// equal ones the first.
    pub fn merge(
        stated: impl IntoIterator<Item = Self>,
        proofs: impl IntoIterator<Item = (SkillId, Proof)>,
    ) -> Vec<Self> {
        let mut known: Vec<Self> = stated.into_iter().collect();
        known.sort_unstable_by_key(|entry| entry.skill);
        for (skill, proof) in proofs {
            let place = known.binary_search_by_key(&skill, |entry| entry.skill).unwrap_or_else(|place| {
                known.insert(place, Self { skill, level: None, years: None, proof: None });
                place
            });
            let entry = &mut known[place];
            if entry.proof.is_none_or(|other| other.grade < proof.grade) {
                entry.proof = Some(proof);
            }
        }
        known
    }
}

impl PersonFacts {
    /// What the person has of a skill.
    pub fn skill(&self, skill: SkillId) -> Option<&PersonSkill> {
        let place = self.skills.binary_search_by_key(&skill, |known| known.skill).ok()?;
        self.skills.get(place)
    }

    /// How many projects use at least one of these skills.
    pub fn projects_with(&self, skills: impl IntoIterator<Item = SkillId>) -> u32 {
        let used = |skill| {
            let place = self.project_skills.binary_search_by_key(&skill, |used| used.skill).ok()?;
            self.project_skills.get(place).map(|used| used.projects)
        };
        skills.into_iter().filter_map(used).fold(0, |all: u128, some| all | some).count_ones()
    }
}
