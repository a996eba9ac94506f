//! The product's topics: who is let in, who is heard, and what ends it.

use super::client::{Socket, private};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_postgres::Client;
use uuid::Uuid;

/// Two who talk, and everything about them.
struct Talk {
    app: TestApp,
    admin: Client,
    company: Uuid,
    seeker: Person,
    recruiter: Person,
    conversation: Uuid,
}

impl Talk {
    async fn begin() -> Self {
        let app = TestApp::start().await;
        let admin = app.database.admin().await;
        let company = app.company().await;
        let seeker = app.seeker().await;
        let recruiter = app.recruiter(&company, &["message_candidates"]).await;
        let insert = "insert into conversations (company_id, seeker_profile_id) values ($1, $2) returning id";
        let conversation: Uuid =
            admin.query_one(insert, &[&company.id, &seeker.id]).await.expect("a conversation").get(0);
        let insert = "insert into conversation_participants (conversation_id, user_id) values ($1, $2)";
        for person in [&seeker, &recruiter] {
            admin.execute(insert, &[&conversation, &person.id]).await.expect("a participant");
        }
        Self { app, admin, company: company.id, seeker, recruiter, conversation }
    }

    fn topic(&self) -> String {
        format!("realtime:conversation:{}", self.conversation)
    }

    async fn sql(&self, sql: &str) {
        let sql = sql
            .replace("CONVERSATION", &format!("'{}'", self.conversation))
            .replace("SEEKER", &format!("'{}'", self.seeker.id))
            .replace("RECRUITER", &format!("'{}'", self.recruiter.id));
        self.admin.batch_execute(&sql).await.expect("a change");
    }

    async fn admitted(&self, topic: &str, person: &Person) -> bool {
        let mut socket = Socket::open(&self.app).await;
        socket.join(topic, &private(&person.token, &json!({}))).await["status"] == "ok"
    }
}

fn person_topic(person: &Person) -> String {
    format!("realtime:person:{}", person.id)
}

fn presence() -> Value {
    json!({"presence": {"key": "", "enabled": true}})
}

#[tokio::test]
async fn typing_is_heard_by_those_who_talk_and_nobody_else() {
    let talk = Talk::begin().await;
    let topic = talk.topic();
    let (stranger, newcomer) = (talk.app.seeker().await, talk.app.newcomer().await);
    let elsewhere = talk.app.company().await.admin;
    let colleague = talk.app.newcomer().await;
    talk.sql(&format!(
        "update profiles set role = 'employer', needs_onboarding = false, company_id = '{}', company_role = 'admin',
             company_approval_status = 'approved' where id = '{}'",
        talk.company, colleague.id
    ))
    .await;
    for person in [&stranger, &newcomer, &elsewhere, &colleague] {
        assert!(!talk.admitted(&topic, person).await);
    }
    assert!(
        !talk
            .admitted(&topic.to_uppercase().replace("REALTIME:CONVERSATION", "realtime:conversation"), &talk.seeker)
            .await
    );
    for nonsense in ["realtime:conversation:", "realtime:conversation:x", "realtime:messages", "realtime:*"] {
        assert!(!talk.admitted(nonsense, &talk.seeker).await, "{nonsense}");
    }

    let (mut seeker, mut recruiter) = (Socket::open(&talk.app).await, Socket::open(&talk.app).await);
    let join = seeker.enter(&topic, &talk.seeker.token, &json!({})).await;
    recruiter.enter(&topic, &talk.recruiter.token, &json!({})).await;
    seeker.broadcast(&join, &topic, "typing", &json!({})).await;
    assert_eq!(recruiter.next().await.payload["meta"], json!({"sender": talk.seeker.id}));
}

