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
    let added: usize = ["skills", "experiences", "educations", "links", "projects", "languages", "certificates"]
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
async fn a_year_without_a_month_stays_one() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let import = async |document: Value| {
        let shown = preview(&seeker, &document).await;
        seeker.rpc("apply_resume_import", &apply(&document, &shown, &json!({}))).await.ok();
        shown
    };
    let first = json!({
        "work": [{ "name": "A", "position": "B", "startDate": 2019, "endDate": "2021" },
                 { "name": "A", "position": "B", "startDate": "2022-03", "endDate": "2022" }],
        "education": [{ "institution": "C", "startDate": "2012", "endDate": "2016-07" }],
        "projects": [{ "name": "D", "startDate": "2020" }],
    });
    let shown = import(first.clone()).await;
    assert_eq!(shown["warnings"], json!([]));
    let work = seeker.get("/rest/v1/experiences?select=started_on,ended_on&order=started_on").await.ok();
    assert_eq!(
        work,
        json!([{ "started_on": "2019", "ended_on": "2021" }, { "started_on": "2022-03", "ended_on": "2022" }])
    );
    let profile = seeker.rpc("get_my_profile", &json!({})).await.ok();
    assert_eq!(profile["experiences"][0]["started_on"], "2022-03", "the newest is first");
    assert_eq!(
        (&profile["educations"][0]["started_on"], &profile["educations"][0]["ended_on"]),
        (&json!("2012"), &json!("2016-07"))
    );
    assert_eq!(
        (&profile["projects"][0]["started_on"], &profile["projects"][0]["ended_on"]),
        (&json!("2020"), &Value::Null)
    );

    // What goes out is what came in.
    let exported = seeker.rpc("export_profile", &json!({ "p_format": "json_resume" })).await.ok();
    let exported: Value = serde_json::from_str(exported["content"].as_str().expect("text")).expect("JSON");
    assert_eq!(
        (&exported["work"][1]["startDate"], &exported["work"][1]["endDate"]),
        (&json!("2019"), &json!("2021"))
    );

    // A year is the same entry as one of its months, and takes no month away.
    let second = json!({
        "work": [{ "name": "A", "position": "B", "startDate": "2019-05", "endDate": "2021-06" },
                 { "name": "A", "position": "B", "startDate": "2022", "endDate": "2022-09" }],
        "education": [{ "institution": "C", "startDate": "2012", "endDate": "2016" }],
    });
    let shown = import(second).await;
    let actions: Vec<&str> =
        shown["experiences"].as_array().expect("a list").iter().filter_map(|item| item["action"].as_str()).collect();
    assert_eq!(actions, ["update", "update"]);
    assert_eq!(shown["educations"][0]["action"], "same");
    let ends = seeker.get("/rest/v1/experiences?select=ended_on&order=started_on").await.ok();
    assert_eq!(ends, json!([{ "ended_on": "2021-06" }, { "ended_on": "2022-09" }]));

    for wrong in ["2020-01-01", "2020-13", "20", "1900", "soon", ""] {
        let row = json!({ "profile_id": seeker.id, "company_name": "A", "title": "B", "started_on": wrong });
        assert_eq!(seeker.post("/rest/v1/experiences", &row).await.error(400), "23514", "{wrong}");
    }
    let turned = json!({ "profile_id": seeker.id, "company_name": "A", "title": "B", "started_on": "2020-05", "ended_on": "2019" });
    assert_eq!(seeker.post("/rest/v1/experiences", &turned).await.error(400), "23514");
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
