//! What the challenges that a person passed prove together.

use crate::{Catalog, Passed, SkillId};
use devproof_vocabulary::Difficulty;
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
        let mut seen = Seen::default();
        for Completion { challenge, language, day } in completions {
            let Some(challenge) = self.challenge(challenge) else { continue };
            let language = language.and_then(|language| self.find_skill(language));
            let language = language.filter(|language| !challenge.skills.contains(language));
            let skills = || challenge.skills.iter().copied().chain(language);
            for skill in skills() {
                seen.count(skill, challenge.difficulty, day);
                seen.pairs.extend(skills().filter(|other| *other != skill).map(|other| (skill, other)));
            }
        }
        seen.into_passed()
    }
}

/// What is counted while completions are gone through.
#[derive(Default)]
struct Seen {
    /// By skill, ascending.
    passed: Vec<(SkillId, Passed)>,
    /// Skills that one challenge is about together, once for each challenge.
    pairs: Vec<(SkillId, SkillId)>,
}

impl Seen {
    fn count(&mut self, skill: SkillId, difficulty: Difficulty, day: Date) {
        let place = self.passed.binary_search_by_key(&skill, |(known, _)| *known).unwrap_or_else(|place| {
            self.passed.insert(place, (skill, Passed { easy: 0, medium: 0, hard: 0, topics: 0, last: day }));
            place
        });
        let passed = &mut self.passed[place].1;
        *match difficulty {
            Difficulty::Easy => &mut passed.easy,
            Difficulty::Medium => &mut passed.medium,
            Difficulty::Hard | Difficulty::Expert => &mut passed.hard,
        } += 1;
        passed.last = passed.last.max(day);
    }

    /// Topics are the other skills beside one.
    fn into_passed(mut self) -> impl Iterator<Item = (SkillId, Passed)> {
        self.pairs.sort_unstable();
        self.pairs.dedup();
        let mut groups = self.pairs.chunk_by(|(one, _), (other, _)| one == other).peekable();
        for (skill, passed) in &mut self.passed {
            // Both are ascending, and only what was passed is in a pair.
            if let Some(group) = groups.next_if(|group| group.first().is_some_and(|(one, _)| one == skill)) {
                passed.topics = u32::try_from(group.len()).unwrap_or(u32::MAX);
            }
        }
        self.passed.into_iter()
    }
}
