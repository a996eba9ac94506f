//! The archive that LinkedIn sends: a CSV file for each part of the profile. Exports of different years name files and
//! columns a little differently, and leave out what is empty.

use crate::{
    Draft, LeftOut, ReadError, Source,
    archive_files::Archive,
    date,
    draft::Drafting,
    text::{decode, key},
};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Rows that are read of one file.
const MAX_ROWS: usize = 500;
/// Files that say something of a person's career for which JSON Resume has no section.
const WITHOUT_SECTION: [&str; 6] =
    ["courses", "organizations", "patents", "test scores", "recommendations received", "causes you care about"];

/// One row: its values by the key of their column, and what it is called to a person.
struct Row {
    values: HashMap<String, String>,
    origin: String,
}

impl Row {
    /// The first of these columns that has a value.
    fn get(&self, columns: &[&str]) -> String {
        let value = columns.iter().find_map(|column| self.values.get(*column).filter(|value| !value.is_empty()));
        value.cloned().unwrap_or_default()
    }

    fn date(&self, columns: &[&str]) -> Value {
        let text = self.get(columns);
        match date::read(&text) {
            Some(month) => json!(month.text()),
            // As it is: what reads the document says that it can't be read.
            None => json!(text),
        }
    }
}

/// Reads the archive.
pub(crate) fn read(archive: &mut Archive<'_>) -> Result<Draft, ReadError> {
    let mut files = HashMap::new();
    for name in archive.names() {
        let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
        if name.starts_with("__MACOSX") || file.starts_with("._") {
            continue;
        }
        if let Some((stem, ending)) = file.rsplit_once('.')
            && ending.eq_ignore_ascii_case("csv")
        {
            files.entry(key(stem)).or_insert(name);
        }
    }
    let mut tables = Tables { archive, files };
    let mut draft = Drafting::default();
    let found = profile(&mut tables, &mut draft)?
        | positions(&mut tables, &mut draft)?
        | education(&mut tables, &mut draft)?
        | skills(&mut tables, &mut draft)?;
    if !found {
        return Err(ReadError::NoProfile);
    }
    projects(&mut tables, &mut draft)?;
    lists(&mut tables, &mut draft)?;
    for name in WITHOUT_SECTION {
        let lines: Vec<String> =
            tables.rows(&[name])?.iter().map(|row| row.get(&["name", "title", "text", "company"])).collect();
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        if !lines.is_empty() {
            let heading = name[..1].to_uppercase() + &name[1..];
            draft.left_out.push(LeftOut { heading, lines });
        }
    }
    Ok(draft.finish(Source::LinkedinArchive))
}

struct Tables<'t, 'a> {
    archive: &'t mut Archive<'a>,
    files: HashMap<String, String>,
}

impl Tables<'_, '_> {
    /// The rows of the first of these files that is there.
    fn rows(&mut self, stems: &[&str]) -> Result<Vec<Row>, ReadError> {
        let Some(name) = stems.iter().find_map(|stem| self.files.get(*stem)).cloned() else { return Ok(Vec::new()) };
        let Some(bytes) = self.archive.file(&name)? else { return Ok(Vec::new()) };
        let text = decode(&bytes);
        let file = name.rsplit('/').next().unwrap_or(&name).to_owned();
        let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
        let mut columns: Vec<String> = Vec::new();
        let mut rows = Vec::new();
        for record in reader.records() {
            // A row that isn't readable is skipped, not the file.
            let Ok(record) = record else { continue };
            let cells: Vec<&str> = record.iter().map(str::trim).collect();
            if cells.iter().all(|cell| cell.is_empty()) {
                continue;
            }
            if columns.is_empty() {
                // Some files begin with a note of one cell.
                if cells.iter().filter(|cell| !cell.is_empty()).count() > 1
                    || stems.contains(&"skills")
                    || is_header(&cells)
                {
                    columns = cells.iter().map(|cell| key(cell)).collect();
                }
                continue;
            }
            if rows.len() == MAX_ROWS {
                break;
            }
            let values = columns.iter().cloned().zip(cells.iter().map(|cell| (*cell).to_owned())).collect();
            rows.push(Row { values, origin: format!("{file}, row {}", rows.len() + 1) });
        }
        Ok(rows)
    }
}

fn is_header(cells: &[&str]) -> bool {
    cells.iter().any(|cell| matches!(key(cell).as_str(), "name" | "title" | "first name" | "company name"))
}

