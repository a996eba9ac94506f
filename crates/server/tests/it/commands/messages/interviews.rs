//! Interviews: `propose_interview`, `accept_interview`, `decline_interview`, `cancel_interview`, `get_interview_calendar`,
//! `list_scheduled_interviews`.

use super::send;
use crate::{
    commands::{Match, arrange, details, matched, pointers},
    kit::{Answer, Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::{Duration, format_description::well_known::Rfc3339};
use uuid::Uuid;

fn in_hours(hours: i64) -> String {
    let now = crate::kit::clock().now().replace_nanosecond(0).expect("a time");
    (now + Duration::hours(hours)).format(&Rfc3339).expect("a time")
}

async fn propose(person: &Person, found: &Match, starts: &[String]) -> Answer {
    let call = json!({
        "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_starts": starts, "p_duration_minutes": 45,
        "p_place": "https://meet.example/a,b;c",
    });
    person.rpc("propose_interview", &call).await
}

async fn accept(person: &Person, interview: &Value, start: &str) -> Answer {
    person.rpc("accept_interview", &json!({ "p_id": interview["id"], "p_starts_at": start })).await
}

async fn act(person: &Person, command: &str, interview: &Value) -> Answer {
    person.rpc(command, &json!({ "p_id": interview["id"] })).await
}

async fn told(app: &TestApp, person: &Person) -> Vec<String> {
    let sql = "select kind from notifications where profile_id = $1 and kind like 'interview%' order by created_at";
    let rows = app.database.admin().await.query(sql, &[&person.id]).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_side_proposes_and_the_other_accepts_once() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let (first, second) = (in_hours(24), in_hours(48));
    let interview = propose(admin, &found, &[second.clone(), first.clone()]).await.ok();
    assert_eq!((&interview["status"], &interview["is_by_company"]), (&json!("proposed"), &json!(true)));
    let message = seeker.get("/rest/v1/messages?select=kind,scheduled_interview_id").await.ok();
    assert_eq!(message, json!([{ "kind": "interview", "scheduled_interview_id": interview["id"] }]));
    assert_eq!(told(&app, seeker).await, ["interview_proposed"]);

    assert_eq!(accept(admin, &interview, &first).await.error(403), "not_allowed", "one's own");
    let refused = accept(seeker, &interview, &in_hours(25)).await;
    assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_starts_at".to_owned()]));
    let answers =
        futures::future::join_all([&first, &second, &first, &second].map(|start| accept(seeker, &interview, start)))
            .await;
    let won: Vec<Value> = answers.iter().filter(|answer| answer.status.is_success()).map(Answer::json).collect();
    assert_eq!(won.len(), 2, "one of the times, and the same answer again");
    assert_eq!(won[0]["starts_at"], won[1]["starts_at"]);
    let lost = answers.iter().find(|answer| !answer.status.is_success()).expect("the other time");
    assert_eq!((lost.error(409).as_str(), &details(lost)["status"]), ("interview_status", &json!("accepted")));
    assert_eq!(told(&app, admin).await, ["interview_answered"], "told once");

    let span = json!({ "p_from": in_hours(0), "p_to": in_hours(72) });
    for side in [admin, seeker] {
        let listed = side.rpc("list_scheduled_interviews", &span).await.ok();
        assert_eq!((listed.as_array().map(Vec::len), &listed[0]["id"]), (Some(1), &interview["id"]));
    }
    assert_eq!(act(seeker, "cancel_interview", &interview).await.error(403), "not_allowed");
    act(admin, "cancel_interview", &interview).await.ok();
    act(admin, "cancel_interview", &interview).await.ok();
    assert_eq!(told(&app, seeker).await, ["interview_cancelled"], "the proposal is no longer news");
    assert_eq!(admin.rpc("list_scheduled_interviews", &span).await.ok(), json!([]));
    assert_eq!(act(seeker, "decline_interview", &interview).await.error(409), "interview_status");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_proposed_is_bounded() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    for (starts, place) in [
        (vec![], "/p_starts"),
        (vec![in_hours(1), in_hours(2), in_hours(3), in_hours(4)], "/p_starts"),
        (vec![in_hours(-1)], "/p_starts/0"),
        (vec![in_hours(1), in_hours(24 * 400)], "/p_starts/1"),
        (vec![in_hours(1), in_hours(1)], "/p_starts/1"),
        (vec!["tomorrow".to_owned()], "/p_starts/0"),
    ] {
        let refused = propose(admin, &found, &starts).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec![place.to_owned()]));
    }
    let answers = futures::future::join_all((0..8).map(|hour| {
        let start = [in_hours(hour + 1)];
        let found = &found;
        async move { propose(&found.company.admin, found, &start).await }
    }))
    .await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3, "three wait at most");
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("five refused");
    assert_eq!(refused.error(422), "too_many");
    let open = answers.iter().find(|answer| answer.status.is_success()).expect("one").json();
    act(&found.seeker, "decline_interview", &open).await.ok();
    act(&found.seeker, "decline_interview", &open).await.ok();
    assert_eq!(act(admin, "cancel_interview", &open).await.error(409), "interview_status");
    propose(admin, &found, &[in_hours(30)]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_can_write_propose_and_answer() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(5);
    assert_eq!(propose(seeker, &found, &[start.clone()]).await.error(403), "cannot_write_first");
    assert_eq!(propose(&app.seeker().await, &found, &[start.clone()]).await.error(404), "not_found");
    send(admin, &found, "Hello").await.ok();
    let theirs = propose(seeker, &found, &[start.clone()]).await.ok();
    assert_eq!(theirs["is_by_company"], json!(false));
    let own = propose(admin, &found, &[start.clone()]).await.ok();
    let stranger = app.company().await;
    for command in ["decline_interview", "cancel_interview", "get_interview_calendar"] {
        assert_eq!(act(&stranger.admin, command, &theirs).await.error(404), "not_found");
    }
    accept(admin, &theirs, &start).await.ok();
    arrange(&app, "update conversations set ended_at = now() where id = $1", found.conversation).await;
    assert_eq!(accept(seeker, &own, &start).await.error(403), "conversation_ended");
    act(seeker, "cancel_interview", &theirs).await.ok();
    assert_eq!(
        told(&app, admin).await.last().map(String::as_str),
        Some("interview_cancelled"),
        "they have to hear of it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_sent_again_is_the_same_proposal_and_one_of_the_past_is_over() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(5);
    let call = json!({
        "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_starts": [start], "p_duration_minutes": 30,
    });
    let answers = futures::future::join_all((0..6).map(|_| admin.rpc("propose_interview", &call))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first));
    assert_eq!(seeker.rpc("propose_interview", &call).await.error(409), "conflict", "another's id");
    let past = "update scheduled_interviews set starts = array[now() - interval '1 hour'] where conversation_id = $1";
    arrange(&app, past, found.conversation).await;
    let gone = (crate::kit::clock().now() - Duration::hours(1)).format(&Rfc3339).expect("a time");
    assert_eq!(accept(seeker, &first, &gone).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_calendar_file_is_of_one_event_that_replaces_itself() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    arrange(&app, "update profiles set full_name = 'Zoë \"Z\", Ångström; & co' where id = $1", seeker.id).await;
    let start = in_hours(24);
    let interview = propose(admin, &found, std::slice::from_ref(&start)).await.ok();
    assert_eq!(act(seeker, "get_interview_calendar", &interview).await.error(409), "interview_status");
    accept(seeker, &interview, &start).await.ok();
    let file = async || {
        let answer = act(seeker, "get_interview_calendar", &interview).await.ok();
        answer["content"].as_str().expect("text").replace("\r\n ", "")
    };
    let accepted = file().await;
    let compact = |text: &str| text.replace(['-', ':'], "");
    let uid = format!("UID:{}@devproof", interview["id"].as_str().expect("an id"));
    for line in [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "METHOD:PUBLISH".to_owned(),
        uid.clone(),
        "SEQUENCE:1".to_owned(),
        "STATUS:CONFIRMED".to_owned(),
        format!("DTSTART:{}", compact(&start)),
        "LOCATION:https://meet.example/a\\,b\\;c".to_owned(),
    ] {
        assert!(accepted.lines().any(|found| found == line), "{line} in\n{accepted}");
    }
    assert!(accepted.contains("Zoë \"Z\"\\, Ångström\\; & co"), "{accepted}");
    act(admin, "cancel_interview", &interview).await.ok();
    let cancelled = file().await;
    for line in ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:2", uid.as_str()] {
        assert!(cancelled.lines().any(|found| found == line), "{line} in\n{cancelled}");
    }
}
