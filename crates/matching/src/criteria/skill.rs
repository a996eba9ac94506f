//! Criterion "skill": proved by challenges, or stated on the profile.

use super::State;
use crate::{JobSkill, PersonSkill, Proof, words::challenges};

/// What is known of a person's skill: as much as the rule reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Knowledge {
    /// The profile has no skill at all.
    EmptyProfile,
    /// The profile has others.
    NotOnProfile,
    /// The person states it.
    Stated {
        /// Whether the person says that they are still learning it.
        is_learning: bool,
        /// Years with it.
        years: Option<u8>,
    },
    /// Challenges prove it.
    Proved,
}

impl Knowledge {
    /// What is known by a profile's entry, none when it is not there.
    pub fn of(has_skills: bool, entry: Option<&PersonSkill>) -> Self {
        match entry {
            None if has_skills => Self::NotOnProfile,
            None => Self::EmptyProfile,
            Some(skill) if skill.proof.is_some() => Self::Proved,
            Some(skill) => Self::Stated { is_learning: skill.level == Some(1), years: skill.years },
        }
    }
}

/// A skill that the profile does not name is missing when the job must have it and unknown when it is nice to have. On
/// a profile without any skill all are unknown.
pub fn state(asked: JobSkill, known: Knowledge) -> State {
    match known {
        Knowledge::Proved => State::Proved,
        Knowledge::Stated { is_learning, years } => {
            let is_short = matches!((years, asked.min_years), (Some(years), Some(min)) if years < min);
            if is_learning || is_short { State::Partly } else { State::Met }
        }
        Knowledge::NotOnProfile if asked.is_must => State::Missing,
        Knowledge::NotOnProfile | Knowledge::EmptyProfile => State::Unknown,
    }
}

pub(super) fn detail(asked: JobSkill, state: State, entry: Option<&PersonSkill>) -> String {
    match (state, entry) {
        (State::Proved, Some(PersonSkill { proof: Some(proof), .. })) => proof_detail(*proof),
        (State::Met | State::Partly, Some(skill)) => statement_detail(asked, skill),
        (State::Missing, _) => "Asked for, not on the profile".to_owned(),
        _ => "Nothing known; left out of the score".to_owned(),
    }
}

fn proof_detail(proof: Proof) -> String {
    let month = proof.last.month().to_string();
    let (day, month, year) = (proof.last.day(), month.get(..3).unwrap_or_default(), proof.last.year());
    format!("{} passed, last on {day} {month} {year:04}", challenges(proof.challenges))
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
