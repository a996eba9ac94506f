//! The lists of a profile that a résumé fills: which table, which columns, what makes two entries the same.

use crate::{rpc::check::one_line, skills::spelling};
use serde_json::{Map, Value};
use std::iter::once;

/// A row of one of the tables, by column.
pub(crate) type Row = Map<String, Value>;

/// One entry of a résumé, as a row that could be written.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) row: Row,
    pub(crate) pointer: String,
}

/// One list of a profile.
#[derive(Debug)]
pub(crate) struct Section {
    /// Its name in a plan.
    pub(crate) name: &'static str,
    /// Its table in `public`.
    pub(crate) table: &'static str,
    /// Columns and their types.
    pub(crate) columns: &'static [(&'static str, &'static str)],
    /// Columns that an import may change in a row that already exists.
    pub(crate) mutable: &'static [&'static str],
    /// Rows that one profile may have; featured projects have the tier's number instead.
    pub(crate) most: usize,
    /// Whether rows have a `position`.
    pub(crate) ordered: bool,
    /// What it is known by: two rows that share one of these are the same entry.
    pub(crate) identities: fn(&Row) -> Vec<String>,
    /// What a person calls it.
    pub(crate) label: fn(&Row) -> String,
}

/// All of them, in the order in which they are planned and written.
pub(crate) const SECTIONS: [Section; 7] = [SKILLS, EXPERIENCES, EDUCATIONS, LINKS, PROJECTS, LANGUAGES, CERTIFICATES];

pub(crate) const SKILLS: Section = Section {
    name: "skills",
    table: "profile_skills",
    columns: &[("name", "text"), ("level", "smallint"), ("years", "smallint"), ("position", "smallint")],
    mutable: &["level", "years"],
    most: 100,
    ordered: true,
    identities: |row| {
        let id = row.get("skill_id").and_then(Value::as_i64).map(|id| format!("skill {id}"));
        id.into_iter().chain([spelling(text(row, "name"))]).collect()
    },
    label: |row| text(row, "name").to_owned(),
};

pub(crate) const EXPERIENCES: Section = Section {
    name: "experiences",
    table: "experiences",
    columns: &[
        ("company_name", "text"),
        ("title", "text"),
        ("location", "text"),
        ("url", "text"),
        ("started_on", "text"),
        ("ended_on", "text"),
        ("summary", "text"),
        ("highlights", "text[]"),
    ],
    mutable: &["location", "url", "ended_on", "summary", "highlights"],
    most: 60,
    ordered: false,
    identities: |row| dated(row, &["company_name", "title"], "started_on"),
    label: |row| format!("{}, {}", text(row, "title"), text(row, "company_name")),
};

pub(crate) const EDUCATIONS: Section = Section {
    name: "educations",
    table: "educations",
    columns: &[
        ("institution", "text"),
        ("area", "text"),
        ("degree", "text"),
        ("url", "text"),
        ("score", "text"),
        ("started_on", "text"),
        ("ended_on", "text"),
        ("courses", "text[]"),
    ],
    mutable: &["degree", "url", "score", "ended_on", "courses"],
    most: 30,
    ordered: false,
    identities: |row| dated(row, &["institution", "area"], "started_on"),
    label: |row| match text(row, "area") {
        "" => text(row, "institution").to_owned(),
        area => format!("{area}, {}", text(row, "institution")),
    },
};

pub(crate) const LINKS: Section = Section {
    name: "links",
    table: "profile_links",
    columns: &[("kind", "text"), ("label", "text"), ("url", "text"), ("position", "smallint")],
    mutable: &["label"],
    most: 20,
    ordered: true,
    identities: |row| vec![address(text(row, "url"))],
    label: |row| text(row, "url").to_owned(),
};

pub(crate) const PROJECTS: Section = Section {
    name: "projects",
    table: "featured_projects",
    columns: &[
        ("title", "text"),
        ("description", "text"),
        ("stack", "text[]"),
        ("url", "text"),
        ("repository_url", "text"),
        ("started_on", "text"),
        ("ended_on", "text"),
        ("position", "smallint"),
    ],
    mutable: &["description", "stack", "url", "repository_url", "started_on", "ended_on"],
    most: 100,
    ordered: true,
    identities: |row| {
        let urls =
            ["url", "repository_url"].into_iter().map(|column| text(row, column)).filter(|url| !url.is_empty());
        [spelling(text(row, "title"))].into_iter().chain(urls.map(address)).collect()
    },
    label: |row| text(row, "title").to_owned(),
};

pub(crate) const LANGUAGES: Section = Section {
    name: "languages",
    table: "profile_languages",
    columns: &[("name", "text"), ("fluency", "text"), ("position", "smallint")],
    mutable: &["fluency"],
    most: 20,
    ordered: true,
    identities: |row| vec![spelling(text(row, "name"))],
    label: |row| text(row, "name").to_owned(),
};

pub(crate) const CERTIFICATES: Section = Section {
    name: "certificates",
    table: "profile_certificates",
    columns: &[("name", "text"), ("issuer", "text"), ("issued_on", "text"), ("url", "text")],
    mutable: &["issued_on", "url"],
    most: 60,
    ordered: false,
    identities: |row| vec![format!("{} | {}", spelling(text(row, "name")), spelling(text(row, "issuer")))],
    label: |row| text(row, "name").to_owned(),
};

/// A text column; empty when it is null.
pub(crate) fn text<'a>(row: &'a Row, column: &str) -> &'a str {
    row.get(column).and_then(Value::as_str).unwrap_or_default()
}

/// Texts without regard to case and spaces, and the month of a date. A bare year is each of its months too, so that it is
/// the same entry as one that names the month, while two months stay two entries.
fn dated(row: &Row, columns: &[&str], date: &str) -> Vec<String> {
    let texts: String = columns.iter().map(|column| spelling(text(row, column)) + " | ").collect();
    let date = text(row, date);
    let months = (1..=12).filter(|_| date.len() == 4).map(|month| format!("{texts}{date}-{month:02}"));
    once(format!("{texts}{date}")).chain(months).collect()
}

/// An address without scheme, `www.` and the slash at its end, its host in lower case.
fn address(url: &str) -> String {
    let url = one_line(url);
    let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let host = host.to_lowercase();
    format!("{}/{}", host.trim_start_matches("www."), path.trim_end_matches('/'))
}
