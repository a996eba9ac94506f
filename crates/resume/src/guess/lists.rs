//! Skills, languages and certificates: short entries, many on a line.

use super::{Line, Part};
use crate::{date::find_span, draft::Drafting, text::key};
use serde_json::{Value, json};

/// Words for how well one knows something, which are kept as the level.
const LEVELS: [(&str, &[&str]); 4] = [
    (
        "Beginner",
        &[
            "beginner",
            "basic",
            "basics",
            "novice",
            "elementary",
            "grundkenntnisse",
            "grundlagen",
            "anfänger",
            "débutant",
            "básico",
            "base",
        ],
    ),
    (
        "Intermediate",
        &[
            "intermediate",
            "proficient",
            "competent",
            "working knowledge",
            "good",
            "gut",
            "gute kenntnisse",
            "fortgeschritten",
            "mittel",
            "intermédiaire",
            "intermedio",
            "familiar",
        ],
    ),
    (
        "Advanced",
        &["advanced", "strong", "very good", "sehr gut", "sehr gute kenntnisse", "avancé", "avanzado", "avanzato"],
    ),
    ("Expert", &["expert", "experte", "expertin", "expertenkenntnisse", "master", "experto", "esperto"]),
];
/// Words and grades for how well one speaks a language.
const FLUENCIES: &[&str] = &[
    "native",
    "native speaker",
    "mother tongue",
    "bilingual",
    "native or bilingual",
    "native or bilingual proficiency",
    "fluent",
    "full professional",
    "full professional proficiency",
    "professional working",
    "professional working proficiency",
    "professional",
    "limited working",
    "limited working proficiency",
    "elementary",
    "elementary proficiency",
    "intermediate",
    "advanced",
    "basic",
    "basics",
    "beginner",
    "conversational",
    "business fluent",
    "proficient",
    "good",
    "very good",
    "muttersprache",
    "muttersprachler",
    "muttersprachlich",
    "verhandlungssicher",
    "fließend",
    "fliessend",
    "sehr gut",
    "gut",
    "gute kenntnisse",
    "grundkenntnisse",
    "konversationssicher",
    "schulkenntnisse",
    "langue maternelle",
    "courant",
    "intermédiaire",
    "notions",
    "bilingue",
    "nativo",
    "fluido",
    "intermedio",
    "básico",
    "madrelingua",
    "fluente",
    "moedertaal",
    "vloeiend",
    "ojczysty",
    "a1",
    "a2",
    "b1",
    "b2",
    "c1",
    "c2",
    "upper intermediate",
    "business",
    "native language",
    "erstsprache",
];

/// Reads skills. A label before them ("Databases:") is no skill.
pub(super) fn skills<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let mut unread = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    for (text, line) in wrapped(&part.lines) {
        // Sentences about skills aren't names of skills.
        if text.ends_with('.') && text.split(' ').count() > 8 && text.matches(',').count() < 3 {
            unread.push(line);
            continue;
        }
        let label = text
            .split_once(':')
            .filter(|(label, rest)| !label.contains(',') && label.split(' ').count() <= 5 && !rest.starts_with("//"));
        let (label_level, items) = match label {
            Some((label, rest)) => (level_of(label), rest.to_owned()),
            None => (None, text.clone()),
        };
        let mut taken = false;
        for item in items_of(&items) {
            let (name, level) = with_level(&item);
            let name = name.trim().trim_end_matches('.').to_owned();
            let count = name.split(' ').count();
            if name.is_empty()
                || name.chars().count() > 60
                || count > 5
                || !name.chars().any(char::is_alphanumeric)
                || key(&name).is_empty() && name.len() > 3
            {
                continue;
            }
            taken = true;
            let spelled = name.to_lowercase();
            if seen.contains(&spelled) {
                continue;
            }
            seen.push(spelled);
            let level = level.or(label_level);
            draft.entry(
                "skills",
                vec![("name", json!(name), line.text.clone()), ("level", json!(level), line.text.clone())],
            );
        }
        if !taken && label.is_none_or(|(_, rest)| !rest.trim().is_empty()) {
            unread.push(line);
        }
    }
    unread
}

/// Lines that were too long are whole again: a line goes on if the one before ended where nothing ends.
fn wrapped<'l>(lines: &[&'l Line]) -> Vec<(String, &'l Line)> {
    let mut whole: Vec<(String, &'l Line)> = Vec::new();
    for line in lines {
        match whole.last_mut() {
            Some((text, first))
                if !line.bullet
                    && text.ends_with([',', '/', '&', '–', '—', '('])
                    && (line.size - first.size).abs() < 0.6 =>
            {
                text.push(' ');
                text.push_str(&line.text);
            }
            _ => whole.push((line.text.clone(), line)),
        }
    }
    whole
}

fn items_of(text: &str) -> Vec<String> {
    let mut items = vec![String::new()];
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let parts = matches!(c, ',' | ';' | '|' | '•' | '·' | '\t' | '▪' | '●' | '■' | '⋅') && depth == 0;
        match items.last_mut() {
            Some(last) if !parts => last.push(c),
            _ => items.push(String::new()),
        }
    }
    let items = items.into_iter().map(|item| item.trim().trim_matches(['•', '·', '-', '–']).trim().to_owned());
    items.filter(|item| !item.is_empty()).flat_map(with_and).collect()
}

