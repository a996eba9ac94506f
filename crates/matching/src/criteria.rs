//! What a score is made of. Each criterion is a file: its rule, and the words that say why it has its state.

pub mod projects;
pub mod rank;
pub mod role;
pub mod seniority;
pub mod skill;
pub mod system_design;
mod weights;
pub mod years;

use crate::{Catalog, JobSkill, PersonFacts, Requirement};
pub use weights::{Weight, WeightKey};

/// How a person meets a criterion.
pub use devproof_vocabulary::CriterionState as State;

impl Requirement {
    /// How a person meets it. `skills` are all skills of the job, which projects are compared with.
    pub fn state(self, skills: &[JobSkill], person: &PersonFacts) -> State {
        match self {
            Self::Skill(asked) => {
                skill::state(asked, skill::Knowledge::of(!person.skills.is_empty(), person.skill(asked.skill)))
            }
            Self::Role(asked) => role::state(asked, person.families),
            Self::Years { min } => years::state(min, person.years),
            Self::Seniority { level } => seniority::state(level, person.seniority),
            Self::Rank { min } => rank::state(min, person.standing),
            Self::SystemDesign { min } => system_design::state(min, person.system_design),
            Self::Projects => {
                projects::state(person.projects, || person.projects_with(skills.iter().map(|asked| asked.skill)))
            }
        }
    }

    /// What part of its weight a state brings, in hundredths; none when it is left out. Of a skill each grade of proof is
    /// worth a step more than a statement; of other criteria what is stated counts in full.
    pub const fn factor(self, state: State) -> Option<u8> {
        let is_skill = matches!(self, Self::Skill(_));
        match state {
            State::ProvedWell => Some(100),
            State::Proved => Some(if is_skill { 90 } else { 100 }),
            State::Shown => Some(80),
            State::Met => Some(if is_skill { 70 } else { 100 }),
            State::Partly => Some(if is_skill { 40 } else { 50 }),
            State::Missing => Some(0),
            State::Unknown => None,
        }
    }

    /// Why it has this state, in words that hold for both sides.
    pub fn detail(self, state: State, person: &PersonFacts, catalog: &Catalog) -> String {
        match self {
            Self::Skill(asked) => skill::detail(asked, state, person.skill(asked.skill)),
            Self::Role(asked) => role::detail(asked, state, person.families),
            Self::Years { min } => years::detail(min, person.years),
            Self::Seniority { level } => seniority::detail(level, person.seniority),
            Self::Rank { .. } => rank::detail(state, person.standing, catalog),
            Self::SystemDesign { min } => system_design::detail(min, person.system_design),
            Self::Projects => projects::detail(state).to_owned(),
        }
    }

    /// Its key in a receipt.
    pub fn key(self, catalog: &Catalog) -> String {
        match self {
            Self::Skill(asked) => match catalog.skill(asked.skill) {
                Some(skill) => format!("skill:{}", skill.slug),
                None => format!("skill:{}", asked.skill.0),
            },
            Self::Role(_) => "role".to_owned(),
            Self::Years { .. } => "years".to_owned(),
            Self::Seniority { .. } => "seniority".to_owned(),
            Self::Rank { .. } => "rank".to_owned(),
            Self::SystemDesign { .. } => "system_design".to_owned(),
            Self::Projects => "projects".to_owned(),
        }
    }

    /// What people read for it.
    pub fn label(self, catalog: &Catalog) -> &str {
        match self {
            Self::Skill(asked) => catalog.skill(asked.skill).map_or("Skill", |skill| &skill.name),
            Self::Role(_) => "Role",
            Self::Years { .. } => "Years",
            Self::Seniority { .. } => "Seniority",
            Self::Rank { .. } => "Rank",
            Self::SystemDesign { .. } => "System design",
            Self::Projects => "Projects",
        }
    }
}
