//! `save_employer_challenge`: drafts may be incomplete; saving is by revision.

use super::{draft, written};
use crate::{
    commands::{details, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_half_written_draft_is_saved_with_its_problems() {
    let app = TestApp::start().await;
    let admin = app.company().await.admin;
    let half = json!({ "title": "Half", "kind": "code", "difficulty": "easy", "statement": "Too short" });
    let saved = admin.rpc("save_employer_challenge", &json!({ "p_document": half })).await.ok();
    let problems = saved["problems"].as_array().expect("problems");
    assert!(problems.iter().any(|one| one["pointer"] == "/statement"), "{saved}");
    let nothing = admin.rpc("save_employer_challenge", &json!({ "p_document": {} })).await;
    assert_eq!(pointers(&nothing), ["/p_document/title", "/p_document/kind"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_revision_is_refused() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let id = draft(&company.admin, &written()).await;
    let save = json!({ "p_id": id, "p_document": written(), "p_revision": 1 });
    company.admin.rpc("save_employer_challenge", &save).await.ok();
    let stale = company.admin.rpc("save_employer_challenge", &save).await;
    assert_eq!((stale.error(409).as_str(), details(&stale)), ("version_conflict", json!({ "version": 2 })));
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("save_employer_challenge", &save).await.error(404), "not_found");
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    assert_eq!(reader.rpc("save_employer_challenge", &save).await.error(403), "missing_permission");
    assert_eq!(reader.rpc("get_employer_challenge", &json!({ "p_id": id })).await.ok(), Value::Null);
}
