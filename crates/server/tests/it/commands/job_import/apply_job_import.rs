//! The import of schema.org job postings.

use crate::{
    commands::{id, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

fn fixture() -> Value {
    serde_json::from_str(include_str!("../../../../../../web/e2e/fixtures/job-posting.json"))
        .expect("the fixture is JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_posting_becomes_the_draft_that_was_shown() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let shown = admin.rpc("preview_job_import", &json!({ "p_document": fixture() })).await.ok();
    let posting = &shown["postings"][0];
    assert_eq!(posting["unknown_skills"], json!(["Segment file alchemy"]));
    assert_eq!(posting["existing_job_id"], Value::Null);

    let call = json!({ "p_document": fixture(), "p_choices": { "index": 0 } });
    let made = admin.rpc("apply_job_import", &call).await.ok();
    let job = id(&made);
    assert_eq!(made["missing_for_publish"], posting["missing_for_publish"], "preview and database agree");
    let path = format!("/rest/v1/job_openings?select=title,status,description,pay_max,places,countries&id=eq.{job}");
    let row = admin.get(&path).await.ok();
    assert_eq!(row[0]["status"], json!("draft"));
    for field in ["title", "description", "pay_max", "places", "countries"] {
        assert_eq!(row[0][field], posting["draft"][field], "{field}");
    }

    // The same posting again finds the job it became, and brings it up to date.
    let shown = admin.rpc("preview_job_import", &json!({ "p_document": fixture() })).await.ok();
    assert_eq!(shown["postings"][0]["existing_job_id"], json!(job));
    let with = json!({ "p_document": fixture(), "p_choices": { "index": 0, "draft": { "seniority": "senior", "title": "Storage Engineer" } } });
    let again = admin.rpc("apply_job_import", &with).await.ok();
    assert_eq!((id(&again), &again["missing_for_publish"]), (job, &json!([])));
    admin.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    let stale = json!({ "p_document": fixture(), "p_choices": { "index": 0 }, "p_base_version": 1 });
    assert_eq!(admin.rpc("apply_job_import", &stale).await.error(409), "version_conflict");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bare_posting_misses_is_the_same_in_preview_and_database() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let documents = [
        json!({ "@type": "JobPosting", "title": "x" }),
        json!({ "@type": "JobPosting", "title": "Senior x", "description": "y", "jobLocationType": "hybrid", "baseSalary": 50000 }),
    ];
    for document in documents {
        let shown = company.admin.rpc("preview_job_import", &json!({ "p_document": document })).await.ok();
        let call = json!({ "p_document": document, "p_choices": { "index": 0 } });
        let made = company.admin.rpc("apply_job_import", &call).await.ok();
        assert_eq!(made["missing_for_publish"], shown["postings"][0]["missing_for_publish"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_posting_is_refused() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let none = admin.rpc("preview_job_import", &json!({ "p_document": { "@type": "Person" } })).await;
    assert_eq!((none.error(422).as_str(), pointers(&none)), ("invalid_document", vec![String::new()]));
    let twisted = json!({ "p_document": [{ "@type": "JobPosting", "title": "x", "description": { "a": 1 } }] });
    assert_eq!(pointers(&admin.rpc("preview_job_import", &twisted).await), ["/0/description"]);
    let beyond = json!({ "p_document": fixture(), "p_choices": { "index": 1 } });
    assert_eq!(pointers(&admin.rpc("apply_job_import", &beyond).await), ["/p_choices/index"]);
    let wrong =
        json!({ "p_document": fixture(), "p_choices": { "index": 0, "draft": { "pay_min": -1, "status": "open" } } });
    assert_eq!(admin.rpc("apply_job_import", &wrong).await.error(422), "invalid_input");
    let reader = app.recruiter(&company, &[]).await;
    assert_eq!(
        reader.rpc("preview_job_import", &json!({ "p_document": fixture() })).await.error(403),
        "missing_permission"
    );
}
