//! The outbox: written with the decision, sent by a task, kept when nothing sends.

use super::worker;
use crate::kit::TestApp;
use devproof_db::{Actor, Db};
use devproof_mail::{Email, Part};
use devproof_queue::{
    TaskError,
    outbox::{self, Send, SendMail, StoredEmail},
    pending,
};
use std::sync::{Arc, Mutex};

fn email() -> Email {
    let parts = [Part::Paragraph("A secret link"), Part::Button("Open", "https://x.test/secret")];
    Email::new("ada@example.test", "Hello\r\nBcc: evil", &parts).header("List-Unsubscribe", "<https://x.test/u>")
}

async fn put(db: &Db, dedupe: Option<&str>) -> bool {
    let tx = db.begin(Actor::System).await.expect("a transaction");
    let id = outbox::put(&tx, &email(), dedupe).await.expect("the outbox takes it");
    tx.commit().await.expect("a commit");
    id.is_some()
}

#[tokio::test]
async fn a_mail_is_sent_once_and_its_secrets_are_forgotten() {
    let app = TestApp::start().await;
    let sent: Arc<Mutex<Vec<StoredEmail>>> = Arc::default();
    let seen = Arc::clone(&sent);
    let send: Send = Arc::new(move |_, email| {
        seen.lock().unwrap().push(email);
        Box::pin(async { Ok(()) })
    });
    assert!(put(&app.db, Some("welcome ada")).await);
    assert!(!put(&app.db, Some("welcome ada")).await);
    let handler = SendMail { db: app.db.clone(), send: Some(send), clock: app.clock.clone() };
    let worker = worker(&app.db, app.clock.clone(), Arc::new(handler));
    assert_eq!(worker.drain().await.unwrap().done, 1);
    let sent = sent.lock().unwrap().clone();
    let [sent] = sent.as_slice() else { panic!("{sent:?}") };
    assert_eq!((sent.to.as_str(), sent.subject.as_str()), ("ada@example.test", "Hello Bcc: evil"));
    assert_eq!((sent.text.as_str(), sent.html.as_deref()), (email().text(), email().html()));
    assert_eq!(sent.headers, email().headers());
    let entry = &outbox::list(&app.db, Some("ada@example.test")).await.unwrap()[0];
    assert!(entry.sent_at.is_some() && entry.text.is_empty() && entry.html.is_none());
    assert!(outbox::list(&app.db, Some("bob@example.test")).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_mail_that_cannot_go_out_yet_comes_again() {
    let app = TestApp::start().await;
    put(&app.db, None).await;
    let answers = Mutex::new(vec![Ok(()), Err(TaskError::Retry("451 later".into()))]);
    let send: Send = Arc::new(move |_, _| {
        let answer = answers.lock().unwrap().pop().unwrap();
        Box::pin(async { answer })
    });
    let handler = SendMail { db: app.db.clone(), send: Some(send), clock: app.clock.clone() };
    let worker = worker(&app.db, app.clock.clone(), Arc::new(handler));
    assert_eq!(worker.drain().await.unwrap().failed.len(), 1);
    let waiting = &outbox::list(&app.db, None).await.unwrap()[0];
    assert_eq!((waiting.attempts, waiting.last_error.as_deref()), (1, Some("451 later")));
    assert_eq!(waiting.text, email().text());
    app.clock.advance(time::Duration::minutes(1));
    assert_eq!(worker.drain().await.unwrap().done, 1);
}

#[tokio::test]
async fn without_a_mail_server_mails_stay_and_no_work_is_left() {
    let app = TestApp::start().await;
    put(&app.db, None).await;
    let handler = SendMail { db: app.db.clone(), send: None, clock: app.clock.clone() };
    assert_eq!(worker(&app.db, app.clock.clone(), Arc::new(handler)).drain().await.unwrap().done, 1);
    assert!(pending(&app.db).await.unwrap().is_empty());
    let kept = &outbox::list(&app.db, None).await.unwrap()[0];
    assert!(kept.sent_at.is_none() && kept.text == email().text());
}
