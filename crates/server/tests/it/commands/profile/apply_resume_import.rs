//! The import of a JSON Resume: what was shown is what happens, all of it or nothing.

use crate::commands::{count, pointers};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

fn fixture() -> Value {
    serde_json::from_str(include_str!("../../../../../../web/e2e/fixtures/resume.json")).expect("the fixture is JSON")
}

async fn preview(person: &Person, document: &Value) -> Value {
    person.rpc("preview_resume_import", &json!({ "p_document": document })).await.ok()
}

fn apply(document: &Value, preview: &Value, choices: &Value) -> Value {
    json!({ "p_document": document, "p_base_version": preview["base_version"], "p_choices": choices })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resume_is_imported_as_previewed() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok();
    let document = fixture();
    let shown = preview(&person, &document).await;
    assert_eq!(count(&app, "select count(*) from experiences where profile_id = $1", person.id).await, 0);

    let choices = json!({ "skip": ["/work/3"], "basics": ["full_name", "headline"] });
    let written = person.rpc("apply_resume_import", &apply(&document, &shown, &choices)).await.ok();
    let added: usize = ["skills", "experiences", "educations", "links", "projects"]
        .iter()
        .map(|section| shown[section].as_array().expect("a section").len())
        .sum();
    assert_eq!(written, json!({ "added": added - 1, "updated": 1, "deleted": 0, "skipped": 1 }));

    let own = person.get("/rest/v1/profiles?select=full_name,headline,about").await.ok();
    assert_eq!(own[0]["full_name"], json!("Mirela Kovač"));
    assert_eq!(own[0]["about"], Value::Null, "not chosen");
    let work = person
        .get("/rest/v1/experiences?select=company_name,started_on,ended_on,highlights&order=started_on.desc")
        .await
        .ok();
    assert_eq!(work.as_array().map(Vec::len), Some(3));
    assert_eq!((&work[0]["company_name"], &work[0]["ended_on"]), (&json!("Kettlebridge Payments"), &Value::Null));
    assert_eq!(work[0]["highlights"].as_array().map(Vec::len), Some(3));
    let known = person.get("/rest/v1/profile_skills?select=name,level,skills(slug)&name=eq.Postgres").await.ok();
    assert_eq!(known, json!([{ "name": "Postgres", "level": 3, "skills": { "slug": "postgresql" } }]));

    // Again: only what was skipped is new, and a version that was seen before is refused.
    let again = person.rpc("apply_resume_import", &apply(&document, &shown, &json!({}))).await;
    assert_eq!(again.error(409), "version_conflict");
    let shown = preview(&person, &document).await;
    let written = person.rpc("apply_resume_import", &apply(&document, &shown, &json!({}))).await.ok();
    assert_eq!(written, json!({ "added": 1, "updated": 1, "deleted": 0, "skipped": 0 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_ticked_rows_are_deleted() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let first = json!({ "work": [{ "name": "A", "position": "B", "startDate": "2019" }, { "name": "C", "position": "D", "startDate": "2020" }] });
    let shown = preview(&seeker, &first).await;
    seeker.rpc("apply_resume_import", &apply(&first, &shown, &json!({}))).await.ok();

    let second = json!({ "work": [{ "name": "A", "position": "B", "startDate": "2019-01", "summary": "more" }] });
    let shown = preview(&seeker, &second).await;
    assert_eq!(shown["experiences"][0]["action"], json!("update"));
    let gone = &shown["deletable"][0];
    assert_eq!((&gone["table"], &gone["label"]), (&json!("experiences"), &json!("D, C")));
    let tick = json!({ "delete": [{ "table": "experiences", "id": gone["id"] }] });
    let written = seeker.rpc("apply_resume_import", &apply(&second, &shown, &tick)).await.ok();
    assert_eq!(written, json!({ "added": 0, "updated": 1, "deleted": 1, "skipped": 0 }));

    let shown = preview(&seeker, &second).await;
    let stale = seeker.rpc("apply_resume_import", &apply(&second, &shown, &tick)).await;
    assert_eq!(
        (stale.error(422).as_str(), pointers(&stale)),
        ("invalid_input", vec!["/p_choices/delete/0".to_owned()])
    );
    let wrong = json!({ "skip": ["/work/9"], "basics": ["tier"] });
    let refused = seeker.rpc("apply_resume_import", &apply(&second, &shown, &wrong)).await;
    assert_eq!(refused.error(422), "invalid_input");
    assert_eq!(pointers(&refused), ["/p_choices/skip", "/p_choices/basics/0"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_documents_are_refused_whole() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let refused = async |document: Value| {
        let answer =
            seeker.rpc("apply_resume_import", &json!({ "p_document": document, "p_base_version": "x" })).await;
        (answer.error(422), pointers(&answer))
    };
    let invalid = |pointer: &str| ("invalid_document".to_owned(), vec![pointer.to_owned()]);
    assert_eq!(refused(json!({ "basics": { "name": "A" }, "work": "none" })).await, invalid("/work"));
    assert_eq!(refused(json!("a résumé")).await, invalid(""));
    // The data API refuses deep nesting for every call, and names the place.
    let deep = (0..80).fold(json!(1), |inner, _| json!({ "a": inner }));
    let call = json!({ "p_document": { "basics": { "name": "A" }, "x": deep } });
    let answer = seeker.rpc("preview_resume_import", &call).await;
    assert_eq!(answer.error(400), "PGRST102");
    assert!(
        answer.json()["details"].as_str().is_some_and(|text| text.contains("/p_document/x/a")),
        "{}",
        answer.text
    );
    let large = json!({ "basics": { "name": "A", "summary": "x".repeat(1_000_000) } });
    let answer = seeker.rpc("preview_resume_import", &json!({ "p_document": large })).await;
    assert_eq!(answer.error(413), "too_large");
    let company = app.company().await;
    let call = json!({ "p_document": fixture() });
    assert_eq!(company.admin.rpc("preview_resume_import", &call).await.error(403), "not_job_seeker");
    assert_eq!(count(&app, "select count(*) from experiences where profile_id = $1", seeker.id).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_largest_resume_fits() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let work: Vec<Value> = (0..65)
        .map(|i| {
            json!({ "name": format!("Company {i}"), "position": "x".repeat(400), "startDate": "2001-02",
            "summary": "ß".repeat(5100), "highlights": vec!["<script>alert(1)</script>"; 40] })
        })
        .collect();
    let skills: Vec<Value> = (0..150).map(|i| json!({ "name": format!("Skill {i}") })).collect();
    let document =
        json!({ "basics": { "name": "n".repeat(300), "label": "l".repeat(300) }, "work": work, "skills": skills });
    let shown = preview(&seeker, &document).await;
    let written = seeker.rpc("apply_resume_import", &apply(&document, &shown, &json!({}))).await.ok();
    assert_eq!(written["added"], json!(160), "the caps of both lists");
}
