//! `save_challenge_review`: marks for each question, hidden from colleagues who have written none, until the decision.

use super::{Sent, code, sent, written};
use crate::{
    commands::{arrange, pointers},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};

async fn save(person: &Person, sent: &Sent, marks: Value) -> Answer {
    let call = json!({ "p_id": sent.invitation, "p_marks": marks, "p_note": " Clear thinking. " });
    person.rpc("save_challenge_review", &call).await
}

async fn reviews(person: &Person, sent: &Sent) -> Value {
    person.rpc("get_challenge_reviews", &json!({ "p_invitation_id": sent.invitation })).await.ok()
}

/// A challenge that was answered, and a recruiter who sees the candidate.
pub async fn answered(app: &TestApp, document: &Value, answer: Value) -> (Sent, Person) {
    let sent = sent(app, document).await;
    let recruiter = app.recruiter(&sent.company, &["view_candidates"]).await;
    let job = "insert into job_sharing (job_opening_id, shared_by, shared_with)
               select i.job_opening_id, i.sent_by, $1 from challenge_invitations i";
    arrange(app, job, recruiter.id).await;
    sent.seeker.rpc("start_invitation", &json!({ "p_id": sent.invitation })).await.ok();
    sent.seeker.rpc("submit_invitation", &json!({ "p_id": sent.invitation, "p_answer": answer })).await.ok();
    (sent, recruiter)
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_read_once_ones_own_is_written_or_the_answer_is_decided() {
    let app = TestApp::start().await;
    let (sent, recruiter) = answered(&app, &written(), json!({ "texts": ["a", "b"] })).await;
    let admin = &sent.company.admin;
    let third = app.recruiter(&sent.company, &["view_candidates", "manage_jobs"]).await;
    assert_eq!(reviews(&third, &sent).await, Value::Null, "the job was not shared with them");
    assert_eq!(reviews(&sent.seeker, &sent).await, Value::Null);
    let none = reviews(admin, &sent).await;
    assert_eq!((&none["can_review"], &none["reviews"], &none["hidden"]), (&json!(true), &json!([]), &json!(0)));

    save(admin, &sent, json!(["good", null])).await.ok();
    let blind = reviews(&recruiter, &sent).await;
    assert_eq!((&blind["reviews"], &blind["hidden"]), (&json!([]), &json!(1)));
    let rows = format!("/rest/v1/challenge_reviews?invitation_id=eq.{}", sent.invitation);
    assert_eq!(recruiter.get(&rows).await.ok(), json!([]), "by no other road");
    save(&recruiter, &sent, json!(["weak", "fair"])).await.ok();
    let both = reviews(&recruiter, &sent).await;
    let marks: Vec<&Value> = both["reviews"].as_array().expect("a list").iter().map(|one| &one["marks"]).collect();
    assert_eq!(marks, [&json!(["good", null]), &json!(["weak", "fair"])]);
    assert_eq!((&both["hidden"], &both["reviews"][1]["note"]), (&json!(0), &json!("Clear thinking.")));

    // Saving again replaces one's own.
    save(&recruiter, &sent, json!([null, "excellent"])).await.ok();
    assert_eq!(reviews(admin, &sent).await["reviews"][1]["marks"], json!([null, "excellent"]));

    let decide = json!({ "p_id": sent.invitation, "p_decision": "approved", "p_reason": "Good" });
    admin.rpc("decide_invitation", &decide).await.ok();
    assert_eq!(save(&recruiter, &sent, json!(["good", "good"])).await.error(409), "invitation_not_open");
    let late = app.recruiter(&sent.company, &["view_candidates"]).await;
    let share = "insert into job_sharing (job_opening_id, shared_by, shared_with)
                 select i.job_opening_id, i.sent_by, $1 from challenge_invitations i";
    arrange(&app, share, late.id).await;
    let decided = reviews(&late, &sent).await;
    assert_eq!((decided["reviews"].as_array().map(Vec::len), &decided["can_review"]), (Some(2), &json!(false)));
    let read = sent.seeker.get(&rows).await.ok();
    assert_eq!(read, json!([]), "never the candidate");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_a_mark_for_each_question_and_one_at_least() {
    let app = TestApp::start().await;
    let (sent, _) = answered(&app, &written(), json!({ "texts": ["a", "b"] })).await;
    let admin = &sent.company.admin;
    for marks in [json!([]), json!([null, null]), json!(["good"]), json!(["good", "good", "good"])] {
        let refused = save(admin, &sent, marks.clone()).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_input", vec!["/p_marks".into()]),
            "{marks}"
        );
    }
    assert!(matches!(save(admin, &sent, json!(["brilliant", "good"])).await.status.as_u16(), 400 | 422));
    let long = json!({ "p_id": sent.invitation, "p_marks": ["good", "good"], "p_note": "x".repeat(4001) });
    assert_eq!(pointers(&admin.rpc("save_challenge_review", &long).await), ["/p_note"]);
    assert_eq!(reviews(admin, &sent).await["reviews"], json!([]));

    let (program, _) = answered(
        &app,
        &code(),
        json!({ "language": "javascript", "sources": { "javascript": "const doubleIt = (n) => n;" } }),
    )
    .await;
    save(&program.company.admin, &program, json!(["fair"])).await.ok();
    assert_eq!(save(&program.company.admin, &program, json!(["fair", "fair"])).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn before_an_answer_and_for_strangers_there_is_nothing_to_review() {
    let app = TestApp::start().await;
    let early = sent(&app, &written()).await;
    let marks = json!(["good", "good"]);
    assert_eq!(save(&early.company.admin, &early, marks.clone()).await.error(409), "invitation_not_open");
    assert_eq!(reviews(&early.company.admin, &early).await, Value::Null);
    let (answered, _) = answered(&app, &written(), json!({ "texts": ["a", "b"] })).await;
    let other = app.company().await;
    assert_eq!(save(&other.admin, &answered, marks.clone()).await.error(404), "not_found");
    assert_eq!(save(&answered.seeker, &answered, marks).await.error(403), "not_employer");
    assert_eq!(reviews(&other.admin, &answered).await, Value::Null);
}
