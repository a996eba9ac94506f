use super::*;
use crate::{
    import::Place,
    job_import::posting::{find, read},
};
use serde_json::json;
use time::macros::datetime;

fn job(fields: Value) -> Leaving {
    let mut job = json!({ "id": "5f0c3f0e-95f6-4c53-8e6b-0f6f6a9d7c11", "title": "Engineer", "pay_period": "year" });
    if let (Value::Object(job), Value::Object(fields)) = (&mut job, fields) {
        job.extend(fields);
    }
    let skills = json!([{ "name": "Rust", "slug": "rust", "importance": "must", "min_years": 3 },
        { "name": "C, the language", "slug": "c", "importance": "nice", "min_years": null }]);
    serde_json::from_value(json!({ "job": job, "skills": skills, "company": "Halyard" })).expect("a job")
}

#[test]
fn no_cell_is_a_formula_and_quotes_are_doubled() {
    let row = row(&job(json!({
        "title": "=HYPERLINK(\"http://x\",\"y\")", "description": "- a, \"b\"\n- c", "equity": "@SUM(1)", "utc_offset_min": -5,
        "utc_offset_max": 2, "source_identifier": "+1", "places": ["Vienna, Austria", "Graz"], "min_years": 5, "role_family": "qa",
    })));
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(row.as_bytes());
    let cells: Vec<String> =
        reader.records().next().expect("a row").expect("CSV").iter().map(str::to_owned).collect();
    assert_eq!(cells.len(), crate::job_import::bulk::COLUMNS.len());
    for cell in &cells {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell}");
    }
    for expected in [
        "'=HYPERLINK(\"http://x\",\"y\")",
        "'- a, \"b\"\n- c",
        "'@SUM(1)",
        "'+1",
        "UTC-5",
        "UTC+2",
        "Rust (3 years)",
        "qa",
        "c",
    ] {
        assert!(cells.iter().any(|cell| cell == expected), "{expected} in {cells:?}");
    }
    assert!(row.ends_with("\r\n"));
    assert!(heading().starts_with("id,identifier,title,"));
}

#[test]
fn a_posting_says_what_the_job_said() {
    let fields = json!({
        "title": "Senior <b>", "description": "**Bold** &lt;x&gt; <b>\n\n- a", "source_identifier": "E-1", "employment_type": "internship",
        "role_family": "mobile_ios",
        "remote_policy": "hybrid", "places": ["Vienna, Austria"], "countries": ["AT", "DE"], "pay_min": 50000,
        "pay_max": 60000, "pay_currency": "EUR", "pay_period": "month", "min_years": 4,
        "expires_at": "2027-01-31T23:59:59+00:00", "source_url": "https://x.test/1",
    });
    let document = posting(&job(fields.clone()));
    let found = find(&Place::root(&document), 1);
    let read = read(&found.postings[0], datetime!(2026-11-21 12:00 UTC)).expect("a posting");
    for (field, value) in fields.as_object().expect("an object") {
        if field != "expires_at" {
            assert_eq!(read.fields.get(field), Some(value), "{field}");
        }
    }
    assert_eq!(read.fields["expires_at"], json!("2027-01-31T23:59:59Z"));
    assert_eq!(read.skills, ["rust", "c"]);
    assert!(posting(&job(json!({ "description": "Plain.\n\n- list" })))["description"].is_string());
}