#[tokio::test]
async fn an_ended_conversation_is_listened_to_in_silence() {
    let talk = Talk::begin().await;
    let topic = talk.topic();
    let (mut seeker, mut recruiter) = (Socket::open(&talk.app).await, Socket::open(&talk.app).await);
    let join = seeker.enter(&topic, &talk.seeker.token, &json!({"broadcast": {"ack": true}})).await;
    recruiter.enter(&topic, &talk.recruiter.token, &presence()).await;
    seeker.present(&join, &topic, Some(&json!({}))).await;
    assert_eq!(recruiter.event("presence_diff").await["leaves"], json!({}));
    talk.sql("update conversations set ended_at = now() where id = CONVERSATION").await;
    let ended = Instant::now();
    let left = recruiter.event("presence_diff").await;
    assert_eq!(left["joins"], json!({}), "nobody is present in what has ended");
    let reference = seeker.broadcast(&join, &topic, "typing", &json!({})).await;
    assert_eq!(seeker.reply(&reference).await["status"], "error");
    assert!(ended.elapsed() < Duration::from_secs(6), "{:?}", ended.elapsed());
    recruiter.silent("broadcast").await;
    assert!(talk.admitted(&topic, &talk.recruiter).await);
    assert!(!talk.admitted(&person_topic(&talk.seeker), &talk.recruiter).await, "that ends with the conversation");
}

/// Takes a right away, and expects that it is gone for who sends and who listens.
async fn lost(sql: &str) {
    let talk = Talk::begin().await;
    let topic = talk.topic();
    let (mut seeker, mut recruiter) = (Socket::open(&talk.app).await, Socket::open(&talk.app).await);
    let join = seeker.enter(&topic, &talk.seeker.token, &presence()).await;
    let theirs = recruiter.enter(&topic, &talk.recruiter.token, &json!({})).await;
    recruiter.present(&theirs, &topic, Some(&json!({}))).await;
    seeker.event("presence_diff").await;
    talk.sql(sql).await;
    let taken = Instant::now();
    assert_ne!(seeker.event("presence_diff").await["leaves"], json!({}), "{sql}");
    assert!(taken.elapsed() < Duration::from_secs(5), "{:?}", taken.elapsed());
    seeker.broadcast(&join, &topic, "typing", &json!({})).await;
    recruiter.silent("broadcast").await;
    assert!(!talk.admitted(&topic, &talk.recruiter).await, "{sql}");
}

#[tokio::test]
async fn whoever_is_taken_out_hears_no_more() {
    lost("delete from conversation_participants where conversation_id = CONVERSATION and user_id = RECRUITER").await;
}

#[tokio::test]
async fn whoever_loses_the_permission_hears_no_more() {
    lost("delete from recruiter_permissions where profile_id = RECRUITER").await;
}

#[tokio::test]
async fn whoever_is_blocked_hears_no_more() {
    lost("insert into blocked_people (blocker_id, blocked_id) values (SEEKER, RECRUITER)").await;
}

#[tokio::test]
async fn neither_of_two_sees_the_other_while_one_has_blocked_the_other() {
    let talk = Talk::begin().await;
    let (seeker, recruiter) = (person_topic(&talk.seeker), person_topic(&talk.recruiter));
    for (blocker, blocked) in [("SEEKER", "RECRUITER"), ("RECRUITER", "SEEKER")] {
        assert!(talk.admitted(&seeker, &talk.recruiter).await && talk.admitted(&recruiter, &talk.seeker).await);
        talk.sql(&format!("insert into blocked_people (blocker_id, blocked_id) values ({blocker}, {blocked})")).await;
        assert!(!talk.admitted(&seeker, &talk.recruiter).await && !talk.admitted(&recruiter, &talk.seeker).await);
        assert!(!talk.admitted(&talk.topic(), &talk.recruiter).await);
        assert!(!talk.admitted(&talk.topic(), &talk.seeker).await);
        assert!(talk.admitted(&seeker, &talk.seeker).await, "their own presence stays");
        talk.sql("delete from blocked_people").await;
        assert!(talk.admitted(&talk.topic(), &talk.recruiter).await);
    }
}

#[tokio::test]
async fn whoever_leaves_the_company_hears_no_more() {
    lost("update profiles set company_id = null, company_role = null, company_approval_status = null where id = RECRUITER").await;
}

#[tokio::test]
async fn whoever_is_deactivated_hears_no_more() {
    lost("update profiles set is_active = false where id = RECRUITER").await;
}

