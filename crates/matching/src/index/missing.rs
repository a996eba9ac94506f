//! Skills that stand between a person and the jobs that they match.

use super::{JobIndex, Matches};
use crate::{PersonFacts, SkillId};
use std::{cmp::Reverse, collections::HashMap};

/// A skill that matching jobs ask for and the person does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissingSkill {
    /// The skill.
    pub skill: SkillId,
    /// Matching jobs that ask for it.
    pub jobs: usize,
    /// Of these, the ones for which it is a must have.
    pub musts: usize,
}

/// What a person's matches ask for beyond what they have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingSkills {
    /// Jobs that are a good or a strong match.
    pub matches: usize,
    /// The skill that most of them ask for first.
    pub skills: Vec<MissingSkill>,
}

impl JobIndex {
    /// For each skill that the person neither states nor proved, how many of their matches ask for it.
    pub fn missing_skills(&self, person: &PersonFacts, matches: &Matches) -> MissingSkills {
        // By the number of a job's terms: many jobs ask for a skill on the same ones.
        let asked = self.skills.table(|asked| person.skill(asked.skill).is_none());
        let mut counts = vec![0_usize; asked.len()];
        for slot in matches.0.iter() {
            let missing = self.skills.numbers(slot).iter().filter(|number| asked[**number as usize]);
            missing.for_each(|number| counts[*number as usize] += 1);
        }
        let mut by_skill = HashMap::new();
        for (number, asked) in self.skills.numbered().filter(|(number, _)| counts[*number as usize] > 0) {
            let jobs = counts[number as usize];
            let missing =
                by_skill.entry(asked.skill).or_insert(MissingSkill { skill: asked.skill, jobs: 0, musts: 0 });
            missing.jobs += jobs;
            missing.musts += if asked.is_must { jobs } else { 0 };
        }
        let mut skills: Vec<_> = by_skill.into_values().collect();
        skills.sort_unstable_by_key(|missing| (Reverse(missing.jobs), Reverse(missing.musts), missing.skill));
        MissingSkills { matches: matches.count(), skills }
    }
}
