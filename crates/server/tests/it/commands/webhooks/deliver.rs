//! Sending: tried again for about a day, in order, once by several workers, and never to an address in the house.

use super::{Answer, Receiver, company, deliveries, shown, work};
use crate::{
    commands::{arrange, id},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};
use std::time::Duration as StdDuration;
use time::Duration;
use uuid::Uuid;

async fn test_event(admin: &Person, webhook: Uuid) -> Uuid {
    id(&admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_failed_is_sent_again_under_the_same_id_until_it_is_received() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Status(500), Answer::Redirect]);
    let sent = test_event(&company.admin, webhook).await;
    work(&app).await;
    work(&app).await;
    assert_eq!(receiver.received().len(), 1, "not before its pause");
    let row = &deliveries(&company.admin, webhook).await[0];
    assert_eq!((&row["state"], &row["status_code"], &row["attempts"]), (&json!("waiting"), &json!(500), &json!(1)));
    app.clock.advance(Duration::seconds(6));
    work(&app).await;
    assert_eq!(receiver.received().len(), 2, "a redirect is not followed");
    assert_eq!(deliveries(&company.admin, webhook).await[0]["status_code"], json!(307));
    app.clock.advance(Duration::minutes(6));
    work(&app).await;
    let received = receiver.received();
    assert_eq!(received.len(), 3);
    assert!(received.iter().all(|one| one.id() == sent.to_string() && one.body == received[0].body));
    let row = &deliveries(&company.admin, webhook).await[0];
    assert_eq!((&row["state"], &row["status_code"], &row["attempts"]), (&json!("delivered"), &json!(204), &json!(3)));
    assert!(row["duration_ms"].is_i64());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_given_up_after_a_day_and_the_webhook_is_switched_off() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    let manager = app.recruiter(&company, &["manage_company", "view_candidates"]).await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    receiver.will(&[Answer::Status(503); 40]);
    test_event(&company.admin, webhook).await;
    test_event(&company.admin, webhook).await;
    for _ in 0..40 {
        work(&app).await;
        app.clock.advance(Duration::hours(1));
    }
    let admin = app.session(&company.admin, "aal1").await;
    let manager = app.session(&manager, "aal1").await;
    let colleague = app.session(&colleague, "aal1").await;
    let rows = deliveries(&admin, webhook).await;
    let states: Vec<&Value> = rows.iter().map(|row| &row["state"]).collect();
    assert!(states.contains(&&json!("failed")), "{states:?}");
    assert_eq!(shown(&admin, webhook).await["state"], json!("failing"));
    let received = receiver.received().len();
    assert!((10..=18).contains(&received), "{received}");
    for (person, told) in [(&admin, 1), (&manager, 1), (&colleague, 0)] {
        let entries = person.rpc("get_notifications", &json!({})).await.ok().to_string();
        assert_eq!(entries.matches("is switched off").count(), told, "{entries}");
    }
    admin.rpc("resume_webhook", &json!({ "p_id": webhook })).await.ok();
    assert_eq!(shown(&admin, webhook).await["state"], json!("active"));
}

#[tokio::test(flavor = "multi_thread")]
async fn gone_switches_off_at_once() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Status(410)]);
    test_event(&company.admin, webhook).await;
    work(&app).await;
    assert_eq!(shown(&company.admin, webhook).await["state"], json!("gone"));
    assert_eq!(deliveries(&company.admin, webhook).await[0]["state"], json!("failed"));
    let entries = company.admin.rpc("get_notifications", &json!({})).await.ok().to_string();
    assert!(entries.contains("is switched off"), "{entries}");
    app.clock.advance(Duration::days(2));
    work(&app).await;
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_is_none_and_a_long_one_is_not_read() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Long, Answer::Slow(StdDuration::from_secs(8))]);
    test_event(&company.admin, webhook).await;
    work(&app).await;
    assert_eq!(deliveries(&company.admin, webhook).await[0]["status_code"], json!(200));
    test_event(&company.admin, webhook).await;
    work(&app).await;
    let row = &deliveries(&company.admin, webhook).await[0];
    assert_eq!((&row["state"], &row["error"]), (&json!("waiting"), &json!("timed_out")));
    assert!(row["duration_ms"].as_i64().is_some_and(|ms| (4000..7500).contains(&ms)), "{row}");
}

