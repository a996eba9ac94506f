//! `languages`: which languages one speaks, and how well.

use super::{
    super::section::{Entry, Row},
    set,
};
use crate::{
    import::{Place, Report},
    rpc::check::one_line,
};
use devproof_vocabulary::Fluency;

/// Beginnings of the words that people and programs have for a level, in the order in which they are tried: "very good"
/// before "good". The grades are those of the European framework (CEFR).
const LEVELS: [(Fluency, &[&str]); 5] = [
    (
        Fluency::Native,
        &[
            "native",
            "mother tongue",
            "bilingual",
            "muttersprach",
            "erstsprache",
            "langue maternelle",
            "bilingue",
            "nativ",
            "madrelingua",
            "moedertaal",
            "ojczysty",
        ],
    ),
    (
        Fluency::Fluent,
        &[
            "full professional",
            "fluent",
            "business fluent",
            "advanced",
            "proficient",
            "very good",
            "c1",
            "c2",
            "verhandlungssicher",
            "fließend",
            "fliessend",
            "sehr gut",
            "courant",
            "fluid",
            "vloeiend",
        ],
    ),
    (Fluency::Professional, &["professional", "business", "upper intermediate", "b2"]),
    (
        Fluency::Conversational,
        &[
            "limited working",
            "conversational",
            "intermediate",
            "good",
            "b1",
            "konversationssicher",
            "gut",
            "intermédiaire",
            "intermedi",
        ],
    ),
    (
        Fluency::Basic,
        &[
            "elementary",
            "basic",
            "beginner",
            "a1",
            "a2",
            "grundkenntnisse",
            "schulkenntnisse",
            "notions",
            "básico",
            "base",
        ],
    ),
];

/// One entry; none without a language.
pub(crate) fn languages(item: &Place<'_>, report: &mut Report) -> Vec<Entry> {
    item.note_unknown(report, &["language", "fluency"]);
    let mut row = Row::new();
    set(&mut row, "name", item.get("language").and_then(|place| place.line(report, 60)));
    if let Some(place) = item.get("fluency")
        && let Some(text) = place.line(report, 120)
    {
        match fluency(&text) {
            Some(level) => set(&mut row, "fluency", Some(level.as_str())),
            None => report.warn(&place.pointer, "isn't a known level and was ignored"),
        }
    }
    if !row.contains_key("name") {
        report.warn(&format!("{}/language", item.pointer), "is missing, so this entry was ignored");
        return Vec::new();
    }
    vec![Entry { row, pointer: item.pointer.clone() }]
}

fn fluency(text: &str) -> Option<Fluency> {
    let words: String = text.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    let words = format!(" {}", one_line(&words.to_lowercase()));
    let is_named = |level: &&(Fluency, &[&str])| level.1.iter().any(|name| words.contains(&format!(" {name}")));
    LEVELS.iter().find(is_named).map(|(level, _)| *level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_as_files_have_them() {
        for (text, expected) in [
            ("Native or bilingual proficiency", Fluency::Native),
            ("NATIVE_OR_BILINGUAL", Fluency::Native),
            ("Muttersprache", Fluency::Native),
            ("Full professional proficiency", Fluency::Fluent),
            ("Fluent (C1)", Fluency::Fluent),
            ("sehr gut", Fluency::Fluent),
            ("Professional working proficiency", Fluency::Professional),
            ("Upper-intermediate", Fluency::Professional),
            ("B2", Fluency::Professional),
            ("Limited working proficiency", Fluency::Conversational),
            ("gut", Fluency::Conversational),
            ("Elementary proficiency", Fluency::Basic),
            ("Grundkenntnisse", Fluency::Basic),
        ] {
            assert_eq!(fluency(text), Some(expected), "{text}");
        }
        for level in Fluency::ALL {
            assert_eq!(fluency(level.label()), Some(*level), "what goes out comes in again");
        }
        for unknown in ["", "yes", "5/5", "abc1", "learning"] {
            assert_eq!(fluency(unknown), None, "{unknown}");
        }
    }
}