/// "Docker and Kubernetes" are two.
fn with_and(item: String) -> Vec<String> {
    let words: Vec<&str> = item.split(' ').collect();
    match words.as_slice() {
        ["and" | "und" | "et" | "y", rest @ ..] => vec![rest.join(" ")],
        [a, "and" | "und" | "&", b]
            if a.chars().next().is_some_and(char::is_uppercase)
                && b.chars().next().is_some_and(char::is_uppercase) =>
        {
            vec![(*a).to_owned(), (*b).to_owned()]
        }
        _ => vec![item],
    }
}

fn level_of(text: &str) -> Option<&'static str> {
    let key = key(text);
    LEVELS.iter().find(|(_, words)| words.contains(&key.as_str())).map(|(level, _)| *level)
}

/// The name and the level of "Rust (expert)", "Rust – advanced", "Rust: gut", "Rust ●●●○○", "Rust 4/5".
fn with_level(item: &str) -> (String, Option<&'static str>) {
    let dots = item.chars().filter(|c| matches!(c, '●' | '★' | '■' | '◆')).count();
    let empty = item.chars().filter(|c| matches!(c, '○' | '☆' | '□' | '◇')).count();
    if dots > 0 && (3..=6).contains(&(dots + empty)) {
        let name: String =
            item.chars().filter(|c| !matches!(c, '●' | '★' | '■' | '◆' | '○' | '☆' | '□' | '◇')).collect();
        return (name.trim().to_owned(), Some(LEVELS[(dots * 4).div_ceil(dots + empty).clamp(1, 4) - 1].0));
    }
    if let Some((name, inside)) = item.strip_suffix(')').and_then(|item| item.rsplit_once('(')) {
        let years = inside.chars().any(|c| c.is_ascii_digit())
            && ["year", "yr", "jahr", "ans", "año"].iter().any(|word| inside.to_lowercase().contains(word));
        return match level_of(inside) {
            Some(level) => (name.trim().to_owned(), Some(level)),
            None if years => (name.trim().to_owned(), None),
            None => (item.to_owned(), None),
        };
    }
    for separator in [" – ", " - ", " — ", ": ", "\t"] {
        if let Some((name, level)) = item.rsplit_once(separator)
            && let Some(level) = level_of(level)
        {
            return (name.trim().to_owned(), Some(level));
        }
    }
    (item.to_owned(), None)
}

/// Reads languages with how well they are spoken.
pub(super) fn languages<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let mut unread = Vec::new();
    for (whole, line) in wrapped(&part.lines) {
        let text = match super::headings::section_of(&whole) {
            Some((_, true)) => whole.split_once([':', '\t']).map_or(whole.as_str(), |(_, rest)| rest),
            _ => whole.as_str(),
        };
        // "German\tNative" on one line is one language.
        let pair = text.split_once('\t').filter(|(_, level)| is_fluency(level));
        let items = match pair {
            Some((language, level)) => vec![format!("{language} ({level})")],
            None => items_of(text),
        };
        let mut taken = false;
        for item in items {
            let (language, fluency) = spoken(&item);
            if language.is_empty() || language.split(' ').count() > 3 || language.chars().any(|c| c.is_ascii_digit())
            {
                continue;
            }
            taken = true;
            draft.entry(
                "languages",
                vec![
                    ("language", json!(language), line.text.clone()),
                    ("fluency", json!(fluency), line.text.clone()),
                ],
            );
        }
        if !taken {
            unread.push(line);
        }
    }
    unread
}

fn is_fluency(text: &str) -> bool {
    let key = key(text);
    FLUENCIES.contains(&key.as_str())
        || key.split(' ').any(|word| matches!(word, "a1" | "a2" | "b1" | "b2" | "c1" | "c2"))
        || FLUENCIES.iter().any(|word| word.len() > 5 && key.starts_with(word))
}

fn spoken(item: &str) -> (String, Option<String>) {
    let clean = |text: &str| text.trim().trim_matches(['(', ')', '-', '–', ':', ' ']).to_owned();
    if let Some((language, level)) = item.split_once(['(', ':', '–', '—']) {
        return (clean(language), Some(clean(level)).filter(|level| !level.is_empty()));
    }
    if let Some((language, level)) = item.split_once(" - ") {
        return (clean(language), Some(clean(level)));
    }
    if let Some((language, level)) = item.split_once(' ')
        && is_fluency(level)
    {
        return (clean(language), Some(clean(level)));
    }
    (clean(item), None)
}

/// Reads certificates: a name on each line, its date and who gave it.
pub(super) fn certificates<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let mut unread = Vec::new();
    for line in &part.lines {
        let span = find_span(&line.text);
        let text = span.as_ref().map_or_else(|| line.text.clone(), |span| super::entries::rest(&line.text, span));
        let parts = ["\t", " | ", " – ", " — ", " - ", ", "].iter().find_map(|separator| text.split_once(separator));
        let (name, issuer) = parts.map_or((text.as_str(), None), |(name, issuer)| (name, Some(issuer.trim())));
        if name.trim().is_empty() || text.split(' ').count() > 16 || text.chars().count() > 160 {
            unread.push(*line);
            continue;
        }
        let date = span.and_then(|span| span.from.or(span.to)).map_or(Value::Null, |month| json!(month.text()));
        let origin = || line.text.clone();
        draft.entry(
            "certificates",
            vec![
                ("name", json!(name.trim()), origin()),
                ("issuer", json!(issuer), origin()),
                ("date", date, origin()),
                ("url", json!(line.links.first()), origin()),
            ],
        );
    }
    unread
}
