//! `block_person`: who is blocked can't write, and doesn't learn why.

use super::{delete, edit, send};
use crate::{
    commands::{Match, interest, matched, open_job},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

async fn block(person: &Person, other: &Person) -> Answer {
    person.rpc("block_person", &json!({ "p_person_id": other.id })).await
}

async fn line(person: &Person) -> Value {
    person.rpc("list_conversations", &json!({})).await.ok()[0].clone()
}

/// The admin takes part as well as the recruiter, who approved.
async fn with_two_members(app: &TestApp) -> (Match, Person) {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let recruiter = app.recruiter(&company, &["manage_jobs", "view_candidates", "message_candidates"]).await;
    let job = open_job(&recruiter, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let approved = company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let conversation: Uuid = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    (Match { company, seeker, job, conversation }, recruiter)
}

#[tokio::test(flavor = "multi_thread")]
async fn either_side_blocks_the_other_who_reads_on_and_does_not_write() {
    let app = TestApp::start().await;
    let (one, two) = (matched(&app).await, matched(&app).await);
    for (found, blocker, blocked) in
        [(&one, &one.seeker, &one.company.admin), (&two, &two.company.admin, &two.seeker)]
    {
        let hello = send(&found.company.admin, found, "Hello").await.ok();
        let own = if blocked.id == found.company.admin.id { hello } else { send(blocked, found, "Hi").await.ok() };
        for _ in 0..2 {
            assert_eq!(block(blocker, blocked).await.ok(), json!({ "person_id": blocked.id }), "twice is once");
        }
        assert_eq!(send(blocked, found, "More").await.error(403), "conversation_closed");
        assert_eq!(edit(blocked, &own, "Changed").await.error(403), "conversation_closed");
        assert_eq!(delete(blocked, &own).await.error(403), "conversation_closed");
        assert_eq!(send(blocker, found, "More").await.error(403), "person_blocked");
        let (theirs, own) = (line(blocked).await, line(blocker).await);
        assert_eq!(
            (&theirs["cannot_write_reason"], &theirs["people"][0]["is_blocked"], &theirs["ended_at"]),
            (&json!("closed"), &json!(false), &Value::Null)
        );
        assert_eq!(
            (&own["cannot_write_reason"], &own["people"][0]["is_blocked"]),
            (&json!("blocked_by_caller"), &json!(true))
        );
        let read = format!("/rest/v1/messages?conversation_id=eq.{}&select=body", found.conversation);
        assert!(!blocked.get(&read).await.ok().as_array().expect("rows").is_empty(), "what was said stays");
        assert_eq!(blocked.get("/rest/v1/blocked_people?select=blocker_id").await.ok(), json!([]));
        assert_eq!(blocked.rpc("get_blocked_people", &json!({})).await.ok(), json!([]));
        let listed = blocker.rpc("get_blocked_people", &json!({})).await.ok();
        assert_eq!((listed.as_array().map(Vec::len), &listed[0]["id"]), (Some(1), &json!(blocked.id)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_conversation_looks_as_it_does_when_the_other_side_has_left() {
    let app = TestApp::start().await;
    let (blocked, left) = (matched(&app).await, matched(&app).await);
    block(&blocked.company.admin, &blocked.seeker).await.ok();
    let leave = "update profiles set is_active = false where id = $1";
    app.database.admin().await.execute(leave, &[&left.company.admin.id]).await.expect("they left");
    let refused = [send(&blocked.seeker, &blocked, "Hi").await, send(&left.seeker, &left, "Hi").await];
    assert_eq!(refused[0].error(403), "conversation_closed");
    assert_eq!(refused[0].text, refused[1].text);
    assert_eq!(line(&blocked.seeker).await["cannot_write_reason"], line(&left.seeker).await["cannot_write_reason"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_block_is_of_one_person_in_all_of_their_conversations() {
    let app = TestApp::start().await;
    let (found, recruiter) = with_two_members(&app).await;
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    send(admin, &found, "Hello").await.ok();
    send(&recruiter, &found, "Hello too").await.ok();
    for person in [seeker, admin, &recruiter] {
        let mark = json!({ "p_conversation_id": found.conversation, "p_sequence": 2 });
        person.rpc("mark_read", &mark).await.ok();
    }
    let other_job = open_job(admin, "Another").await;
    let interaction = interest(seeker, other_job).await;
    block(seeker, &recruiter).await.ok();
    assert_eq!(send(&recruiter, &found, "x").await.error(403), "conversation_closed");
    send(admin, &found, "Still here").await.ok();
    send(seeker, &found, "To the other one").await.ok();
    let marks = async |person: &Person| {
        let call = json!({ "p_conversation_id": found.conversation });
        let marks = person.rpc("get_read_marks", &call).await.ok();
        marks.as_array().expect("marks").iter().map(|mark| mark["user_id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(marks(seeker).await, [json!(admin.id)]);
    assert_eq!(marks(&recruiter).await, [json!(admin.id)]);
    assert_eq!(marks(admin).await.len(), 2);

    // One that begins later is closed to them too.
    let approved = recruiter.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await;
    if let Some(conversation) = approved.json()["conversation_id"].as_str() {
        let call = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": conversation, "p_body": "x" });
        assert_eq!(recruiter.rpc("send_message", &call).await.error(403), "conversation_closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_someone_of_the_other_side_can_be_blocked() {
    let app = TestApp::start().await;
    let (found, recruiter) = with_two_members(&app).await;
    let (stranger, elsewhere) = (app.seeker().await, matched(&app).await);
    for (blocker, other) in [
        (&found.seeker, &stranger),
        (&found.seeker, &elsewhere.company.admin),
        (&found.seeker, &found.seeker),
        (&found.company.admin, &recruiter),
        (&found.company.admin, &elsewhere.seeker),
    ] {
        assert_eq!(block(blocker, other).await.error(404), "not_found");
    }
    let row = json!({ "blocker_id": found.seeker.id, "blocked_id": found.company.admin.id });
    let past_the_command = found.seeker.request("POST", "/rest/v1/blocked_people").json(&row);
    assert_eq!(Answer::of(past_the_command).await.error(403), "42501");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_most_200_people_are_blocked_however_many_ask_at_once() {
    let app = TestApp::start().await;
    let (found, recruiter) = with_two_members(&app).await;
    let fill = format!(
        "insert into auth.users (id, email) select gen_random_uuid(), 'blocked' || n || '@example.test'
             from generate_series(1, 199) n;
         insert into profiles (id, full_name, slug) select u.id, 'Blocked', 'blocked-' || left(u.id::text, 13) from auth.users u
             where u.email like 'blocked%@example.test' on conflict do nothing;
         insert into blocked_people (blocker_id, blocked_id) select '{}', u.id from auth.users u
             where u.email like 'blocked%@example.test'",
        found.seeker.id
    );
    app.database.admin().await.batch_execute(&fill).await.unwrap_or_else(|error| panic!("{error:?}"));
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    let answers =
        futures::future::join_all([admin, &recruiter, admin, &recruiter].map(|other| block(seeker, other))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 2, "one of the two is over the limit, each time");
    assert!(refused.iter().all(|answer| answer.error(422) == "too_many"));
    let listed = seeker.rpc("get_blocked_people", &json!({})).await.ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(200));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_sent_during_the_block_comes_before_it_or_is_refused() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let sends = futures::future::join_all((0..8).map(|_| send(&found.company.admin, &found, "Hello")));
    let (sent, blocked) = tokio::join!(sends, block(&found.seeker, &found.company.admin));
    blocked.ok();
    let stored = sent.iter().filter(|answer| answer.status.is_success()).count();
    let late = "select count(*), count(*) filter (where m.created_at > b.created_at)
        from messages m cross join blocked_people b where m.conversation_id = $1";
    let row = app.database.admin().await.query_one(late, &[&found.conversation]).await.expect("counted");
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1)), (i64::try_from(stored).unwrap_or(-1), 0));
}
