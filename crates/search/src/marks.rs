//! What a page may mark: words of a text that a query found, and the part of a longer text around the first of them.

use crate::{
    plan::{Plan, Word},
    slips::{self, Measure},
    words::{clean, cut},
};
use std::collections::BTreeSet;

/// Words of one result that are marked.
const MAX_MARKS: usize = 40;
/// Characters of a longer text that are looked at.
pub const MAX_TEXT: usize = 6000;
/// Characters of a part, and those of them that stand before the first mark.
const PART: usize = 200;
const BEFORE: usize = 70;

impl Word {
    fn finds(&self, word: &str) -> bool {
        if word == self.text || self.other_number.as_deref() == Some(word) {
            return true;
        }
        if self.begins && word.starts_with(&self.text) {
            return true;
        }
        if self.slips == 0 {
            return false;
        }
        let letters: Vec<char> = word.chars().collect();
        let measured = Measure::new(&self.text).distance(&letters, usize::MAX);
        let Some((whole, begins)) = measured else { return false };
        whole <= usize::from(self.slips) || (self.begins && slips::allowed_in_beginning(&self.text) && begins <= 1)
    }
}

impl Plan {
    /// The words of texts that were found, in the form in which they are compared. Nothing but what is in the texts is told.
    pub fn marks<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let words: Vec<&Word> = self.groups.iter().flat_map(|group| &group.words).collect();
        let mut marks = BTreeSet::new();
        for text in texts {
            let cleaned = clean(cut(text, MAX_TEXT));
            let found = cleaned.split_whitespace().filter(|word| words.iter().any(|asked| asked.finds(word)));
            marks.extend(found.map(str::to_owned));
        }
        marks.into_iter().take(MAX_MARKS).collect()
    }

    /// Whether it asks for a skill.
    pub fn asks_for(&self, skill: u64) -> bool {
        self.groups.iter().any(|group| group.skill == Some(skill) || group.near_skills.contains(&skill))
    }
}

/// A text without the signs of Markdown.
fn plain(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        // Of a link the words, not the address.
        if let Some(end) = rest.strip_prefix("](").and_then(|address| address.find(')')) {
            rest = &rest[2 + end + 1..];
            continue;
        }
        match letter {
            '*' | '`' => {}
            '#' | '>' | '[' | ']' | '|' | '~' => kept.push(' '),
            other => kept.push(other),
        }
        rest = &rest[letter.len_utf8()..];
    }
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// About 200 characters of a text around the first word that is marked; nothing when none is in it.
pub fn part(text: &str, marks: &[String]) -> Option<String> {
    let plain = plain(cut(text, MAX_TEXT));
    let is_marked = |word: &str| clean(word).split(' ').any(|word| marks.iter().any(|mark| mark == word));
    let mut at = 0;
    let first = plain.split(' ').find_map(|word| {
        let start = at;
        at += word.chars().count() + 1;
        is_marked(word).then_some(start)
    })?;
    let from = first.saturating_sub(BEFORE);
    let rest = &plain[cut(&plain, from).len()..];
    let shown = cut(rest, PART);
    let mut part = match (from, shown.split_once(' ')) {
        (0, _) | (_, None) => shown.trim().to_owned(),
        // The first word may be cut.
        (_, Some((_, whole))) => format!("… {}", whole.trim()),
    };
    if shown.len() < rest.len() {
        part.push_str(" …");
    }
    Some(part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skills::Skills;

    fn plan(query: &str) -> Plan {
        Plan::new(query, &Skills::default())
    }

    #[test]
    fn words_that_were_found_are_marked() {
        assert_eq!(
            plan("engineers rus").marks(["Rust engineer", "Crust, ENGINEERS"]),
            ["engineer", "engineers", "rust"]
        );
        let mut near = plan("enigneer");
        near.groups[0].words[0].slips = 1;
        assert_eq!(near.marks(["Senior Engineer", "engine"]), ["engineer"]);
        assert_eq!(plan("").marks(["Rust"]), [""; 0]);
    }

    #[test]
    fn a_part_has_no_markdown_and_the_first_mark() {
        let marks = ["slowly".to_owned()];
        assert_eq!(part("We sail **slowly**.", &marks).as_deref(), Some("We sail slowly."));
        assert_eq!(part("# See [slowly](https://x) `on`", &marks).as_deref(), Some("See slowly on"));
        assert_eq!(part("We sail.", &marks), None);
        let long = format!("{}slowly {}", "ahead ".repeat(40), "behind ".repeat(40));
        let cut = part(&long, &marks).expect("it is there");
        assert!(cut.starts_with("… ahead") && cut.contains(" slowly behind") && cut.ends_with(" …"), "{cut}");
        assert!(cut.chars().count() < 210);
    }
}
