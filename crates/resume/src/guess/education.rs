//! Schools and degrees.

use super::{
    Line, Part,
    entries::{self, Entry},
    words,
    work::dates,
};
use crate::draft::Drafting;
use serde_json::{Value, json};

/// Reads them: by their dates, else each line with a school begins one.
pub(super) fn read<'l>(part: &Part<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let (mut entries, before) = entries::by_dates(&part.lines);
    let mut unread = Vec::new();
    if entries.is_empty() {
        for line in &part.lines {
            let names = words::is_school(&line.text) || words::is_degree(&line.text);
            let last_has = |entry: &Entry<'_>, is: fn(&str) -> bool| entry.head.iter().any(|(text, _)| is(text));
            match entries.last_mut() {
                Some(last)
                    if !(words::is_school(&line.text) && last_has(last, words::is_school))
                        && last.head.len() < 2
                        && !line.bullet =>
                {
                    last.head.push((line.text.clone(), line));
                }
                Some(last) if !names || line.bullet => last.body.push(line),
                None if !names => unread.push(*line),
                _ => entries.push(Entry {
                    head: vec![(line.text.clone(), line)],
                    span: None,
                    body: Vec::new(),
                    group: Vec::new(),
                }),
            }
        }
    } else {
        unread = before;
    }
    for entry in entries {
        unread.extend(one(entry, draft));
    }
    unread
}

fn one<'l>(entry: Entry<'l>, draft: &mut Drafting) -> Vec<&'l Line> {
    let mut body = entry.body;
    let mut pieces: Vec<(String, String)> = Vec::new();
    let mut push = |text: &str, line: &Line| {
        for piece in pieces_of(text) {
            pieces.push((piece, line.text.clone()));
        }
    };
    for (text, line) in &entry.head {
        push(text, line);
    }
    let mut known = entry.head.len();
    while known < 2 {
        let Some(line) = body
            .first()
            .filter(|line| !line.bullet && line.text.split(' ').count() <= 14 && !line.text.ends_with('.'))
        else {
            break;
        };
        push(&line.text, line);
        body.remove(0);
        known += 1;
    }
    pieces.retain(|(text, _)| !words::is_place(text));
    let school = pieces.iter().position(|(text, _)| words::is_school(text) && !starts_as_degree(text));
    let degree = (0..pieces.len()).find(|i| Some(*i) != school && words::is_degree(&pieces[*i].0));
    let school = school.or_else(|| (0..pieces.len()).find(|i| Some(*i) != degree));
    let mut unread = Vec::new();
    let (Some(school), span) = (school, entry.span) else {
        unread.extend(entry.head.iter().map(|(_, line)| *line));
        unread.extend(body);
        return unread;
    };
    let (study, area) = match degree {
        Some(degree) => study(&pieces[degree].0),
        None => (String::new(), String::new()),
    };
    let other = (0..pieces.len())
        .find(|i| *i != school && Some(*i) != degree && !is_grade(&pieces[*i].0))
        .map(|i| pieces[i].clone());
    let (area, area_line) = match (area.is_empty(), other) {
        (true, Some(other)) => other,
        _ => (area, degree.map(|degree| pieces[degree].1.clone()).unwrap_or_default()),
    };
    let mut score = pieces.iter().find(|(text, _)| is_grade(text)).cloned();
    body.retain(|line| {
        let found = score.is_none() && is_grade(&line.text);
        if found {
            score = Some((line.text.clone(), line.text.clone()));
        }
        !found
    });
    if !words::is_school(&pieces[school].0) {
        draft.unsure.push(format!("/education/{}/institution", draft.len("education")));
    }
    let (from, to) = span.as_ref().map_or((Value::Null, Value::Null), |(span, _)| dates(span));
    // A year alone is when it ended.
    let from = if span.as_ref().is_some_and(|(span, _)| span.from.is_none()) { Value::Null } else { from };
    let dated = span.map(|(_, line)| line.text.clone()).unwrap_or_default();
    let score = score
        .map(|(text, line)| (text.split_once(':').map_or(text.clone(), |(_, grade)| grade.trim().to_owned()), line));
    let (score, score_line) = score.map_or((Value::Null, String::new()), |(text, line)| (json!(text), line));
    draft.entry(
        "education",
        vec![
            ("institution", json!(pieces[school].0), pieces[school].1.clone()),
            ("studyType", json!(study), degree.map(|degree| pieces[degree].1.clone()).unwrap_or_default()),
            ("area", json!(area), area_line),
            ("startDate", from, dated.clone()),
            ("endDate", to, dated),
            ("score", score, score_line),
        ],
    );
    unread.extend(body);
    unread
}

