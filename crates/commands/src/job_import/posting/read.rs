//! From a posting to the fields of a job.

use super::{
    employment::{employment_type, role_family, seniority},
    html::has_tags,
    locations::locations,
    markdown::to_markdown,
    node::{Node, term},
    pay::pay,
    requirements::{min_years, skills},
};
use crate::{
    CommandError, Problem,
    import::Report,
    rpc::{arguments::escape, check::is_web_url},
};
use devproof_markdown::excess;
use serde_json::{Map, Value};
use time::{
    Date, OffsetDateTime, PrimitiveDateTime, Time, format_description::well_known::Rfc3339,
    macros::format_description,
};

/// The type of a literal that is Markdown.
pub(crate) const MARKDOWN: &str = "text/markdown";
/// Texts of one property that are read. Real postings have a handful.
const MAX_TEXTS: usize = 100;
/// Longest description, in characters.
const MAX_DESCRIPTION: usize = 20_000;
/// Further texts of a posting, which become sections of the description.
const SECTIONS: [(&str, &str); 6] = [
    ("responsibilities", "Responsibilities"),
    ("qualifications", "Qualifications"),
    ("educationRequirements", "Education"),
    ("jobBenefits", "Benefits"),
    ("incentiveCompensation", "Bonus"),
    ("workHours", "Working hours"),
];
/// Properties that are read, or that a draft does not need.
const KNOWN: [&str; 22] = [
    "title",
    "name",
    "description",
    "employmentType",
    "occupationalCategory",
    "jobLocation",
    "jobLocationType",
    "applicantLocationRequirements",
    "baseSalary",
    "salaryCurrency",
    "experienceRequirements",
    "skills",
    "validThrough",
    "identifier",
    "url",
    "hiringOrganization",
    "datePosted",
    "directApply",
    "mainEntityOfPage",
    "image",
    "type",
    "sameAs",
];

/// A posting in the terms of a job.
#[derive(Debug)]
pub(crate) struct Posting {
    pub(super) pointer: String,
    /// Fields as `save_job` takes them, without skills.
    pub(crate) fields: Map<String, Value>,
    /// Names of skills, not yet looked up.
    pub(crate) skills: Vec<String>,
    pub(crate) warnings: Vec<Problem>,
}

impl Posting {
    /// A text field.
    pub(super) fn text(&self, field: &str) -> Option<&str> {
        self.fields.get(field).and_then(Value::as_str)
    }
}

/// Reads one posting.
///
/// # Errors
/// `invalid_document`, for values of the wrong shape.
pub(crate) fn read(posting: &Node<'_>, now: OffsetDateTime) -> Result<Posting, CommandError> {
    let report = &mut Report::default();
    let mut fields = Map::new();
    let mut set = |field: &str, value: Option<Value>| {
        fields.extend(value.map(|value| (field.to_owned(), value)));
    };
    let title = posting.line("title", report, 160).or_else(|| posting.line("name", report, 160));
    let level = title.as_deref().and_then(seniority);
    if level.is_some() {
        report.warn(&format!("{}/title", posting.place.pointer), "names a seniority, which was imported");
    }
    if title.is_none() {
        report.error(&posting.place.pointer, "has no title");
    }
    set("title", title.map(Value::from));
    set("seniority", level.map(Value::from));
    set("description", description(posting, report).map(Value::from));
    set("role_family", family(posting, report).map(Value::from));
    set("employment_type", employment(posting, report).map(Value::from));
    let place = locations(posting, report);
    set("remote_policy", place.remote_policy.map(Value::from));
    set("places", Some(place.places.into()));
    set("countries", Some(place.countries.into()));
    let pay = pay(posting, report);
    set("pay_min", pay.min.map(Value::from));
    set("pay_max", pay.max.map(Value::from));
    set("pay_currency", pay.currency.map(Value::from));
    set("pay_period", pay.period.map(Value::from));
    set("min_years", min_years(posting, report).map(Value::from));
    set("expires_at", expires_at(posting, now, report).map(Value::from));
    set("source_identifier", identifier(posting, report).map(Value::from));
    set("source_url", source_url(posting, report).map(Value::from));
    let skills = skills(posting, report);
    note_unread(posting, report);
    let warnings = std::mem::take(report).finish()?;
    Ok(Posting { pointer: posting.place.pointer.clone(), fields, skills, warnings })
}

/// The description, and the posting's further texts as sections behind it.
fn description(posting: &Node<'_>, report: &mut Report) -> Option<String> {
    let mut text = String::new();
    if let Some(own) = own_markdown(posting) {
        text = own.to_owned();
    } else if let Some(node) = posting.one("description") {
        text = markdown(&node, report);
    }
    for (property, heading) in SECTIONS {
        let parts: Vec<String> = posting
            .all(property)
            .iter()
            .take(MAX_TEXTS)
            .map(|node| match node.place.value {
                Value::Object(_) => node.as_line(report, 1000).unwrap_or_default(),
                _ => markdown(node, report),
            })
            .filter(|part| !part.is_empty() && !is_nothing(part) && !text.contains(part.as_str()))
            .collect();
        if !parts.is_empty() {
            let separator = if parts.len() > 1 { "\n- " } else { "" };
            let body = if parts.len() > 1 { format!("- {}", parts.join(separator)) } else { parts.concat() };
            text = format!("{text}\n\n## {heading}\n\n{body}");
        }
    }
    let length = text.chars().count();
    if length > MAX_DESCRIPTION {
        report.warn(
            &posting.place.pointer,
            format!("has a description of {length} characters; it was cut to {MAX_DESCRIPTION}"),
        );
        text = text.chars().take(MAX_DESCRIPTION).collect();
    }
    if let Some(excess) = excess(&text) {
        report.error(&posting.place.pointer, format!("has a description that {}", excess.message()));
    }
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// A description that says that it is Markdown already, as our own export writes it where HTML would be read into it.
fn own_markdown<'a>(posting: &Node<'a>) -> Option<&'a str> {
    let literal = posting.place.value.get("description")?;
    let kind = literal.get("@type").and_then(Value::as_str);
    literal.get("@value").and_then(Value::as_str).filter(|_| kind == Some(MARKDOWN))
}