#[tokio::test(flavor = "multi_thread")]
async fn j03_each_attempt_looks_where_the_address_leads() {
    let app = TestApp::start_with(&[("OUTBOUND_NETWORKS", "127.0.0.1")]).await;
    let (company, receiver, webhook) = company(&app).await;
    // As if the name led into the house only now.
    for url in ["https://localhost:1/", "https://169.254.169.254/", "http://[::1]:1/", "https://10.0.0.1/"] {
        let sql = format!("update webhook_endpoints set url = '{url}', rests_until = null where id = $1");
        arrange(&app, &sql, webhook).await;
        test_event(&company.admin, webhook).await;
        work(&app).await;
        let row = &deliveries(&company.admin, webhook).await[0];
        // localhost may also be 127.0.0.1, which this server's operator named.
        let expected = if url.contains("localhost") { "unreachable" } else { "refused" };
        assert_eq!(row["error"], json!(expected), "{url}");
        arrange(&app, "delete from webhook_deliveries where endpoint_id = $1", webhook).await;
    }
    assert!(receiver.received().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn events_come_in_their_order_once_by_several_workers() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    let mut sent = Vec::new();
    for _ in 0..12 {
        sent.push(test_event(&company.admin, webhook).await.to_string());
    }
    let workers: Vec<_> = (0..4).map(|_| app.app.worker().expect("a worker")).collect();
    for drained in futures::future::join_all(workers.iter().map(|worker| worker.drain())).await {
        assert_eq!(drained.expect("the queue").failed, []);
    }
    // Whoever came too late looks again when the lease is over.
    app.clock.advance(Duration::seconds(20));
    work(&app).await;
    let received: Vec<String> = receiver.received().iter().map(|one| one.id().to_owned()).collect();
    assert_eq!(received, sent);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_does_not_hold_up_what_comes_after_it() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Status(500), Answer::Status(500)]);
    let first = test_event(&company.admin, webhook).await.to_string();
    work(&app).await;
    app.clock.advance(Duration::seconds(6));
    work(&app).await;
    let second = test_event(&company.admin, webhook).await.to_string();
    // The address has rested; the first event waits for its own next attempt.
    app.clock.advance(Duration::seconds(11));
    work(&app).await;
    app.clock.advance(Duration::minutes(6));
    work(&app).await;
    let received: Vec<String> = receiver.received().iter().map(|one| one.id().to_owned()).collect();
    assert_eq!(received, [&first, &first, &second, &first].map(String::as_str));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_dies_leaves_the_event_to_the_next() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    receiver.will(&[Answer::Slow(StdDuration::from_secs(60))]);
    let sent = test_event(&company.admin, webhook).await;
    let worker = app.app.worker().expect("a worker");
    let running = tokio::spawn(async move { worker.drain().await });
    while receiver.received().is_empty() {
        tokio::time::sleep(StdDuration::from_millis(20)).await;
    }
    running.abort();
    let row = &deliveries(&company.admin, webhook).await[0];
    assert_eq!((&row["state"], &row["attempts"], &row["duration_ms"]), (&json!("waiting"), &json!(1), &Value::Null));
    app.clock.advance(Duration::seconds(31));
    work(&app).await;
    let received = receiver.received();
    assert_eq!(received.len(), 2);
    assert!(received.iter().all(|one| one.id() == sent.to_string()));
    let row = &deliveries(&company.admin, webhook).await[0];
    assert_eq!((&row["state"], &row["attempts"]), (&json!("delivered"), &json!(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_that_is_suspended_is_sent_nothing() {
    let app = TestApp::start().await;
    let (company, receiver, webhook) = company(&app).await;
    test_event(&company.admin, webhook).await;
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    work(&app).await;
    assert_eq!(receiver.received().len(), 0);
    let again = Receiver::start().await;
    let call = json!({ "p_url": again.url, "p_events": ["candidate.approved"] });
    assert_eq!(company.admin.rpc("save_webhook", &call).await.error(403), "company_not_approved");
}
