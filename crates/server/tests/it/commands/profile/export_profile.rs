//! `export_profile`: one's own profile as a file.

use crate::{commands::arrange, kit::TestApp};
use base64::{Engine, prelude::BASE64_STANDARD};
use futures::future::join_all;
use serde_json::{Value, json};

/// What JSON Resume publishes; the web app checks imports by it.
const SCHEMA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/node_modules/@jsonresume/schema/schema.json");

#[tokio::test]
async fn a_json_resume_keeps_to_its_published_schema() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let document = async || -> Value {
        let answer = seeker.rpc("export_profile", &json!({ "p_format": "json_resume" })).await.ok();
        assert_eq!(answer["media_type"], "application/json");
        assert!(answer["file_name"].as_str().is_some_and(|name| name.ends_with("-resume.json")), "{answer}");
        serde_json::from_str(answer["content"].as_str().expect("text")).expect("JSON")
    };
    let schema = std::fs::read_to_string(SCHEMA).expect("the web app's packages are installed");
    let schema: Value = serde_json::from_str(&schema).expect("a schema");
    let validator = jsonschema::options().should_validate_formats(true).build(&schema).expect("a schema");
    let check = |document: &Value| {
        let errors: Vec<String> =
            validator.iter_errors(document).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{errors:#?} in {document:#}");
    };
    // Without anything, and with all of it.
    check(&document().await);
    for sql in [
        "update profiles set headline = 'Engineer', about = 'I *write*.', location = 'Wien, Österreich' where id = $1",
        "insert into profile_links (profile_id, kind, url, label) values ($1, 'site', 'https://ada.example/ä?a=1', null),
            ($1, 'github', 'https://github.com/ada', 'Code')",
        "insert into experiences (profile_id, company_name, title, started_on, ended_on, url, summary, highlights)
            values ($1, 'Fjord', 'Engineer', '2020-03', null, 'https://fjord.example/', 'Wrote.', '{A,B}'),
            ($1, 'Zoë', 'Intern', '2018', '2019', null, null, '{}')",
        "insert into educations (profile_id, institution, area, degree, score, started_on, ended_on, courses)
            values ($1, 'TU Wien', 'CS', 'MSc', '1.2', '2012-10', '2017-06', '{Databases}'), ($1, 'School', null, null, null, null, null, '{}')",
        "insert into profile_skills (profile_id, name, level, years) values ($1, 'Knitting', 3, 5), ($1, 'Chess', null, null)
            on conflict do nothing",
        "insert into profile_languages (profile_id, name, fluency, position) values ($1, 'Igbo', 'native', 0), ($1, 'English', null, 1)",
        "insert into profile_certificates (profile_id, name, issuer, issued_on, url)
            values ($1, 'CKA', 'CNCF', '2022', 'https://cncf.example/'), ($1, 'Other', null, null, null)",
        "insert into featured_projects (id, profile_id, title, description, stack, url, started_on, position)
            values (gen_random_uuid(), $1, 'tinylog', 'A log.', '{Rust}', 'https://tinylog.example/', '2020-05', 0)",
    ] {
        arrange(&app, sql, seeker.id).await;
    }
    let full = document().await;
    check(&full);
    assert_eq!(full["basics"]["label"], "Engineer");
    assert_eq!(full["work"].as_array().map(Vec::len), Some(2), "{full}");
    assert_eq!(full["projects"][0]["name"], "tinylog");
    assert_eq!(full["languages"], json!([{ "language": "Igbo", "fluency": "Native" }, { "language": "English" }]));
    assert_eq!(full["certificates"][0]["date"], "2022");
    assert!(full["basics"].get("email").is_none() && full["basics"].get("phone").is_none(), "{full}");
    assert!(full["meta"]["canonical"].as_str().is_some_and(|address| address.contains("/user/")), "{full}");
    // What went out comes in again, and changes nothing.
    let plan = seeker.rpc("preview_resume_import", &json!({ "p_document": full })).await.ok();
    for section in ["experiences", "educations", "projects", "languages", "certificates"] {
        let items = plan[section].as_array().expect("a list");
        assert!(!items.is_empty() && items.iter().all(|item| item["action"] == "same"), "{section}: {plan:#}");
    }
    // Where others find nothing, it names no place.
    arrange(&app, "update profiles set visibility = 'private' where id = $1", seeker.id).await;
    let hidden = document().await;
    check(&hidden);
    assert!(hidden["meta"].get("canonical").is_none(), "{hidden}");
}

#[tokio::test]
async fn files_are_limited() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let call = json!({ "p_format": "json_resume" });
    seeker.rpc("export_profile", &call).await.ok();
    arrange(
        &app,
        "update auth.rate_limits set used = 55 where kind = 'rpc:export_profile' and $1::uuid is not null",
        seeker.id,
    )
    .await;
    let answers = join_all((0..12).map(|_| seeker.rpc("export_profile", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 5);
    assert_eq!(seeker.rpc("export_profile", &call).await.error(429), "too_many_requests");
}

#[tokio::test]
async fn a_pdf_is_of_one_page_or_two() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    for call in [json!({ "p_format": "pdf" }), json!({ "p_format": "pdf", "p_pages": 1 })] {
        let answer = seeker.rpc("export_profile", &call).await.ok();
        assert_eq!(answer["media_type"], "application/pdf");
        let file = BASE64_STANDARD.decode(answer["content"].as_str().expect("text")).expect("Base64");
        assert!(file.starts_with(b"%PDF-"));
    }
    // The code of a private profile would lead nowhere, so there is none; the owner gets the file all the same.
    arrange(&app, "update profiles set visibility = 'private' where id = $1", seeker.id).await;
    seeker.rpc("export_profile", &json!({ "p_format": "pdf" })).await.ok();
}

#[tokio::test]
async fn other_formats_and_people_are_refused() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    for call in [
        json!({ "p_format": "docx" }),
        json!({ "p_format": "pdf", "p_pages": 3 }),
        json!({ "p_format": "pdf", "p_pages": 0 }),
        json!({ "p_format": "pdf", "p_pages": -1 }),
    ] {
        assert_eq!(seeker.rpc("export_profile", &call).await.error(422), "invalid_input", "{call}");
    }
    let employer = app.company().await.admin;
    let call = json!({ "p_format": "pdf" });
    assert_eq!(employer.rpc("export_profile", &call).await.error(403), "not_job_seeker");
    assert!(!app.post("/rest/v1/rpc/export_profile", &call).await.status.is_success());
}
