//! `admin_score_interview`: a person's scoring is blind, once, and then it counts.

use crate::{
    commands::interview::{call, scored, work},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn a_person_scores_blind_and_the_receipt_shows_both() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = scored(&app, &seeker).await;
    let ask = json!({ "p_attempt_id": id, "p_reason": "The copies were not seen" });
    seeker.rpc("ask_interview_review", &ask).await.ok();
    assert_eq!(seeker.rpc("ask_interview_review", &ask).await.error(409), "review_asked");
    assert_eq!(seeker.rpc("admin_list_interview_reviews", &json!({ "p_reason": "x" })).await.error(403), "not_staff");

    let staff = app.staff().await;
    let list =
        staff.rpc("admin_list_interview_reviews", &json!({ "p_state": "asked", "p_reason": "The queue" })).await.ok();
    assert_eq!((&list[0]["state"], &list[0]["before"]), (&json!("asked"), &Value::Null), "{list}");
    let review = list[0]["id"].clone();
    let blind =
        staff.rpc("admin_get_interview_review", &json!({ "p_id": review, "p_reason": "To judge" })).await.ok();
    for told in [&list, &blind] {
        let text = told.to_string();
        for secret in
            [seeker.id.to_string(), "Sam Seeker".to_owned(), "\"met\"".to_owned(), "\"total\":".to_owned() + "7"]
        {
            assert!(!text.contains(&secret), "{secret}: {text}");
        }
    }
    let questions = blind["questions"].as_array().expect("questions");
    let decided = |quote: &str| -> Value {
        questions.iter().map(|one| json!({ "check": one["check"], "met": true, "quote": quote })).collect()
    };
    let body = |findings: Value| json!({ "p_id": review, "p_findings": findings, "p_reason": "Looked at it" });
    assert_eq!(staff.rpc("admin_score_interview", &body(json!([]))).await.error(422), "invalid_input");
    assert_eq!(staff.rpc("admin_score_interview", &body(decided("never said"))).await.error(422), "invalid_input");
    let admin = app.database.admin().await;
    let belongs_to = async |owner: Uuid| {
        let sql = "update interview_attempts set profile_id = $1 where id = $2";
        admin.execute(sql, &[&owner, &id]).await.expect("an attempt");
    };
    belongs_to(staff.id).await;
    let own = staff.rpc("admin_score_interview", &body(decided("two copies of every row"))).await;
    assert_eq!(own.error(403), "not_allowed", "nobody decides about their own");
    belongs_to(seeker.id).await;
    let unknown = json!({ "p_id": Uuid::new_v4(), "p_reason": "To judge" });
    assert_eq!(staff.rpc("admin_get_interview_review", &unknown).await.error(404), "not_found");
    let done = staff.rpc("admin_score_interview", &body(decided("two copies of every row"))).await.ok();
    assert_eq!(staff.rpc("admin_score_interview", &body(decided(""))).await.error(409), "conflict");

    let told = call(&seeker, "get_interview_receipt", id).await.ok();
    assert_eq!(told["receipt"]["score"]["total"], done["total"]);
    assert_eq!(told["before"]["score"]["total"], done["before"]);
    assert_eq!((&told["review"]["state"], &told["scored_by"]["kind"]), (&json!("done"), &json!("person")));
    assert_eq!(call(&seeker, "score_interview_again", id).await.ok()["same"], true);
    work(&app).await;
    let emails = devproof_queue::outbox::list(&app.db, Some(&seeker.email)).await.expect("the outbox");
    assert_eq!(emails.len(), 1);
    let sql = "select count(*) from private.audit_log where action like 'interview.%'";
    let logged: i64 = admin.query_one(sql, &[]).await.expect("a count").get(0);
    assert!(logged >= 3, "{logged}");
}