/// What generators write where nothing is asked for.
fn is_nothing(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "no requirements" | "none" | "n/a" | "-")
}

fn markdown(node: &Node<'_>, report: &mut Report) -> String {
    let Some(text) = node.place.plain(report) else { return String::new() };
    let converted = to_markdown(&text);
    if let Some(note) = converted.note {
        report.warn(&node.place.pointer, note);
    } else if has_tags(&text) {
        report.warn(&node.place.pointer, "was converted from HTML to Markdown");
    }
    converted.text
}

/// `occupationalCategory`. Most files have a code of a country's own list there.
fn family(posting: &Node<'_>, report: &mut Report) -> Option<&'static str> {
    let node = posting.one("occupationalCategory")?;
    let family = node.as_line(report, 120).and_then(|text| role_family(&text));
    if family.is_none() {
        report.warn(&node.place.pointer, "isn't a known kind of work and was ignored");
    }
    family
}

fn employment(posting: &Node<'_>, report: &mut Report) -> Option<&'static str> {
    let mut chosen = None;
    for node in posting.all("employmentType") {
        let text = node.as_line(report, 120).unwrap_or_default();
        // Some write one text with commas.
        for word in text.split(',') {
            match (employment_type(word), chosen) {
                (Some(kind), None) => chosen = Some(kind),
                (Some(kind), Some(first)) if kind != first => {
                    report.warn(&node.place.pointer, format!("is a second employment type; {first} was used"));
                }
                (Some(_), _) => {}
                (None, _) => {
                    report.warn(&node.place.pointer, "isn't a known employment type and was ignored");
                }
            }
        }
    }
    chosen
}

/// `validThrough`: a time, or a day, which lasts to its end in UTC.
fn expires_at(posting: &Node<'_>, now: OffsetDateTime, report: &mut Report) -> Option<String> {
    let node = posting.one("validThrough")?;
    let text = node.as_line(report, 60)?;
    let Some(time) = read_time(&text) else {
        report.warn(&node.place.pointer, "isn't a readable time and was ignored");
        return None;
    };
    if time <= now {
        report.warn(&node.place.pointer, "is in the past and was ignored");
        return None;
    }
    time.format(&Rfc3339).ok()
}

fn read_time(text: &str) -> Option<OffsetDateTime> {
    // A blank between day and time is common.
    let text = text.replacen(' ', "T", 1);
    OffsetDateTime::parse(&text, &Rfc3339)
        .ok()
        .or_else(|| {
            let with_seconds = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]");
            PrimitiveDateTime::parse(&text, with_seconds).ok().map(PrimitiveDateTime::assume_utc)
        })
        .or_else(|| {
            let minutes = format_description!("[year]-[month]-[day]T[hour]:[minute]");
            PrimitiveDateTime::parse(&text, minutes).ok().map(PrimitiveDateTime::assume_utc)
        })
        .or_else(|| {
            let day = Date::parse(&text, format_description!("[year]-[month]-[day]")).ok()?;
            Some(day.with_time(Time::from_hms(23, 59, 59).ok()?).assume_utc())
        })
        .filter(|time| (2000..=2100).contains(&time.year()))
}

/// `identifier`: a text, a number, or a PropertyValue.
fn identifier(posting: &Node<'_>, report: &mut Report) -> Option<String> {
    let node = posting.one("identifier")?;
    let value = node.one("value").unwrap_or(node);
    match value.place.value {
        Value::Number(number) => Some(number.to_string()),
        Value::Object(_) => value.as_line(report, 200),
        _ => value.place.line(report, 200),
    }
}

fn source_url(posting: &Node<'_>, report: &mut Report) -> Option<String> {
    let node = posting.one("url").or_else(|| posting.one("mainEntityOfPage"))?;
    let text = match node.place.value {
        Value::Object(map) => map.get("@id").and_then(Value::as_str).map(str::to_owned),
        _ => node.place.line(report, 500),
    }?;
    if is_web_url(&text) {
        return Some(text);
    }
    report.warn(&node.place.pointer, "isn't a web address and was ignored");
    None
}

/// Says what was not read.
fn note_unread(posting: &Node<'_>, report: &mut Report) {
    let read = |name: &str| KNOWN.contains(&name) || SECTIONS.iter().any(|(known, _)| *known == name);
    for key in posting.place.value.as_object().into_iter().flatten().map(|(key, _)| key) {
        if !key.starts_with('@') && !read(term(key)) {
            report.warn(&format!("{}/{}", posting.place.pointer, escape(key)), "isn't supported and was ignored");
        }
    }
}
