//! `finish_interview`: the end by the candidate.

use super::{begin, board, call, emails, save, work};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::json;
use uuid::Uuid;

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
    assert_eq!(emails(&app, &seeker).await, [""; 0], "who ended it sees it on the screen");
}
