//! The functions that tell staff about beta feedback.

use crate::kit::{Person, TestApp};
use devproof_queue::outbox;
use serde_json::{Value, json};
use uuid::Uuid;

const STAFF: &str = "staff@devproof.test";

fn body(user: Uuid) -> Value {
    json!({
        "userId": user, "userEmail": "someone@else.test", "userName": "<b>Eve</b>", "userRole": "job_seeker",
        "selectedPages": ["profile"], "selectedComponents": [],
        "responses": [{ "componentId": "quick-feedback", "componentName": "Quick Feedback",
            "questions": [{ "questionId": "quick-feedback-1", "question": "Thoughts?", "answer": "<script>good</script>" }] }],
    })
}

async fn notify(person: &Person, name: &str, body: &Value) -> crate::kit::Answer {
    person.post(&format!("/functions/v1/{name}"), body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn feedback_reaches_staff_once_a_minute() {
    let app = TestApp::start_with(&[("STAFF_EMAIL", STAFF)]).await;
    let (seeker, company) = (app.seeker().await, app.company().await);
    for _ in 0..2 {
        assert_eq!(notify(&seeker, "notify-beta-test", &body(seeker.id)).await.ok(), json!({ "ok": true }));
    }
    let mails = outbox::list(&app.db, Some(STAFF)).await.expect("the outbox");
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "Beta feedback from Sam Seeker", "the account's name, not the body's");
    // Addresses are broken up, so that no mail program makes a link of what someone wrote.
    let text = mails[0].text.replace('\u{200c}', "");
    assert!(text.contains(&seeker.email) && text.contains("<script>good</script>"), "{text}");
    assert_eq!(mails[0].html, None, "text only");
    let admin = &company.admin;
    assert_eq!(notify(admin, "notify-employer-beta-test", &body(admin.id)).await.ok(), json!({ "ok": true }));
}

#[tokio::test(flavor = "multi_thread")]
async fn feedback_is_ones_own() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company().await);
    let name = "notify-beta-test";
    assert_eq!(notify(&seeker, name, &body(company.admin.id)).await.error(403), "user_mismatch");
    assert_eq!(notify(&company.admin, name, &body(company.admin.id)).await.error(403), "not_job_seeker");
    assert_eq!(notify(&seeker, "notify-employer-beta-test", &body(seeker.id)).await.error(403), "not_employer");
    assert_eq!(notify(&seeker, name, &json!({ "userId": 1 })).await.error(422), "invalid_input");
    assert_eq!(notify(&seeker, name, &json!([])).await.error(422), "invalid_input");
    assert_eq!(app.post(&format!("/functions/v1/{name}"), &body(seeker.id)).await.status.as_u16(), 401);
    assert_eq!(notify(&seeker, "no-such-function", &json!({})).await.status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn h06_the_same_feedback_many_times_at_once_is_one_mail() {
    let app = TestApp::start_with(&[("STAFF_EMAIL", STAFF)]).await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let call = body(seeker.id);
    let answers = futures::future::join_all((0..20).map(|_| notify(&seeker, "notify-beta-test", &call))).await;
    assert!(answers.iter().all(|answer| answer.status.is_success() || answer.status.as_u16() == 429), "{answers:?}");
    let mails = async || outbox::list(&app.db, Some(STAFF)).await.expect("the outbox").len();
    assert_eq!(mails().await, 1);
    notify(&other, "notify-beta-test", &body(other.id)).await.ok();
    assert_eq!(mails().await, 2, "another person's is another");
}
