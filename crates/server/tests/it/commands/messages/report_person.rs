//! `report_person`: what is kept, once, and within a day's limit.

use super::{edit, send};
use crate::{
    commands::{Match, matched},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};

async fn report(person: &Person, found: &Match, other: &Person, more: Value) -> Answer {
    let mut call =
        json!({ "p_conversation_id": found.conversation, "p_person_id": other.id, "p_reason": "harassment" });
    call.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
    person.rpc("report_person", &call).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_kept_as_it_was_and_reported_once() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    let message = send(admin, &found, "You are nothing").await.ok();
    let more = json!({ "p_message_id": message["id"], "p_words": "  It hurts \n" });
    let answers = futures::future::join_all((0..6).map(|_| report(seeker, &found, admin, more.clone()))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first), "one report, however often");
    edit(admin, &message, "You are great").await.ok();
    report(seeker, &found, admin, json!({})).await.ok();
    let database = app.database.admin().await;
    let kept = "select reporter_id = $1 and reported_id = $2, message_body, words, reason, state from private.reports
                where id = $3::text::uuid";
    let row = database
        .query_one(kept, &[&seeker.id, &admin.id, &first["id"].as_str().expect("an id")])
        .await
        .expect("the report");
    assert!(row.get::<_, bool>(0));
    let words: Vec<&str> = (1..5).map(|at| row.get(at)).collect();
    assert_eq!(words, ["You are nothing", "It hurts", "harassment", "open"]);
    let all: i64 = database.query_one("select count(*) from private.reports", &[]).await.expect("a count").get(0);
    assert_eq!(all, 2, "the message, and the person");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_the_other_side_did_in_ones_own_conversation() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    let hello = send(admin, &found, "Hello").await.ok();
    let own = send(seeker, &found, "Hi").await.ok();
    let elsewhere = send(&other.company.admin, &other, "Hello").await.ok();
    for (reporter, reported, more) in [
        (seeker, seeker, json!({})),
        (seeker, &other.company.admin, json!({})),
        (&other.seeker, admin, json!({})),
        (seeker, admin, json!({ "p_message_id": own["id"] })),
        (seeker, admin, json!({ "p_message_id": elsewhere["id"] })),
        (admin, seeker, json!({ "p_message_id": hello["id"] })),
    ] {
        assert_eq!(report(reporter, &found, reported, more).await.error(404), "not_found");
    }
    let unknown = json!({ "p_reason": "boredom" });
    assert_eq!(report(seeker, &found, admin, unknown).await.error(422), "invalid_input");
    let long = json!({ "p_words": "x".repeat(2001) });
    assert_eq!(report(seeker, &found, admin, long).await.error(422), "invalid_input");
    report(admin, &found, seeker, json!({ "p_words": "  " })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_a_day_however_many_at_once() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    let mut messages = Vec::new();
    for n in 0..14 {
        messages.push(send(admin, &found, &format!("Message {n}")).await.ok());
    }
    let calls =
        messages.iter().map(|message| report(seeker, &found, admin, json!({ "p_message_id": message["id"] })));
    let answers = futures::future::join_all(calls).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 4);
    assert!(refused.iter().all(|answer| answer.error(429) == "report_limit"));
    report(admin, &found, seeker, json!({})).await.ok();
    let back = "update private.reports set created_at = created_at - interval '25 hours'";
    app.database.admin().await.execute(back, &[]).await.expect("a day later");
    report(seeker, &found, admin, json!({})).await.ok();
}
