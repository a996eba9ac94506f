//! Finds the family that a title names.

use devproof_vocabulary::RoleFamily;
use foldhash::HashMap;
use std::iter;

/// Words that mean the same in a title.
const ENGINEER: [&str; 8] = [
    "engineering",
    "engineers",
    "developer",
    "developers",
    "development",
    "programmer",
    "programmers",
    "programming",
];
/// What ends a part of a title: "Engineering manager, data" has two.
const ENDS: [char; 11] = [',', ';', ':', '(', ')', '|', '/', '–', '—', '·', '@'];

/// The number of words that are in no phrase.
const OTHER: u32 = u32::MAX;

/// Phrases of one or several words, each of one family. Words are numbers: a text is compared without copying its words.
#[derive(Debug, Default)]
pub(super) struct Phrases {
    numbers: HashMap<String, u32>,
    families: HashMap<Vec<u32>, RoleFamily>,
    longest: usize,
    /// Those that go over the end of a part: "product engineer, web".
    across: Vec<Vec<u32>>,
}

impl Phrases {
    /// Adds a phrase. False when another family has it.
    pub(super) fn add(&mut self, phrase: &str, family: RoleFamily) -> bool {
        let lower = phrase.to_lowercase();
        let words: Vec<u32> = words(&lower).map(|word| self.intern(word)).collect();
        self.longest = self.longest.max(words.len());
        if phrase.contains(ENDS) {
            self.across.push(words.clone());
        }
        *self.families.entry(words).or_insert(family) == family
    }

    fn intern(&mut self, word: &str) -> u32 {
        let next = u32::try_from(self.numbers.len()).unwrap_or(OTHER);
        *self.numbers.entry(word.to_owned()).or_insert(next)
    }

    /// The family of the first part of a text that has one of the phrases: of its longest, then of its earliest.
    pub(super) fn first_in(&self, text: &str) -> Option<RoleFamily> {
        let lower = text.to_lowercase();
        let mut whole = Vec::new();
        let mut ends = Vec::new();
        for part in lower.split(ENDS) {
            whole.extend(words(part).map(|word| self.numbers.get(word).copied().unwrap_or(OTHER)));
            ends.push(whole.len());
        }
        let across = self.across.iter().find(|phrase| whole.windows(phrase.len()).any(|words| words == **phrase));
        if let Some(phrase) = across {
            return self.families.get(phrase).copied();
        }
        let begins = iter::once(0).chain(ends.iter().copied());
        begins.zip(&ends).find_map(|(begin, end)| {
            let part = &whole[begin..*end];
            let lengths = (1..=self.longest.min(part.len())).rev();
            lengths.flat_map(|length| part.windows(length)).find_map(|phrase| self.families.get(phrase).copied())
        })
    }
}

/// Words of a text in lower case. A hyphen parts them; `c++`, `c#` and `.net` are words.
fn words(lower: &str) -> impl Iterator<Item = &str> {
    let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '+' | '#' | '.');
    lower
        .split(move |c| !is_letter(c))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty())
        .map(|word| if ENGINEER.contains(&word) { "engineer" } else { word })
}
