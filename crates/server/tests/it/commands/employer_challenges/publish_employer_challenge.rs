//! Drafts, what a document must have, versions.

use super::{code, draft, published, read, sent, written};
use crate::{
    commands::{details, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_half_written_draft_is_kept_and_publishing_names_what_it_lacks() {
    let app = TestApp::start().await;
    let admin = app.company().await.admin;
    let half = json!({ "title": "Half", "kind": "code", "difficulty": "easy", "statement": "Too short", "tests": [{ "name": "x" }] });
    let saved = admin.rpc("save_employer_challenge", &json!({ "p_document": half })).await.ok();
    let found: Vec<&str> =
        saved["problems"].as_array().expect("problems").iter().filter_map(|one| one["pointer"].as_str()).collect();
    assert!(found.contains(&"/statement") && found.iter().any(|at| at.starts_with("/tests/0")), "{found:?}");
    let refused = admin.rpc("publish_employer_challenge", &json!({ "p_id": saved["id"] })).await;
    assert_eq!(refused.error(422), "invalid_document");
    assert!(pointers(&refused).contains(&"/statement".to_owned()));
    // No title, no kind: nothing that a list could show.
    let nothing = admin.rpc("save_employer_challenge", &json!({ "p_document": {} })).await;
    assert_eq!(
        (nothing.error(422).as_str(), pointers(&nothing)),
        ("invalid_input", vec!["/p_document/title".to_owned(), "/p_document/kind".to_owned(),])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn data_that_is_not_of_the_signature_s_types_is_not_published() {
    let app = TestApp::start().await;
    let admin = app.company().await.admin;
    let mut unfit = code();
    unfit["function"]["returns"] = json!("int32");
    unfit["tests"][1]["arguments"] = json!(["271828"]);
    let saved = admin.rpc("save_employer_challenge", &json!({ "p_document": unfit })).await.ok();
    let found: Vec<&str> =
        saved["problems"].as_array().expect("problems").iter().filter_map(|one| one["pointer"].as_str()).collect();
    assert_eq!(found, ["/function/returns", "/tests/1/arguments/0"]);
    let refused = admin.rpc("publish_employer_challenge", &json!({ "p_id": saved["id"] })).await;
    assert_eq!((refused.error(422).as_str(), pointers(&refused).len()), ("invalid_document", 2));
    let fits = json!({ "p_id": saved["id"], "p_document": code(), "p_revision": saved["revision"] });
    assert_eq!(admin.rpc("save_employer_challenge", &fits).await.ok()["problems"], json!([]));
    admin.rpc("publish_employer_challenge", &json!({ "p_id": saved["id"] })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_the_company_s_and_only_an_approved_one_publishes() {
    let app = TestApp::start().await;
    let (company, other, pending) = (app.company().await, app.company().await, app.company_in("pending").await);
    let viewer = app.recruiter(&company, &["view_candidates", "manage_jobs"]).await;
    let id = draft(&company.admin, &written()).await;
    let call = json!({ "p_id": id });
    for stranger in [&other.admin, &viewer, &app.seeker().await] {
        assert_eq!(stranger.rpc("get_employer_challenge", &call).await.ok(), Value::Null);
        assert_eq!(stranger.get("/rest/v1/employer_challenges?select=id").await.ok(), json!([]));
        assert!(!stranger.rpc("publish_employer_challenge", &call).await.status.is_success());
        assert!(!stranger.rpc("delete_employer_challenge", &call).await.status.is_success());
    }
    assert_eq!(other.admin.rpc("publish_employer_challenge", &call).await.error(404), "not_found");
    assert_eq!(viewer.rpc("publish_employer_challenge", &call).await.error(403), "missing_permission");
    let waiting = draft(&pending.admin, &written()).await;
    let refused = pending.admin.rpc("publish_employer_challenge", &json!({ "p_id": waiting })).await;
    assert_eq!(refused.error(403), "company_not_approved");
    // Who only sends sees what is published, and no draft.
    let listed = viewer.rpc("list_employer_challenges", &json!({})).await.ok();
    assert_eq!((&listed["challenges"], &listed["can_manage"]), (&json!([]), &json!(false)));
    published(&company.admin, &written()).await;
    let listed = viewer.rpc("list_employer_challenges", &json!({})).await.ok();
    assert_eq!(listed["challenges"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn editing_after_publishing_makes_a_new_version_and_who_was_invited_keeps_theirs() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let admin = &sent.company.admin;
    let mut changed = written();
    changed["questions"][0]["question"] = json!("Something else entirely?");
    let save = json!({ "p_id": sent.challenge, "p_document": changed, "p_revision": 1 });
    assert_eq!(admin.rpc("save_employer_challenge", &save).await.ok()["is_changed"], json!(true));
    let stale = admin.rpc("save_employer_challenge", &save).await;
    assert_eq!((stale.error(409).as_str(), details(&stale)), ("version_conflict", json!({ "version": 2 })));
    let seen = read(&sent.seeker, sent.invitation).await;
    assert_eq!(seen["document"]["questions"][0]["question"], json!("What do you look at first?"));
    let again = admin.rpc("publish_employer_challenge", &json!({ "p_id": sent.challenge })).await.ok();
    assert_eq!(again["version"], json!(2));
    let same = admin.rpc("publish_employer_challenge", &json!({ "p_id": sent.challenge })).await.ok();
    assert_eq!(same["version"], json!(2), "nothing changed, so nothing is frozen");
    let seen = read(&sent.seeker, sent.invitation).await;
    assert_eq!(
        (&seen["version"], &seen["document"]["questions"][0]["question"]),
        (&json!(1), &json!("What do you look at first?"))
    );
    let deleted = admin.rpc("delete_employer_challenge", &json!({ "p_id": sent.challenge })).await;
    assert_eq!(deleted.error(409), "challenge_status");
    let archived = admin.rpc("archive_employer_challenge", &json!({ "p_id": sent.challenge })).await.ok();
    assert_eq!(archived["status"], json!("archived"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_candidate_sees_all_of_it_before_the_start_and_nothing_that_is_hidden() {
    let app = TestApp::start().await;
    let sent = sent(&app, &code()).await;
    let answer = sent.seeker.rpc("get_challenge_invitation", &json!({ "p_id": sent.invitation })).await;
    for secret in ["271828", "543656", "zqxsolution", "zqxwrong"] {
        assert!(!answer.text.contains(secret), "{secret}");
    }
    let seen = answer.ok();
    assert_eq!(
        seen["document"]["tests"],
        json!([
            { "name": "two", "visible": true, "arguments": [2], "expected": 4 },
            { "name": "a big one", "visible": false },
        ])
    );
    assert_eq!(seen["document"]["starter"]["python"], json!("def double_it(n):\n    pass\n"));
    let answer = super::sent(&app, &written()).await;
    let text = answer.seeker.rpc("get_challenge_invitation", &json!({ "p_id": answer.invitation })).await.text;
    assert!(text.contains("What do you look at first?") && !text.contains("zqxlooksfor"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_schema_is_public_at_the_path_of_its_id() {
    let app = TestApp::start().await;
    let schema = app.get("/schemas/challenge.json").await.ok();
    assert!(schema["$id"].as_str().expect("an id").ends_with("/schemas/challenge.json"));
}
