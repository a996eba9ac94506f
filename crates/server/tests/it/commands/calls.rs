//! What holds for every command: who comes in, arguments, idempotency.

use super::{count, open_job, pointers};
use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_let_in_without_a_live_account() {
    let app = TestApp::start().await;
    let call = json!({ "p_view": "messages" });
    assert_eq!(app.post("/rest/v1/rpc/mark_viewed", &call).await.error(401), "not_signed_in");
    assert_eq!(app.newcomer().await.rpc("mark_viewed", &call).await.error(403), "onboarding_incomplete");
    let seeker = app.seeker().await;
    seeker.rpc("mark_viewed", &call).await.ok();
    super::arrange(&app, "update profiles set is_active = false where id = $1", seeker.id).await;
    // Its sessions went with it; the command has to refuse even one that were still there.
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!(seeker.rpc("mark_viewed", &call).await.error(403), "account_inactive");
    assert_eq!(seeker.rpc("choose_role", &json!({ "p_role": "employer" })).await.error(403), "account_inactive");
}

#[tokio::test(flavor = "multi_thread")]
async fn arguments_are_checked_by_place() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    // Names are the protocol's affair.
    assert_eq!(seeker.rpc("mark_viewed", &json!({ "view": "messages" })).await.error(404), "PGRST202");
    assert_eq!(seeker.rpc("mark_viewed", &json!({})).await.error(404), "PGRST202");
    let typed = seeker.rpc("mark_viewed", &json!({ "p_view": 3 })).await;
    assert_eq!((typed.error(422).as_str(), pointers(&typed)), ("invalid_input", vec!["/p_view".to_owned()]));
    let word = seeker.rpc("mark_viewed", &json!({ "p_view": "everything" })).await;
    assert_eq!((word.error(422).as_str(), pointers(&word)), ("invalid_input", vec!["/p_view".to_owned()]));
    let uuid = seeker.rpc("undo_interaction", &json!({ "p_id": "1" })).await;
    assert_eq!((uuid.error(422).as_str(), pointers(&uuid)), ("invalid_input", vec!["/p_id".to_owned()]));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_key_gives_one_answer() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (one, other) = (open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await);
    let call = json!({ "p_job_opening_id": one, "p_idempotency_key": "k-1" });
    let first = seeker.rpc("express_interest", &call).await.ok();
    assert_eq!(seeker.rpc("express_interest", &call).await.ok(), first);
    let changed = json!({ "p_job_opening_id": other, "p_idempotency_key": "k-1" });
    assert_eq!(seeker.rpc("express_interest", &changed).await.error(409), "idempotency_mismatch");
    assert_eq!(seeker.rpc("pass_job", &call).await.error(409), "idempotency_mismatch");
    let bad = json!({ "p_job_opening_id": other, "p_idempotency_key": "" });
    assert_eq!(seeker.rpc("express_interest", &bad).await.error(422), "invalid_input");
    // Another person's key of the same name is another key, and a refused call leaves none behind.
    let missing = json!({ "p_job_opening_id": Uuid::new_v4(), "p_idempotency_key": "k-2" });
    assert_eq!(seeker.rpc("express_interest", &missing).await.error(404), "not_found");
    let mended = json!({ "p_job_opening_id": other, "p_idempotency_key": "k-2" });
    seeker.rpc("express_interest", &mended).await.ok();
    app.seeker().await.rpc("express_interest", &call).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_key_many_times_at_once_acts_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let call = json!({ "p_job": { "title": "Once" }, "p_idempotency_key": "same" });
    let calls = (0..10).map(|_| company.admin.rpc("save_job", &call));
    let answers: Vec<_> = futures::future::join_all(calls).await.iter().map(|answer| answer.ok()).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(count(&app, "select count(*) from job_openings where company_id = $1", company.id).await, 1);
}
