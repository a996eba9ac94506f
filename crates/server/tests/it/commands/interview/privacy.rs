//! Who sees a score: its owner; others what its owner shows; of practice nobody.

use super::{begin, call, scored, work};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// What others see: the profile's number, the search's, and the page's.
async fn seen(app: &TestApp, by: &Person, of: &Person) -> (Option<i16>, Option<i16>, Value) {
    let admin = app.database.admin().await;
    let sql = "select p.slug, p.system_design_score, t.system_design_score
        from profiles p left join talent_profiles t on t.id = p.id where p.id = $1";
    let row = admin.query_one(sql, &[&of.id]).await.expect("a profile");
    let page = by.rpc("get_public_profile", &json!({ "p_slug": row.get::<_, String>(0) })).await.ok();
    (row.get(1), row.get(2), page["interview"].clone())
}

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
async fn the_best_or_the_latest_of_what_is_shown_stands_on_the_profile() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    let admin = app.database.admin().await;
    let sql = "insert into interview_scores (profile_id, total, seniority, is_shown, scored_at) values
        ($1, 70, 'mid', true, now() - interval '3 days'), ($1, 60, 'mid', true, now() - interval '2 days'),
        ($1, 90, 'mid', false, now() - interval '1 day')";
    admin.execute(sql, &[&seeker.id]).await.expect("scores");
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(70));
    seeker.rpc("choose_interview_score", &json!({ "p_choice": "latest" })).await.ok();
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(60), "a hidden one is none");
    seeker.rpc("choose_interview_score", &json!({ "p_choice": "best" })).await.ok();
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(70));
    assert_eq!(
        employer.rpc("choose_interview_score", &json!({ "p_choice": "best" })).await.error(403),
        "not_job_seeker"
    );
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
