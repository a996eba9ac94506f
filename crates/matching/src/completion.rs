//! What the challenges that a person passed prove together.

use crate::{Catalog, Passed, SkillId};
use devproof_vocabulary::Difficulty;
use std::collections::{BTreeMap, BTreeSet};
use time::Date;
use uuid::Uuid;

/// A challenge that someone passed. Each is passed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Completion<'a> {
    /// Which one.
    pub challenge: Uuid,
    /// The language of the answer: the address of a skill. None for one that is answered in no language.
    pub language: Option<&'a str>,
    /// The day, in UTC.
    pub day: Date,
}

impl Catalog {
    /// What these challenges prove of each skill: those that each is about, and the language of the answer. What the
    /// catalog does not know proves nothing.
    pub fn passed<'a>(
        &self,
        completions: impl IntoIterator<Item = Completion<'a>>,
    ) -> impl Iterator<Item = (SkillId, Passed)> {
        let mut seen = BTreeMap::<SkillId, (Passed, BTreeSet<SkillId>)>::new();
        for Completion { challenge, language, day } in completions {
            let Some(challenge) = self.challenge(challenge) else { continue };
            let language = language.and_then(|language| self.find_skill(language));
            let skills: BTreeSet<SkillId> = challenge.skills.iter().copied().chain(language).collect();
            for skill in &skills {
                let none = Passed { easy: 0, medium: 0, hard: 0, topics: 0, last: day };
                let (passed, topics) = seen.entry(*skill).or_insert((none, BTreeSet::new()));
                *match challenge.difficulty {
                    Difficulty::Easy => &mut passed.easy,
                    Difficulty::Medium => &mut passed.medium,
                    Difficulty::Hard | Difficulty::Expert => &mut passed.hard,
                } += 1;
                passed.last = passed.last.max(day);
                topics.extend(&skills);
            }
        }
        // Topics are the other skills beside one.
        let counted = |(passed, topics): (Passed, BTreeSet<SkillId>)| Passed {
            topics: u32::try_from(topics.len().saturating_sub(1)).unwrap_or(u32::MAX),
            ..passed
        };
        seen.into_iter().map(move |(skill, seen)| (skill, counted(seen)))
    }
}
