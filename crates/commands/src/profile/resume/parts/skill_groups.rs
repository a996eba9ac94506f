//! `skills`: single skills, or groups of them with a title ("Databases") and keywords.

use super::{
    super::section::{Entry, Row},
    set,
};
use crate::import::{Place, Report};
use serde_json::Value;

/// Marks an entry that is a group's title: it is a skill only if it is known as one.
pub(crate) const GROUP_TITLE: &str = "is_group_title";
/// Words for the four levels, as files use them.
const LEVELS: [(i64, &[&str]); 4] = [
    (1, &["beginner", "novice", "basic", "learning", "elementary"]),
    (2, &["intermediate", "working", "competent", "proficient", "medium"]),
    (3, &["advanced", "strong", "senior", "very good"]),
    (4, &["expert", "master", "guru", "native"]),
];

/// The group's keywords, and its title.
pub(crate) fn skills(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &["name", "level", "keywords"]);
    let level = item.get("level").and_then(|place| {
        let word = place.plain(report)?;
        let read = level_of(&word);
        if read.is_none() && !word.trim().is_empty() {
            report.warn(&place.pointer, "isn't a readable level and was ignored");
        }
        read
    });
    let keywords = item.get("keywords").map(|list| keywords(&list, report)).unwrap_or_default();
    let mut entries = Vec::new();
    if let Some(name) = item.get("name")
        && let Some(text) = name.line(report, 60)
    {
        let mut entry = entry(text, level, item.pointer.clone());
        if !keywords.is_empty() {
            entry.row.insert(GROUP_TITLE.to_owned(), Value::Bool(true));
        }
        entries.push(entry);
    } else if keywords.is_empty() {
        report.warn(&format!("{}/name", item.pointer), "is missing, so this entry was ignored");
    }
    entries.extend(keywords.into_iter().map(|(text, pointer)| entry(text, level, pointer)));
    entries
}

fn keywords(list: &Place<'_>, report: &mut Report) -> Vec<(String, String)> {
    if list.value.is_string() {
        // "Rust, Go" in one text is common.
        let text = list.line(report, 2000).unwrap_or_default();
        report.warn(&list.pointer, "is text instead of a list; read as a list with commas");
        let words =
            text.split([',', ';']).map(str::trim).filter(|word| !word.is_empty() && word.chars().count() <= 60);
        return words.enumerate().map(|(i, word)| (word.to_owned(), format!("{}#{i}", list.pointer))).collect();
    }
    list.items(report).into_iter().filter_map(|item| Some((item.line(report, 60)?, item.pointer))).collect()
}

fn level_of(word: &str) -> Option<i64> {
    let word = word.trim().to_lowercase();
    LEVELS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(level, _)| *level)
}

/// The word for a level, as files use it.
pub(crate) fn level_word(level: i64) -> Option<&'static str> {
    LEVELS.iter().find(|(known, _)| *known == level).and_then(|(_, words)| words.first().copied())
}

fn entry(name: String, level: Option<i64>, pointer: String) -> Entry {
    let mut row = Row::new();
    set(&mut row, "name", Some(name));
    set(&mut row, "level", level);
    Entry { row, pointer }
}
