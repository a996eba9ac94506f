//! The readers of a résumé's sections.

mod basics;
mod certificates;
mod education;
mod languages;
mod projects;
mod skill_groups;
mod work;

pub(super) use basics::basics;
pub(super) use certificates::{CHALLENGE_ISSUER, certificates};
pub(super) use education::education;
pub(super) use languages::languages;
pub(super) use projects::projects;
pub(super) use skill_groups::{GROUP_TITLE, level_word, skills};
pub(super) use work::work;

use super::section::Row;
use crate::{
    import::{Place, ReadDate, Report, ends_before, read_date},
    job_import::posting::markdown::to_markdown,
};
use serde_json::Value;

/// Tags of text that someone wrote in a field for formatted text. Others stay text.
const FORMATTING: [&str; 17] = [
    "<p>", "<p ", "<br", "<ul", "<ol", "<li", "<b>", "<strong", "<i>", "<em", "<div", "<span", "<a href", "<h1",
    "<h2", "<h3", "</p>",
];

/// Sets a column when there is something for it.
fn set(row: &mut Row, column: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        row.insert(column.to_owned(), value.into());
    }
}

/// Sets a list column when there is something for it.
fn set_list(row: &mut Row, column: &str, list: Vec<String>) {
    set(row, column, Some(list).filter(|list| !list.is_empty()));
}

/// The first of these fields that is there; a later one is an older schema's name.
fn either<'a>(item: &Place<'a>, names: [&str; 2], report: &mut Report) -> Option<Place<'a>> {
    item.get(names[0]).or_else(|| {
        let older = item.get(names[1])?;
        report.warn(&older.pointer, format!("is an older name of {}", names[0]));
        Some(older)
    })
}

/// Markdown. HTML of other programs becomes Markdown; a longer text is cut.
fn markdown(place: &Place<'_>, report: &mut Report, max: usize) -> Option<String> {
    let lower = place.value.as_str().map(str::to_lowercase).unwrap_or_default();
    if !FORMATTING.iter().any(|tag| lower.contains(tag)) {
        return place.text(report, max);
    }
    report.warn(&place.pointer, "was HTML and was converted to Markdown");
    let converted = to_markdown(place.value.as_str().unwrap_or_default());
    if let Some(note) = converted.note {
        report.warn(&place.pointer, note);
    }
    let value = Value::String(converted.text);
    Place { value: &value, pointer: place.pointer.clone() }.text(report, max)
}

/// A month or a year, as a column's text. What continues has none.
fn date(item: &Place<'_>, field: &str, report: &mut Report) -> Option<String> {
    let place = item.get(field)?;
    // Years are often numbers; that needs no note.
    let text = match place.value {
        Value::Number(number) => number.to_string(),
        _ => place.plain(report)?,
    };
    match read_date(&text) {
        ReadDate::Present => None,
        ReadDate::On(date, canonical) => {
            if !canonical {
                report.warn(&place.pointer, format!("was read as {date}"));
            }
            Some(date)
        }
        ReadDate::Unreadable => {
            if !text.trim().is_empty() {
                report.warn(&place.pointer, "isn't a readable date and was ignored");
            }
            None
        }
    }
}

/// Sets start and end. An end before its start is left out.
fn set_span(row: &mut Row, item: &Place<'_>, report: &mut Report) {
    let (started_on, ended_on) = (date(item, "startDate", report), date(item, "endDate", report));
    let turned =
        started_on.as_ref().zip(ended_on.as_ref()).is_some_and(|(started, ended)| ends_before(started, ended));
    if turned {
        report.warn(&format!("{}/endDate", item.pointer), "is before the start and was ignored");
    }
    set(row, "started_on", started_on);
    set(row, "ended_on", ended_on.filter(|_| !turned));
}
