//! What many jobs have in common: all that they are scored by except which skills they ask for.

use super::{sum::Sum, weighed_term::WeighedTerm};
use crate::{Criterion, Requirement};

/// Kinds of requirements that are no skill: a job weighs each once.
const OTHERS: usize = 6;

/// The criteria of a job that are no skill, and what all its skills weigh. A person is judged by it once for all its
/// jobs: as if they had none of the skills.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Common {
    /// Unused places weigh nothing.
    others: [WeighedTerm; OTHERS],
    /// Weights of all skills that are nice to have, and of those that are a must have.
    skills: [u16; 2],
}

impl Common {
    /// Of a job's criteria and the numbers of their requirements. Also gives the criteria that are not whole in it: skills,
    /// and what is weighed more often than each kind once.
    pub fn split(criteria: &[Criterion], terms: &[WeighedTerm]) -> (Self, Vec<WeighedTerm>) {
        let (mut common, mut rest, mut others) = (Self::default(), Vec::new(), Vec::new());
        for (criterion, term) in criteria.iter().zip(terms) {
            if let Requirement::Skill(asked) = criterion.requirement {
                common.skills[usize::from(asked.is_must)] += u16::from(criterion.weight);
                rest.push(*term);
            } else {
                others.push(*term);
            }
        }
        others.sort_unstable();
        rest.extend(others.iter().skip(OTHERS));
        common.others.iter_mut().zip(others).for_each(|(place, term)| *place = term);
        (common, rest)
    }

    /// What it brings, by what each requirement does and what a skill does that is not on the profile: nice to have and
    /// must have.
    #[inline]
    pub fn sum(&self, brought: &[Sum], absent: [Sum; 2]) -> Sum {
        let mut sum = absent[0] * self.skills[0];
        sum += absent[1] * self.skills[1];
        for criterion in self.others {
            sum += brought.get(criterion.term() as usize).copied().unwrap_or_default() * criterion.weight();
        }
        sum
    }

    /// What a requirement that is no skill weighs.
    pub fn weight_of(&self, term: u32) -> u16 {
        self.others.iter().filter(|other| other.term() == term).map(|other| u16::from(other.weight())).sum()
    }
}
