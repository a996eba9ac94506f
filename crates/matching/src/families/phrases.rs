//! Finds the family that a title names.

use devproof_vocabulary::RoleFamily;
use std::collections::HashMap;

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

/// Phrases of one or several words, each of one family.
#[derive(Debug, Default)]
pub(super) struct Phrases {
    families: HashMap<Vec<String>, RoleFamily>,
    longest: usize,
    /// Those that go over the end of a part: "product engineer, web".
    across: Vec<Vec<String>>,
}

impl Phrases {
    /// Adds a phrase. False when another family has it.
    pub(super) fn add(&mut self, phrase: &str, family: RoleFamily) -> bool {
        let words = words(phrase);
        self.longest = self.longest.max(words.len());
        if phrase.contains(ENDS) {
            self.across.push(words.clone());
        }
        *self.families.entry(words).or_insert(family) == family
    }

    /// The family of the first part of a text that has one of the phrases: of its longest, then of its earliest.
    pub(super) fn first_in(&self, text: &str) -> Option<RoleFamily> {
        let whole = words(text);
        let across = self.across.iter().find(|phrase| whole.windows(phrase.len()).any(|words| words == **phrase));
        if let Some(phrase) = across {
            return self.families.get(phrase).copied();
        }
        text.split(ENDS).find_map(|part| {
            let words = words(part);
            let lengths = (1..=self.longest.min(words.len())).rev();
            lengths.flat_map(|length| words.windows(length)).find_map(|phrase| self.families.get(phrase).copied())
        })
    }
}

/// Words in lower case. A hyphen parts them; `c++`, `c#` and `.net` are words.
fn words(text: &str) -> Vec<String> {
    let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '+' | '#' | '.');
    text.to_lowercase()
        .split(|c| !is_letter(c))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty())
        .map(|word| if ENGINEER.contains(&word) { "engineer".to_owned() } else { word.to_owned() })
        .collect()
}
