//! A model that gives no answer: nothing is lost, no one gets a number of another kind, and staff can try again.

use super::{super::work, *};
use std::time::Duration as Time;
use time::Duration;

#[tokio::test]
async fn while_the_model_gives_no_answer_an_attempt_waits_then_comes_back_and_can_be_tried_again() {
    let endpoint = Endpoint::start(Manner::Waits(Time::from_secs(30))).await;
    let app = app(&endpoint.url, "1", &[]).await;
    let person = app.seeker().await;
    let id = ended(&app, &person).await;
    // It hangs.
    work(&app).await;
    assert_eq!(state(&person, id).await, "scoring");
    let asked = endpoint.asked().len();
    // It is not asked before its time, even though it wants to be asked at once.
    endpoint.play(Manner::Fails);
    work(&app).await;
    assert_eq!(endpoint.asked().len(), asked);
    for wait in [15, 30, 60, 120] {
        assert_eq!(state(&person, id).await, "scoring", "before {wait} s");
        app.clock.advance(Duration::seconds(wait));
        work(&app).await;
    }
    assert!(endpoint.asked().len() > asked);
    assert_eq!(state(&person, id).await, "unscored");
    let answers = count(&app, "private.interview_answers").await;
    assert_eq!(i64::try_from(endpoint.asked().len()).expect("few"), answers, "every answer is kept");
    let lobby = person.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&lobby["used"], &lobby["may_start"]), (&json!(0), &json!(true)));
    assert_eq!(lobby["attempts"][0]["total"], json!(null));
    assert_eq!(call(&person, "get_interview_receipt", id).await.ok()["receipt"], json!(null));
    let emails = devproof_queue::outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    assert_eq!(emails.len(), 1, "the owner is told");

    let staff = app.staff().await;
    let list = staff.rpc("admin_list_unscored_interviews", &json!({ "p_reason": "A look" })).await.ok();
    assert_eq!((&list[0]["id"], &list[0]["state"]), (&json!(id), &json!("unscored")));
    assert!(list[0]["last_error"].as_str().is_some_and(|error| error.contains("500")), "{list}");
    endpoint.play(honest());
    let retry = json!({ "p_attempt_id": id, "p_reason": "It answers again" });
    staff.rpc("admin_retry_interview_scoring", &retry).await.ok();
    work(&app).await;
    let told = call(&person, "get_interview_receipt", id).await.ok();
    assert_eq!((&told["attempt"]["state"], &told["scored_by"]["kind"]), (&json!("scored"), &json!("model")));
    assert_eq!(call(&person, "score_interview_again", id).await.ok()["same"], true);
    assert_eq!(person.rpc("get_interview_lobby", &json!({})).await.ok()["used"], 0, "it stays given back");
}

#[tokio::test]
async fn where_nobody_listens_an_attempt_waits() {
    // Taken and let go: no one else gets it at once.
    let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port").local_addr().expect("bound");
    let app = app(&format!("http://{gone}/v1"), "1", &[]).await;
    let seeker = app.seeker().await;
    let id = ended(&app, &seeker).await;
    work(&app).await;
    assert_eq!(state(&seeker, id).await, "scoring");
    assert_eq!(count(&app, "queue.tasks where kind = 'interview.score' and state = 'ready'").await, 1);
}
