//! From an employer's weights to the criteria that a job is scored by.

use crate::{Criterion, JobSkill, Requirement, Requirements, SkillId};
use devproof_vocabulary::Criterion as CriterionKind;
use std::cmp::Reverse;

/// What a job without a target of its own asks for.
const DEFAULT_MIN_RANK: u8 = 1;
const DEFAULT_MIN_SYSTEM_DESIGN: u8 = 60;

/// What a weight belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WeightKey {
    /// One of the job's skills.
    Skill(SkillId),
    /// Kind of work.
    Role,
    /// Years of experience.
    Years,
    /// Level.
    Seniority,
    /// Rank by completed challenges.
    Rank,
    /// System design interview.
    SystemDesign,
    /// Featured projects.
    Projects,
}

/// How much something counts for an employer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weight {
    /// What counts.
    pub key: WeightKey,
    /// 0 to 100.
    pub weight: u8,
    /// Place in the employer's list; of equal weights the first is listed first.
    pub position: i16,
}

impl WeightKey {
    /// The key of a stored weight; none when a skill is missing.
    pub const fn new(kind: CriterionKind, skill: Option<SkillId>) -> Option<Self> {
        match (kind, skill) {
            (CriterionKind::Skill, Some(skill)) => Some(Self::Skill(skill)),
            (CriterionKind::Skill, None) => None,
            (CriterionKind::Role, _) => Some(Self::Role),
            (CriterionKind::Years, _) => Some(Self::Years),
            (CriterionKind::Seniority, _) => Some(Self::Seniority),
            (CriterionKind::Rank, _) => Some(Self::Rank),
            (CriterionKind::SystemDesign, _) => Some(Self::SystemDesign),
            (CriterionKind::Projects, _) => Some(Self::Projects),
        }
    }

    /// What kind of criterion it is.
    pub const fn kind(self) -> CriterionKind {
        match self {
            Self::Skill(_) => CriterionKind::Skill,
            Self::Role => CriterionKind::Role,
            Self::Years => CriterionKind::Years,
            Self::Seniority => CriterionKind::Seniority,
            Self::Rank => CriterionKind::Rank,
            Self::SystemDesign => CriterionKind::SystemDesign,
            Self::Projects => CriterionKind::Projects,
        }
    }

    /// The skill, where it is one.
    pub const fn skill(self) -> Option<SkillId> {
        match self {
            Self::Skill(skill) => Some(skill),
            _ => None,
        }
    }
}

/// What the default weights give to all skills together; a must counts twice a nice.
const SKILLS: u16 = 45;
/// What they give to the others: with skills, and without.
const OTHERS: [(WeightKey, u8, u8); 6] = [
    (WeightKey::Role, 20, 40),
    (WeightKey::Seniority, 15, 25),
    (WeightKey::Years, 5, 5),
    (WeightKey::Projects, 5, 10),
    (WeightKey::SystemDesign, 5, 10),
    (WeightKey::Rank, 5, 10),
];
/// Where the others begin in the employer's list.
const FIRST_OTHER: i16 = 100;

impl Requirements {
    /// Weights for an employer who set none; they sum to 100. `order` are the skills as the employer lists them. What
    /// rounding leaves goes to the first must, or to the first skill.
    pub fn default_weights(&self, order: &[SkillId]) -> Vec<Weight> {
        let share = |skill| if self.skill(skill).is_must { 2 } else { 1 };
        let shares: u16 = order.iter().map(|skill| share(*skill)).sum();
        let mut weights: Vec<Weight> = (0..)
            .zip(order)
            .map(|(position, skill)| {
                let weight = u8::try_from(SKILLS * share(*skill) / shares).unwrap_or(u8::MAX);
                Weight { key: WeightKey::Skill(*skill), weight, position }
            })
            .collect();
        let given: u16 = weights.iter().map(|weight| u16::from(weight.weight)).sum();
        let first = order.iter().position(|skill| self.skill(*skill).is_must).unwrap_or(0);
        if let Some(first) = weights.get_mut(first) {
            first.weight += u8::try_from(SKILLS - given).unwrap_or(0);
        }
        let has_skills = !order.is_empty();
        weights.extend((FIRST_OTHER..).zip(OTHERS).map(|(position, (key, beside, alone))| Weight {
            key,
            weight: if has_skills { beside } else { alone },
            position,
        }));
        weights
    }

    /// What these weights make of the requirements: the heaviest first. A weight of zero makes no criterion, nor does
    /// one that asks for nothing, as years without a number.
    pub fn criteria(&self, weights: &[Weight]) -> Vec<Criterion> {
        let mut weights = self.ask_once(weights);
        weights.sort_by_key(|weight| {
            (Reverse(weight.weight), weight.position, weight.key.kind().as_str(), weight.key.skill())
        });
        let criterion = |weight: &Weight| {
            let requirement = self.requirement(weight.key)?;
            Some(Criterion { requirement, weight: weight.weight })
        };
        weights.iter().filter_map(criterion).collect()
    }

    /// Weights above zero. The skill that the interview proves and the interview's points are one question: where both
    /// are weighed, one stands for both. It is the points where the employer set them, else the skill, which can be stated
    /// too.
    fn ask_once(&self, weights: &[Weight]) -> Vec<Weight> {
        let mut weights: Vec<_> = weights.iter().filter(|weight| weight.weight > 0).copied().collect();
        let Some(skill) = self.interview_skill.map(WeightKey::Skill) else { return weights };
        let (stays, goes) = match self.min_system_design {
            Some(_) => (WeightKey::SystemDesign, skill),
            None => (skill, WeightKey::SystemDesign),
        };
        let more = weights
            .iter()
            .filter(|weight| weight.key == goes)
            .fold(0, |sum: u8, weight| sum.saturating_add(weight.weight));
        if let Some(one) = weights.iter_mut().find(|weight| weight.key == stays) {
            one.weight = one.weight.saturating_add(more);
            weights.retain(|weight| weight.key != goes);
        }
        weights
    }

    fn requirement(&self, key: WeightKey) -> Option<Requirement> {
        Some(match key {
            WeightKey::Skill(skill) => Requirement::Skill(self.skill(skill)),
            WeightKey::Role => Requirement::Role(self.role?),
            WeightKey::Years => Requirement::Years { min: self.min_years? },
            WeightKey::Seniority => Requirement::Seniority { level: self.seniority? },
            WeightKey::Rank => Requirement::Rank { min: self.min_rank.unwrap_or(DEFAULT_MIN_RANK) },
            WeightKey::SystemDesign => {
                Requirement::SystemDesign { min: self.min_system_design.unwrap_or(DEFAULT_MIN_SYSTEM_DESIGN) }
            }
            WeightKey::Projects => Requirement::Projects,
        })
    }

    /// The job's terms for a skill. The editor of weights can try out one that the job does not ask for: nice to have.
    fn skill(&self, skill: SkillId) -> JobSkill {
        let place = self.skills.binary_search_by_key(&skill, |asked| asked.skill).ok();
        let asked = place.and_then(|place| self.skills.get(place)).copied();
        asked.unwrap_or(JobSkill { skill, is_must: false, min_years: None })
    }
}
