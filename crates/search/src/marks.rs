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

/// A word of a query, and what measures other words against it.
struct Asked<'a> {
    word: &'a Word,
    measure: Measure,
}

impl<'a> Asked<'a> {
    fn new(word: &'a Word) -> Self {
        Self { word, measure: Measure::new(&word.text) }
    }

    fn finds(&mut self, text: &str) -> bool {
        let Self { word, measure } = self;
        if text == word.text || word.other_number.as_deref() == Some(text) {
            return true;
        }
        if word.begins && text.starts_with(&word.text) {
            return true;
        }
        if word.slips == 0 {
            return false;
        }
        let letters: Vec<char> = text.chars().collect();
        if measure.distance(&letters, usize::from(word.slips)).is_some() {
            return true;
        }
        // A beginning that is one slip away is one letter longer at the most.
        let beginning = &letters[..letters.len().min(measure.len() + 1)];
        word.begins
            && slips::allowed_in_beginning(&word.text)
            && measure.distance(beginning, usize::MAX).is_some_and(|(_, begins)| begins <= 1)
    }
}

impl Plan {
    /// The words of texts that were found, in the form in which they are compared. Nothing but what is in the texts is told.
    pub fn marks<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let mut asked: Vec<Asked<'_>> = self.groups.iter().flat_map(|group| &group.words).map(Asked::new).collect();
        let mut marks = BTreeSet::new();
        for text in texts {
            let cleaned = clean(cut(text, MAX_TEXT));
            let found = cleaned.split_whitespace().filter(|word| asked.iter_mut().any(|asked| asked.finds(word)));
            marks.extend(found.map(str::to_owned));
        }
        marks.into_iter().take(MAX_MARKS).collect()
    }

    /// Whether it asks for a skill.
    pub fn asks_for(&self, skill: u64) -> bool {
        self.groups.iter().any(|group| group.skill == Some(skill) || group.near_skills.contains(&skill))
    }
}

/// Whether nothing but spaces stands on the last line of a text.
fn begins_line(text: &str) -> bool {
    let before = text.trim_end_matches(' ');
    before.is_empty() || before.ends_with('\n')
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
            // Headings and quotes begin a line; elsewhere these are signs like any other, as in C#.
            '#' | '>' if !begins_line(&kept) => kept.push(letter),
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
        assert_eq!(part("## Slowly, in C#\n> a <b>", &marks).as_deref(), Some("Slowly, in C# a <b>"));
        assert_eq!(part("We sail.", &marks), None);
        let long = format!("{}slowly {}", "ahead ".repeat(40), "behind ".repeat(40));
        let cut = part(&long, &marks).expect("it is there");
        assert!(cut.starts_with("… ahead") && cut.contains(" slowly behind") && cut.ends_with(" …"), "{cut}");
        assert!(cut.chars().count() < 210);
    }
}
