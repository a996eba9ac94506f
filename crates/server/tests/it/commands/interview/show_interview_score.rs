//! `show_interview_score`: a score is its owner's; others see what its owner shows; of practice nothing.

use super::{begin, call, scored, seen, work};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

async fn show(person: &Person, attempt: Uuid, shown: bool) -> crate::kit::Answer {
    person.rpc("show_interview_score", &json!({ "p_attempt_id": attempt, "p_shown": shown })).await
}

#[tokio::test]
async fn a_fresh_score_is_hidden_until_its_owner_shows_it() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    let id = scored(&app, &seeker).await;
    assert_eq!(seen(&app, &employer, &seeker).await, (None, None, Value::Null));
    assert_eq!(show(&employer, id, true).await.error(404), "not_found");
    show(&seeker, id, true).await.ok();
    let (on_profile, _, page) = seen(&app, &employer, &seeker).await;
    assert_eq!(json!(on_profile), page["total"]);
    assert_eq!(page["dimensions"].as_array().map(Vec::len), Some(7), "{page}");
    assert_eq!(
        (&page["choice"], &page["reviewed"], &page["seniority"]),
        (&json!("best"), &json!(false), &json!("mid"))
    );
    assert!(!page.to_string().contains("payments"), "nothing that was said");
    for name in ["get_interview", "get_interview_receipt", "score_interview_again"] {
        assert_eq!(call(&employer, name, id).await.error(404), "not_found", "{name}");
    }
    show(&seeker, id, false).await.ok();
    assert_eq!(seen(&app, &employer, &seeker).await, (None, None, Value::Null));
}

#[tokio::test]
async fn practice_is_seen_by_nobody_else() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let member = company.admin;
    let id = begin(&member).await;
    call(&member, "finish_interview", id).await.ok();
    work(&app).await;
    let told = call(&member, "get_interview_receipt", id).await.ok();
    assert!(told["receipt"]["score"]["total"].is_number() && told["attempt"]["practice"] == true, "{told}");
    assert_eq!(show(&member, id, true).await.error(409), "practice_only");
    let review = json!({ "p_attempt_id": id, "p_reason": "Look" });
    assert_eq!(member.rpc("ask_interview_review", &review).await.error(409), "practice_only");
    let admin = app.database.admin().await;
    let sql = "select system_design_score from profiles where id = $1";
    assert_eq!(admin.query_one(sql, &[&member.id]).await.expect("a profile").get::<_, Option<i16>>(0), None);
}
