//! Criterion "skill": proved by challenges or the interview, or stated on the profile.

use super::State;
use crate::{Grade, JobSkill, PersonSkill};

/// What is known of a person's skill: as much as the rule reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Knowledge {
    /// The profile has no skill at all.
    EmptyProfile,
    /// The profile has others.
    NotOnProfile,
    /// The person states it, or it is proved.
    Known {
        /// How well it is proved; none when it is only stated.
        grade: Option<Grade>,
        /// Whether the person says that they are still learning it.
        is_learning: bool,
        /// Years with it, as the person says.
        years: Option<u8>,
    },
}

impl Knowledge {
    /// What is known by a profile's entry, none when it is not there.
    pub fn of(has_skills: bool, entry: Option<&PersonSkill>) -> Self {
        match entry {
            None if has_skills => Self::NotOnProfile,
            None => Self::EmptyProfile,
            Some(skill) => Self::Known {
                grade: skill.proof.map(|proof| proof.grade),
                is_learning: skill.level == Some(1),
                years: skill.years,
            },
        }
    }

    /// The same with a proof of at least this grade.
    #[must_use]
    pub fn with_proof(self, grade: Grade) -> Self {
        match self {
            Self::EmptyProfile | Self::NotOnProfile => {
                Self::Known { grade: Some(grade), is_learning: false, years: None }
            }
            Self::Known { grade: own, is_learning, years } => {
                Self::Known { grade: own.max(Some(grade)), is_learning, years }
            }
        }
    }
}

/// A skill that the profile does not name is missing when the job must have it and unknown when it is nice to have. On
/// a profile without any skill all are unknown. What is only shown does not make up for years that the person says they
/// lack.
pub fn state(asked: JobSkill, known: Knowledge) -> State {
    match known {
        Knowledge::Known { grade: Some(grade @ (Grade::Proved | Grade::ProvedWell)), .. } => grade.state(),
        Knowledge::Known { grade, is_learning, years } => {
            let is_short = matches!((years, asked.min_years), (Some(years), Some(min)) if years < min);
            if is_learning || is_short { State::Partly } else { grade.map_or(State::Met, Grade::state) }
        }
        Knowledge::NotOnProfile if asked.is_must => State::Missing,
        Knowledge::NotOnProfile | Knowledge::EmptyProfile => State::Unknown,
    }
}

pub(super) fn detail(asked: JobSkill, state: State, entry: Option<&PersonSkill>) -> String {
    let proof = entry.and_then(|entry| entry.proof);
    match (state, entry, proof) {
        (State::ProvedWell | State::Proved | State::Shown, _, Some(proof)) => proof.detail(),
        (State::Met | State::Partly, Some(skill), None) => statement_detail(asked, skill),
        (State::Met | State::Partly, Some(skill), Some(proof)) => {
            format!("{}; {}", statement_detail(asked, skill), proof.detail())
        }
        (State::Missing, ..) => "Asked for, not on the profile".to_owned(),
        _ => "Nothing known; left out of the score".to_owned(),
    }
}

fn statement_detail(asked: JobSkill, skill: &PersonSkill) -> String {
    let stated = if skill.level == Some(1) { "Stated, still learning" } else { "Stated" };
    let years = match skill.years {
        None => String::new(),
        Some(1) => ", 1 year".to_owned(),
        Some(years) => format!(", {years} years"),
    };
    let min = asked.min_years.map(|min| format!(", {min} asked")).unwrap_or_default();
    format!("{stated}{years}{min}")
}