/// "Master's degree" begins with a degree even where it names the school.
fn starts_as_degree(text: &str) -> bool {
    let first: String = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
    words::is_degree(&first) && !words::is_school(&first)
}

fn is_grade(text: &str) -> bool {
    let lower = text.to_lowercase();
    let labelled =
        ["gpa", "grade", "note", "abschlussnote", "durchschnitt", "final grade", "gesamtnote", "mention", "voto"]
            .iter()
            .any(|word| lower.starts_with(word));
    labelled && text.chars().any(|c| c.is_ascii_digit()) && text.chars().count() <= 40
}

/// Parts of a line that are school, degree or field.
fn pieces_of(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = text.split('\t').map(str::to_owned).collect();
    for separator in [" | ", " · ", " • ", " – ", " — ", " - ", "; ", " at ", " an der ", " am "] {
        pieces =
            pieces.iter().flat_map(|piece| piece.split(separator).map(str::to_owned).collect::<Vec<_>>()).collect();
    }
    let mut parted = Vec::new();
    for piece in pieces {
        let parts: Vec<&str> = piece.split(", ").map(str::trim).collect();
        // A comma between a degree and its school, or before a place, parts them.
        let tells = parts.len() > 1 && parts.iter().any(|part| words::is_school(part) || words::is_place(part));
        match tells {
            true => {
                let mut open: Option<String> = None;
                for part in parts {
                    let alone = words::is_school(part) || words::is_place(part);
                    match &mut open {
                        Some(before) if !alone => {
                            before.push_str(", ");
                            before.push_str(part);
                        }
                        _ => {
                            parted.extend(open.take());
                            if alone { parted.push(part.to_owned()) } else { open = Some(part.to_owned()) }
                        }
                    }
                }
                parted.extend(open);
            }
            false => parted.push(piece.trim().to_owned()),
        }
    }
    parted.retain(|piece| !piece.trim_matches(|c: char| !c.is_alphanumeric()).is_empty());
    parted.into_iter().map(|piece| piece.trim_matches([' ', ',', '(', ')', '·']).to_owned()).collect()
}

/// The degree and the field of "B.Sc. in Computer Science", "Master of Science, Informatik".
fn study(text: &str) -> (String, String) {
    for separator in [" in ", " en ", ", ", ": ", " (", " für "] {
        if let Some((degree, area)) = text.split_once(separator)
            && words::is_degree(degree)
            && !area.trim().is_empty()
        {
            return (degree.trim().to_owned(), area.trim().trim_end_matches(')').to_owned());
        }
    }
    // "B.Sc. Informatik", "Bachelor Informatik", "Diplom Mathematik"
    if let Some((degree, area)) = text.split_once(' ')
        && words::is_degree(degree)
        && !area.starts_with("of ")
        && !area.to_lowercase().starts_with("degree")
        && !words::is_degree(area)
        && !area.starts_with("der ")
    {
        return (degree.to_owned(), area.to_owned());
    }
    // "Bachelor of Science Informatik", "Bachelor of Engineering Software"
    for known in [
        "Bachelor of Science",
        "Master of Science",
        "Bachelor of Arts",
        "Master of Arts",
        "Bachelor of Engineering",
        "Master of Engineering",
    ] {
        if let Some(area) = text.strip_prefix(known).map(str::trim).filter(|area| !area.is_empty()) {
            return (known.to_owned(), area.trim_matches(['(', ')', ' ']).to_owned());
        }
    }
    (text.trim().to_owned(), String::new())
}
