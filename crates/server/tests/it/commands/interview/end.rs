//! The end: by the candidate, by the clock, and when no score comes.

use super::{begin, board, call, save, work};
use crate::kit::{Person, TestApp};
use futures::future::join_all;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

async fn letters(app: &TestApp, person: &Person) -> Vec<String> {
    let letters = devproof_queue::outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    letters.into_iter().map(|letter| letter.subject).collect()
}

#[tokio::test]
async fn f05_finished_at_once_and_edited_after_it_there_is_one_score_of_what_was_there() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    save(&seeker, id, "notes.requirements", json!("I leave payments out."), 0).await.ok();
    let ends = join_all((0..10).map(|_| call(&seeker, "finish_interview", id))).await;
    assert!(ends.iter().all(|end| end.ok()["state"] == "scoring"));
    assert_eq!(save(&seeker, id, "notes.requirements", json!("More"), 1).await.error(409), "interview_over");
    let say = json!({ "p_id": Uuid::new_v4(), "p_attempt_id": id, "p_text": "One more thing" });
    assert_eq!(seeker.rpc("say_in_interview", &say).await.error(409), "interview_over");
    assert_eq!(call(&seeker, "start_drill", id).await.error(409), "interview_over");
    join_all((0..3).map(|_| work(&app))).await;
    assert_eq!(save(&seeker, id, "board", board(), 0).await.error(409), "interview_over");
    let admin = app.database.admin().await;
    for table in ["public.interview_scores", "private.interview_scorings"] {
        let sql = format!("select count(*) from {table}");
        assert_eq!(admin.query_one(&sql, &[]).await.expect("a count").get::<_, i64>(0), 1, "{table}");
    }
    let sql = "select count(*) from queue.tasks where kind = 'interview.score'";
    assert_eq!(admin.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0), 1);
    assert_eq!(letters(&app, &seeker).await, [""; 0], "who ended it sees it on the screen");
}

#[tokio::test]
async fn the_clock_ends_what_nobody_finished_after_a_little_grace() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    app.clock.advance(Duration::minutes(45) + Duration::seconds(20));
    save(&seeker, id, "notes.requirements", json!("On its way"), 0).await.ok();
    app.clock.advance(Duration::seconds(20));
    assert_eq!(save(&seeker, id, "notes.requirements", json!("Late"), 1).await.error(409), "interview_over");
    let now = devproof_claims::Clock::now(&*app.clock);
    let ended = join_all((0..3).map(|_| devproof_commands::end_interviews(&app.db, now))).await;
    assert_eq!(ended.into_iter().map(|ended| ended.expect("it ends")).sum::<usize>(), 1);
    work(&app).await;
    let room = call(&seeker, "get_interview", id).await.ok();
    assert_eq!(
        (&room["attempt"]["state"], &room["answer"]["notes"]["requirements"]),
        (&json!("scored"), &json!("On its way"))
    );
    assert_eq!(letters(&app, &seeker).await.len(), 1, "who was not there is told");
}

#[tokio::test]
async fn whoever_looks_before_the_clock_does_ends_it_too() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    app.clock.advance(Duration::minutes(46));
    assert_eq!(call(&seeker, "get_interview", id).await.ok()["attempt"]["state"], "scoring");
    assert_eq!(call(&seeker, "get_interview_receipt", id).await.ok()["receipt"], json!(null));
}

#[tokio::test]
async fn what_cannot_be_scored_comes_back_and_staff_can_try_again() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let id = begin(&person).await;
    call(&person, "finish_interview", id).await.ok();
    // What the scorer cannot read.
    let admin = app.database.admin().await;
    admin.batch_execute("update private.interview_work set board = '[]'").await.expect("it breaks");
    for _ in 0..8 {
        work(&app).await;
        app.clock.advance(Duration::hours(2));
    }
    let seeker = app.session(&person, "aal1").await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!(lobby["attempts"][0]["state"], "unscored");
    assert_eq!(lobby["attempts"][0]["total"], json!(null));
    assert_eq!((&lobby["used"], &lobby["may_start"]), (&json!(0), &json!(true)));
    work(&app).await;
    assert_eq!(letters(&app, &person).await.len(), 1);

    let staff = app.staff().await;
    let list = staff.rpc("admin_list_unscored_interviews", &json!({ "p_reason": "A look" })).await.ok();
    assert_eq!(list[0]["id"], json!(id));
    admin
        .batch_execute(r#"update private.interview_work set board = '{"nodes": [], "edges": [], "notes": ""}'"#)
        .await
        .expect("it is mended");
    let retry = json!({ "p_attempt_id": id, "p_reason": "Mended" });
    staff.rpc("admin_retry_interview_scoring", &retry).await.ok();
    assert_eq!(staff.rpc("admin_retry_interview_scoring", &retry).await.error(409), "conflict");
    work(&app).await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!(
        (&lobby["attempts"][0]["state"], &lobby["used"]),
        (&json!("scored"), &json!(0)),
        "it stays given back"
    );
}