#[tokio::test]
async fn a_silent_listener_hears_nothing_after_the_right_is_gone() {
    let talk = Talk::begin().await;
    let topic = talk.topic();
    let (mut seeker, mut recruiter) = (Socket::open(&talk.app).await, Socket::open(&talk.app).await);
    let join = seeker.enter(&topic, &talk.seeker.token, &json!({})).await;
    recruiter.enter(&topic, &talk.recruiter.token, &json!({})).await;
    talk.sql("delete from conversation_participants where conversation_id = CONVERSATION and user_id = RECRUITER")
        .await;
    tokio::time::sleep(Duration::from_millis(3200)).await;
    seeker.broadcast(&join, &topic, "typing", &json!({})).await;
    let frame = recruiter.next().await;
    let name = topic.trim_start_matches("realtime:");
    let reason = format!("You no longer have permission to read from this Channel topic: {name}");
    assert_eq!((frame.event.as_str(), frame.payload["message"].as_str()), ("system", Some(reason.as_str())));
    assert_eq!(recruiter.next().await.event, "phx_close");
}

#[tokio::test]
async fn a_person_is_seen_by_those_who_talk_with_them() {
    let talk = Talk::begin().await;
    let (topic, stranger) = (person_topic(&talk.seeker), talk.app.seeker().await);
    assert!(!talk.admitted(&topic, &stranger).await);
    let (mut seeker, mut recruiter) = (Socket::open(&talk.app).await, Socket::open(&talk.app).await);
    let theirs = recruiter.enter(&topic, &talk.recruiter.token, &presence()).await;
    let join = seeker.enter(&topic, &talk.seeker.token, &json!({"broadcast": {"ack": true}})).await;
    assert_eq!(seeker.present(&join, &topic, Some(&json!({}))).await["status"], "ok");
    assert_ne!(recruiter.event("presence_diff").await["joins"], json!({}));
    let refused = recruiter.present(&theirs, &topic, Some(&json!({}))).await;
    assert_eq!(
        refused["response"]["reason"],
        "Unauthorized: You do not have permissions to write to this Channel topic"
    );
    let reference = seeker.broadcast(&join, &topic, "typing", &json!({})).await;
    assert_eq!(seeker.reply(&reference).await["status"], "error", "presence alone");

    talk.sql("update conversation_participants set is_hidden = true where user_id = SEEKER").await;
    assert!(!talk.admitted(&topic, &talk.recruiter).await, "hidden by the other one");
    talk.sql("update conversation_participants set is_hidden = user_id = RECRUITER").await;
    assert!(!talk.admitted(&topic, &talk.recruiter).await, "hidden by oneself");
    assert!(talk.admitted(&topic, &talk.seeker).await);
    talk.sql("update conversation_participants set is_hidden = false").await;
    assert!(talk.admitted(&topic, &talk.recruiter).await);
    talk.sql("update profiles set company_approval_status = 'suspended' where id = RECRUITER").await;
    assert!(!talk.admitted(&topic, &talk.recruiter).await);
}

#[tokio::test]
async fn c06_a_channel_goes_on_only_as_somebody_who_may_be_in_it() {
    let talk = Talk::begin().await;
    let (topic, stranger) = (talk.topic(), talk.app.seeker().await);
    let mut recruiter = Socket::open(&talk.app).await;
    let theirs = recruiter.enter(&topic, &talk.recruiter.token, &json!({})).await;
    for token in [&stranger.token, &talk.app.anon_key()] {
        let mut seeker = Socket::open(&talk.app).await;
        let join = seeker.enter(&topic, &talk.seeker.token, &json!({})).await;
        seeker.send(Some(&join), &topic, "access_token", &json!({ "access_token": token })).await;
        assert_eq!(seeker.event("phx_close").await, json!({}));
        recruiter.broadcast(&theirs, &topic, "typing", &json!({})).await;
        seeker.silent("broadcast").await;
    }
    let mut seeker = Socket::open(&talk.app).await;
    let join = seeker.enter(&topic, &talk.seeker.token, &json!({})).await;
    seeker.send(Some(&join), &topic, "access_token", &json!({ "access_token": talk.recruiter.token })).await;
    seeker.send(None, "phoenix", "heartbeat", &json!({})).await;
    seeker.event("phx_reply").await;
    recruiter.broadcast(&theirs, &topic, "typing", &json!({})).await;
    assert_eq!(seeker.event("broadcast").await["meta"]["sender"], json!(talk.recruiter.id), "who may goes on");
}
