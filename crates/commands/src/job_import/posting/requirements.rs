//! What a posting asks for: experience and skills.

use super::{
    html::{decode_entities, has_tags, strip_tags},
    node::Node,
};
use crate::{import::Report, rpc::check::one_line};
use serde_json::Value;

/// Skills read from one posting.
const MOST: usize = 40;
/// A longer entry is a sentence and no skill.
const MAX_SKILL: usize = 60;

/// Years of experience, from `monthsOfExperience` or a text like "5+ years".
pub(super) fn min_years(posting: &Node<'_>, report: &mut Report) -> Option<i64> {
    let requirement = posting.one("experienceRequirements")?;
    let pointer = requirement.place.pointer.clone();
    let years = match requirement.one("monthsOfExperience") {
        Some(months) => number(months.place.value).map(|months| months / 12),
        None => requirement.place.value.as_str().and_then(years_in),
    };
    let years = years.filter(|years| (0..=40).contains(years));
    if years.is_none() && !is_none(requirement.place.value) {
        report.warn(&pointer, "has no readable number of years");
    }
    years
}

fn is_none(value: &Value) -> bool {
    value.as_str().is_some_and(|text| matches!(text.trim().to_lowercase().as_str(), "no requirements" | "none" | ""))
}

fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// The number in front of the word "year".
fn years_in(text: &str) -> Option<i64> {
    let text = text.to_lowercase();
    let before = &text[..text.find("year")?];
    let digits = |c: char| c.is_ascii_digit();
    before
        .split(|c: char| !c.is_ascii_digit())
        .find(|word| !word.is_empty() && word.chars().all(digits))?
        .parse()
        .ok()
}

/// Names of skills: a text with commas or lines, a list of texts, or of DefinedTerms.
pub(super) fn skills(posting: &Node<'_>, report: &mut Report) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for value in posting.all("skills") {
        let Some(text) = (match value.place.value {
            Value::String(text) => Some(text.clone()),
            _ => value.as_line(report, 200),
        }) else {
            continue;
        };
        let text = decode_entities(&if has_tags(&text) { strip_tags(&text) } else { text });
        for part in text.split([',', ';', '\n', '•', '|']) {
            let name = one_line(part).trim_matches(['-', '*', '.', ' ']).to_owned();
            if name.chars().count() > MAX_SKILL {
                report.warn(&value.place.pointer, "is a sentence instead of a skill and was ignored");
            } else if !name.is_empty() && !names.contains(&name) && !name.chars().any(char::is_control) {
                names.push(name);
            }
        }
    }
    if names.len() > MOST {
        report.warn(&posting.place.pointer, format!("names {} skills; the first {MOST} were read", names.len()));
        names.truncate(MOST);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_read_from_texts() {
        assert_eq!(years_in("5+ years of Rust"), Some(5));
        assert_eq!(years_in("at least 3-5 years"), Some(3));
        assert_eq!(years_in("several years"), None);
    }
}
