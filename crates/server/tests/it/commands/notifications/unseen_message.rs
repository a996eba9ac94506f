//! A message that no one read for ten minutes: one email for a conversation until it is read.

use super::{kinds, mails, subjects, without_digests, work};
use crate::{
    commands::{Match, arrange, count, matched, messages::send},
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;

/// What the clock does after a time.
async fn after(app: &TestApp, wait: Duration) {
    app.clock.advance(wait);
    without_digests(app).await;
    devproof_commands::plan_notifications(&app.db, app.clock.now()).await.expect("the database answers");
    work(app).await;
}

/// A conversation whose beginning was read.
async fn read_so_far(app: &TestApp) -> Match {
    let found = matched(app).await;
    found.seeker.rpc("mark_notifications_read", &json!({})).await.ok();
    work(app).await;
    found
}

async fn unseen(person: &Person) -> usize {
    kinds(person).await.iter().filter(|kind| *kind == "message_unseen").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_email_until_the_conversation_is_read() {
    let app = TestApp::start().await;
    let found = read_so_far(&app).await;
    let admin = &found.company.admin;
    send(admin, &found, "Hello").await.ok();
    after(&app, Duration::minutes(9)).await;
    assert_eq!((unseen(&found.seeker).await, subjects(&app, &found.seeker).await.len()), (0, 0));
    after(&app, Duration::minutes(2)).await;
    assert_eq!(unseen(&found.seeker).await, 1);
    let [mail] = &mails(&app, &found.seeker).await[..] else { panic!("one email") };
    assert_eq!(mail.subject, "Erin Employer (Halyard) wrote to you");
    assert!(mail.text.contains("a message about “Engineer”"), "{}", mail.text);
    assert!(!mail.text.contains("Hello"), "the message itself stays in the app");
    assert_eq!(subjects(&app, admin).await.len(), 0, "not to who wrote it");
    // More of them, and the clock looks again and again.
    send(admin, &found, "Are you there?").await.ok();
    for _ in 0..3 {
        after(&app, Duration::minutes(15)).await;
    }
    assert_eq!(subjects(&app, &found.seeker).await.len(), 1);
    // Read, and a new one has its own ten minutes.
    let read = json!({ "p_conversation_id": found.conversation, "p_sequence": 2 });
    found.seeker.rpc("mark_read", &read).await.ok();
    assert_eq!(super::unread(&found.seeker).await, json!(0));
    send(admin, &found, "One more").await.ok();
    after(&app, Duration::minutes(11)).await;
    assert_eq!(subjects(&app, &found.seeker).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_nodes_plan_it_once() {
    let app = TestApp::start().await;
    let found = read_so_far(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    app.clock.advance(Duration::minutes(11));
    let plan = || devproof_commands::plan_notifications(&app.db, app.clock.now());
    for planned in futures::future::join_all((0..6).map(|_| plan())).await {
        planned.expect("the database answers");
    }
    let planned = "select count(*) from queue.tasks where kind = 'notify_unseen_message' and position($1::uuid::text in dedupe) > 0";
    assert_eq!(count(&app, planned, found.conversation).await, 1);
    work(&app).await;
    assert_eq!(unseen(&found.seeker).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn not_what_was_read_deleted_muted_or_blocked() {
    let app = TestApp::start().await;
    let mut quiet = Vec::new();
    for what in ["read", "deleted", "muted", "blocked", "switched off"] {
        let found = read_so_far(&app).await;
        let message = send(&found.company.admin, &found, "Hello").await.ok();
        let (seeker, admin) = (&found.seeker, &found.company.admin);
        match what {
            "read" => {
                let read = json!({ "p_conversation_id": found.conversation, "p_sequence": 1 });
                seeker.rpc("mark_read", &read).await.ok();
            }
            "deleted" => drop(admin.rpc("delete_message", &json!({ "p_id": message["id"] })).await.ok()),
            "muted" => {
                let muted = "update conversation_participants set is_muted = true where user_id = $1";
                arrange(&app, muted, seeker.id).await;
            }
            "blocked" => drop(seeker.rpc("block_person", &json!({ "p_person_id": admin.id })).await.ok()),
            _ => super::choose(seeker, "message_unseen", false, false).await,
        }
        quiet.push((what, found));
    }
    after(&app, Duration::minutes(11)).await;
    for (what, found) in &quiet {
        assert_eq!(unseen(&found.seeker).await, 0, "{what}");
        assert!(subjects(&app, &found.seeker).await.is_empty(), "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn read_between_the_plan_and_the_email_it_is_not_sent() {
    let app = TestApp::start().await;
    let found = read_so_far(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    app.clock.advance(Duration::minutes(11));
    without_digests(&app).await;
    devproof_commands::plan_notifications(&app.db, app.clock.now()).await.expect("the database answers");
    let read = json!({ "p_conversation_id": found.conversation, "p_sequence": 1 });
    found.seeker.rpc("mark_read", &read).await.ok();
    work(&app).await;
    assert_eq!((unseen(&found.seeker).await, subjects(&app, &found.seeker).await.len()), (0, 0));
}