fn profile(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<bool, ReadError> {
    let rows = tables.rows(&["profile", "basic profile"])?;
    let Some(row) = rows.first() else { return Ok(false) };
    let name = [row.get(&["first name"]), row.get(&["last name"])].join(" ");
    draft.basic("name", name.trim(), &row.origin);
    draft.basic("label", row.get(&["headline"]), &row.origin);
    draft.basic("summary", row.get(&["summary"]), &row.origin);
    let place = row.get(&["geo location", "location", "address"]);
    if !place.is_empty() {
        draft.basic("location", json!({ "city": place }), &row.origin);
    }
    for site in listed(&row.get(&["websites"])) {
        let (network, url) = match site.split_once(':') {
            Some((kind, url))
                if !kind.contains('/')
                    && !kind.eq_ignore_ascii_case("http")
                    && !kind.eq_ignore_ascii_case("https") =>
            {
                (kind.to_lowercase(), url.to_owned())
            }
            _ => ("other".to_owned(), site),
        };
        let network = match network.as_str() {
            "blog" => "Blog",
            "portfolio" => "Portfolio",
            "company" => "Company",
            _ => "Website",
        };
        draft.profile(network, &url, &row.origin);
    }
    for handle in listed(&row.get(&["twitter handles"])) {
        draft.profile("X", &format!("https://x.com/{}", handle.trim_start_matches('@')), &row.origin);
    }
    Ok(true)
}

/// "[COMPANY:https://a.example,BLOG:https://b.example]".
fn listed(text: &str) -> Vec<String> {
    let inner = text.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn positions(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<bool, ReadError> {
    let rows = tables.rows(&["positions", "position"])?;
    for row in &rows {
        let o = || row.origin.clone();
        draft.entry(
            "work",
            vec![
                ("name", json!(row.get(&["company name", "company"])), o()),
                ("position", json!(row.get(&["title"])), o()),
                ("summary", json!(row.get(&["description"])), o()),
                ("location", json!(row.get(&["location"])), o()),
                ("startDate", row.date(&["started on", "start date"]), o()),
                ("endDate", row.date(&["finished on", "end date"]), o()),
            ],
        );
    }
    Ok(!rows.is_empty())
}

fn education(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<bool, ReadError> {
    let rows = tables.rows(&["education", "educations"])?;
    for row in &rows {
        let o = || row.origin.clone();
        let degree = row.get(&["degree name", "degree"]);
        // "Bachelor of Science - BS, Computer Science" has both in one cell.
        let (degree, in_degree) = match degree.split_once(", ") {
            Some((degree, area)) if row.get(&["field of study"]).is_empty() => (degree.to_owned(), area.to_owned()),
            _ => (degree.clone(), String::new()),
        };
        let area = Some(row.get(&["field of study"])).filter(|area| !area.is_empty()).unwrap_or(in_degree);
        draft.entry(
            "education",
            vec![
                ("institution", json!(row.get(&["school name", "school"])), o()),
                ("studyType", json!(degree), o()),
                ("area", json!(area), o()),
                ("startDate", row.date(&["start date", "started on"]), o()),
                ("endDate", row.date(&["end date", "finished on"]), o()),
            ],
        );
        let lines: Vec<String> =
            [row.get(&["notes"]), row.get(&["activities"])].into_iter().filter(|text| !text.is_empty()).collect();
        if !lines.is_empty() {
            draft
                .left_out
                .push(LeftOut { heading: format!("Education, {}", row.get(&["school name", "school"])), lines });
        }
    }
    Ok(!rows.is_empty())
}

fn skills(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<bool, ReadError> {
    let rows = tables.rows(&["skills"])?;
    for row in &rows {
        let name = row.get(&["name", "skill", "skill name"]);
        draft.entry("skills", vec![("name", json!(name), row.origin.clone())]);
    }
    Ok(!rows.is_empty())
}

fn projects(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<(), ReadError> {
    for row in tables.rows(&["projects"])? {
        let o = || row.origin.clone();
        draft.entry(
            "projects",
            vec![
                ("name", json!(row.get(&["title", "name"])), o()),
                ("description", json!(row.get(&["description"])), o()),
                ("url", json!(row.get(&["url"])), o()),
                ("startDate", row.date(&["started on", "start date"]), o()),
                ("endDate", row.date(&["finished on", "end date"]), o()),
            ],
        );
    }
    Ok(())
}

/// The parts that are lists of a few fields each.
fn lists(tables: &mut Tables<'_, '_>, draft: &mut Drafting) -> Result<(), ReadError> {
    type Field = (&'static str, &'static [&'static str], bool);
    const LISTS: [(&str, &str, &[Field]); 5] = [
        ("languages", "languages", &[("language", &["name"], false), ("fluency", &["proficiency"], false)]),
        (
            "certifications",
            "certificates",
            &[
                ("name", &["name"], false),
                ("issuer", &["authority"], false),
                ("date", &["started on"], true),
                ("url", &["url"], false),
            ],
        ),
        (
            "volunteering",
            "volunteer",
            &[
                ("organization", &["company name", "organization"], false),
                ("position", &["role"], false),
                ("startDate", &["started on"], true),
                ("endDate", &["finished on"], true),
                ("summary", &["description"], false),
            ],
        ),
        (
            "honors",
            "awards",
            &[("title", &["title"], false), ("date", &["issued on"], true), ("summary", &["description"], false)],
        ),
        (
            "publications",
            "publications",
            &[
                ("name", &["name"], false),
                ("publisher", &["publisher"], false),
                ("releaseDate", &["published on"], true),
                ("url", &["url"], false),
                ("summary", &["description"], false),
            ],
        ),
    ];
    for (file, list, fields) in LISTS {
        for row in tables.rows(&[file])? {
            let values = fields.iter().map(|(field, columns, is_date)| {
                let value = if *is_date { row.date(columns) } else { json!(row.get(columns)) };
                (*field, value, row.origin.clone())
            });
            draft.entry(list, values.collect());
        }
    }
    Ok(())
}
