//! What a job is scored by.

use crate::SkillId;
use devproof_vocabulary::Seniority;

/// A skill that a job asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobSkill {
    /// The skill.
    pub skill: SkillId,
    /// Whether it is a must have.
    pub is_must: bool,
    /// Years with it.
    pub min_years: Option<u8>,
}

/// What a criterion compares a person with. Self-contained and small, so that equal ones of many jobs are judged once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Requirement {
    /// A skill.
    Skill(JobSkill),
    /// Years of experience.
    Years {
        /// At least so many.
        min: u8,
    },
    /// Level.
    Seniority {
        /// The level of the job.
        level: Seniority,
    },
    /// Rank by completed challenges.
    Rank {
        /// Position of the rank to reach.
        min: u8,
    },
    /// System design interview.
    SystemDesign {
        /// Points to reach.
        min: u8,
    },
    /// Featured projects that use the job's skills.
    Projects,
}

/// A requirement and how much it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Criterion {
    /// What is asked.
    pub requirement: Requirement,
    /// Above zero; the weights of a published job sum to 100.
    pub weight: u8,
}
