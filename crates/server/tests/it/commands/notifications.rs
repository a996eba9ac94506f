//! Notifications: what people are told, in the app and by email, and what they chose.

mod each_mail;
mod mark_notifications_read;
mod notice;
mod promise_due;
mod set_notification;
mod set_quiet_hours;
mod sweep;
mod unseen_message;
mod unsubscribe;
mod weekly_digest;

use crate::kit::{Answer, Person, TestApp};
use devproof_queue::outbox::{self, OutboxEntry};
use serde_json::{Value, json};
use time::Duration;

/// The email about a decision waits until it can't be undone.
const DECIDED: Duration = Duration::seconds(16);

/// Does the background work that is due.
async fn work(app: &TestApp) {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
}

/// Does it after a time.
async fn work_after(app: &TestApp, wait: Duration) {
    app.clock.advance(wait);
    work(app).await;
}

/// The entries that this person reads in the app.
async fn entries(person: &Person) -> Vec<Value> {
    let list = person.rpc("get_notifications", &json!({})).await.ok();
    list.as_array().expect("a list").clone()
}

/// Their kinds.
async fn kinds(person: &Person) -> Vec<String> {
    let kind = |entry: &Value| entry["kind"].as_str().expect("a kind").to_owned();
    entries(person).await.iter().map(kind).collect()
}

/// How many entries the bell counts.
async fn unread(person: &Person) -> Value {
    person.rpc("get_badges", &json!({})).await.ok()["notifications"].clone()
}

async fn mails(app: &TestApp, person: &Person) -> Vec<OutboxEntry> {
    outbox::list(&app.db, Some(&person.email)).await.expect("the outbox")
}

/// The subjects of their emails, the oldest first.
async fn subjects(app: &TestApp, person: &Person) -> Vec<String> {
    let mut mails = mails(app, person).await;
    mails.sort_by_key(|mail| mail.created_at);
    mails.into_iter().map(|mail| mail.subject).collect()
}

/// Nobody gets weekly summaries: on Mondays the clock would plan them as well.
async fn without_digests(app: &TestApp) {
    let off = "insert into notification_settings (profile_id, kind, in_app, email)
         select id, 'weekly_digest', false, false from profiles on conflict do nothing";
    app.database.admin().await.batch_execute(off).await.expect("settings");
}

async fn choose(person: &Person, kind: &str, in_app: bool, email: bool) {
    let choice = json!({ "p_kind": kind, "p_in_app": in_app, "p_email": email });
    person.rpc("set_notification", &choice).await.ok();
}

/// What a mail program sends: no session, no key, a form of its own.
async fn click(app: &TestApp, link: &str) -> Answer {
    let form = app.http.post(link).header("content-type", "application/x-www-form-urlencoded");
    Answer::of(form.header("origin", "https://mail.example").body("List-Unsubscribe=One-Click")).await
}
