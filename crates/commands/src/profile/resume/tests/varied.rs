//! Thirty JSON Resumes of our own writing, as different programs export them: what came over and what did not.

use super::read;
use crate::profile::resume::section::text;
use serde_json::{Value, json};
use std::fmt::Write;

const COUNT: usize = 30;
const NAMES: [&str; 6] =
    ["Maren Oakfield", "Jonas Brandstätter", "Priya Raghunathan", "Łucja Zając", "Ó Briain, Séamus", "李 小龙"];
const COMPANIES: [&str; 5] = ["Kettlebridge", "Alpenfunk AG", "O'Neill & Söhne", "Naranja \"Cloud\"", "東京データ"];
const TITLES: [&str; 4] = ["Backend Engineer", "Softwareentwicklerin", "Lead, Data & ML", "SRE (on call)"];
const SKILLS: [&str; 6] = ["Rust", "PostgreSQL", "C++", "Event sourcing", "Node.js", "Übersetzerbau"];

struct Fixture {
    document: Value,
    expected: Vec<(&'static str, String)>,
}

/// The dates that a month of a year is written as, and what is stored: a year without a month stays one.
fn date(n: usize, year: usize, month: usize) -> (Value, String) {
    let stored = format!("{year}-{month:02}");
    match n % 7 {
        0 => (json!(stored), stored),
        1 => (json!(format!("{stored}-17")), stored),
        2 => (json!(year), year.to_string()),
        3 => (json!(format!("{month:02}/{year}")), stored),
        4 => (json!(year.to_string()), year.to_string()),
        5 => (json!(format!("{stored}-03T00:00:00.000Z")), stored),
        _ => (json!(format!("{month:02}.{year}")), stored),
    }
}

fn fixture(n: usize) -> Fixture {
    let mut expected = Vec::new();
    let name = NAMES[n % NAMES.len()];
    expected.push(("full_name", name.to_owned()));
    let mut basics = json!({ "name": name, "label": TITLES[n % 4], "email": "x@mail.example" });
    expected.push(("headline", TITLES[n % 4].to_owned()));
    match n % 4 {
        0 => {
            basics["summary"] = json!("<p>I build <b>ledgers</b>.</p><ul><li>Go</li><li>Java</li></ul>");
            expected.push(("about", "I build **ledgers**.\n\n- Go\n- Java".to_owned()));
        }
        1 => {
            basics["summary"] = json!("Plain *words*\r\nin two lines");
            expected.push(("about", "Plain *words*\nin two lines".to_owned()));
        }
        2 => basics["summary"] = Value::Null,
        _ => {
            basics["summary"] = json!("a < b && c > d");
            expected.push(("about", "a < b && c > d".to_owned()));
        }
    }
    match n % 3 {
        0 => {
            basics["location"] = json!({ "city": "Graz", "countryCode": "AT", "region": "Styria" });
            expected.push(("location", "Graz, Styria, Austria".to_owned()));
        }
        1 => {
            basics["location"] = json!("Leeds, UK");
            expected.push(("location", "Leeds, UK".to_owned()));
        }
        _ => {}
    }
    let (from, stored_from) = date(n, 2018, 4);
    let (to, stored_to) = date(n + 3, 2021, 9);
    let mut work = json!({ "position": TITLES[(n + 1) % 4], "startDate": from });
    work[if n.is_multiple_of(2) { "name" } else { "company" }] = json!(COMPANIES[n % 5]);
    match n % 5 {
        0 => work["endDate"] = json!("Present"),
        1 => work["endDate"] = json!(""),
        _ => {
            work["endDate"] = to;
            expected.push(("ended_on", stored_to));
        }
    }
    expected.extend([
        ("company_name", COMPANIES[n % 5].to_owned()),
        ("title", TITLES[(n + 1) % 4].to_owned()),
        ("started_on", stored_from),
    ]);
    work["highlights"] = if n % 6 == 5 { json!("One thing") } else { json!(["One thing", "Another  one"]) };
    expected.push(("highlight", "One thing".to_owned()));
    let skills: Vec<&str> = (0..3).map(|i| SKILLS[(n + i) % 6]).collect();
    expected.extend(skills.iter().map(|skill| ("skill", (*skill).to_owned())));
    let skills = match n % 3 {
        0 => json!(skills.iter().map(|name| json!({ "name": name, "level": "Expert" })).collect::<Vec<_>>()),
        1 => json!([{ "name": "A group", "keywords": skills }]),
        _ => json!([{ "name": "A group", "keywords": skills.join(", ") }]),
    };
    if n.is_multiple_of(3) {
        expected.push(("level", "4".to_owned()));
    }
    let school = json!({ "institution": "TU Graz", "area": "Informatics", "studyType": "MSc", "gpa": "1.3", "endDate": "2014" });
    expected.extend([
        ("institution", "TU Graz".to_owned()),
        ("area", "Informatics".to_owned()),
        ("score", "1.3".to_owned()),
    ]);
    let mut document = json!({ "basics": basics, "work": [work], "skills": skills, "education": [school] });
    if n % 2 == 1 {
        document["projects"] = json!([{ "name": "Small tools", "url": "github.com/x/tools", "keywords": ["Rust"] }]);
        expected
            .extend([("project", "Small tools".to_owned()), ("repository", "https://github.com/x/tools".to_owned())]);
    }
    match n % 4 {
        0 => document["languages"] = json!([{ "language": "German" }]),
        1 => document["work"][0]["x-tool"] = json!({ "id": 1 }),
        2 => document["$schema"] = json!("https://example.org/schema"),
        _ => document["volunteer"] = json!([]),
    }
    Fixture { document, expected }
}

#[test]
fn documents_of_other_programs_come_over() {
    let mut table = String::new();
    let (mut right, mut total) = (0, 0);
    for n in 0..COUNT {
        let Fixture { document, expected } = fixture(n);
        let (mut resume, warnings) = read(&document);
        let basics = resume.basics.clone();
        let mut first = |section: &str| resume.of(section).first().map(|entry| entry.row.clone()).unwrap_or_default();
        let (work, school, project, skill) =
            (first("experiences"), first("educations"), first("projects"), first("skills"));
        let skills: Vec<String> =
            resume.of("skills").iter().map(|entry| text(&entry.row, "name").to_owned()).collect();
        let mut wrong = Vec::new();
        for (field, value) in &expected {
            let is_right = match *field {
                "full_name" | "headline" | "about" | "location" => text(&basics, field) == value,
                "company_name" | "title" | "started_on" | "ended_on" => text(&work, field) == value,
                "highlight" => work["highlights"][0] == json!(value),
                "institution" | "area" | "score" => text(&school, field) == value,
                "skill" => skills.contains(value),
                "level" => value.parse().is_ok_and(|level: i64| skill["level"] == level),
                "project" => text(&project, "title") == value,
                "repository" => text(&project, "repository_url") == value,
                other => panic!("{other}"),
            };
            if !is_right {
                wrong.push(format!("    {field} should be {value:?}"));
            }
        }
        right += expected.len() - wrong.len();
        total += expected.len();
        let _ = writeln!(table, "document {n}: {} of {}", expected.len() - wrong.len(), expected.len());
        for line in
            wrong.into_iter().chain(warnings.iter().map(|note| format!("    {} {}", note.pointer, note.message)))
        {
            let _ = writeln!(table, "{line}");
        }
    }
    let _ = writeln!(table, "together: {right} of {total}");
    println!("{table}");
    assert!(right * 100 >= total * 99, "{right} of {total}");
    insta::assert_snapshot!(table);
}
