//! `undo_decision`: within ten seconds, once, by the one who decided, and nothing is left of it.

use super::{Interested, interested};
use crate::{
    commands::{arrange, count, details},
    kit::TestApp,
};
use devproof_queue::outbox;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// What a decision leaves behind, counted.
const TRACES: [&str; 5] = [
    "select count(*) from job_interaction_decisions where job_interaction_id = $1",
    "select count(*) from conversations where job_interaction_id = $1",
    "select count(*) from job_interaction_stages where job_interaction_id = $1",
    "select count(*) from candidate_moves where job_interaction_id = $1",
    "select count(*) from notifications where event = 'decided:' || $1::uuid",
];
const PROMISE: &str = "select 1000 * decided + 100 * kept + 10 * answered + coalesce(median_seconds, 0) * 0
    from private.company_promises where company_id = $1";

async fn traces(app: &TestApp, interaction: Uuid) -> Vec<i64> {
    let mut counts = Vec::new();
    for sql in TRACES {
        counts.push(count(app, sql, interaction).await);
    }
    counts
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_leaves_nothing_and_happens_once() {
    let app = TestApp::start().await;
    let Interested { company, seeker, interaction, .. } = interested(&app).await;
    arrange(&app, "update companies set response_days = 3 where id = $1", company.id).await;
    let call = json!({ "p_interaction_id": interaction });
    for (name, left) in [("approve_candidate", [1, 1, 1, 1, 1]), ("reject_candidate", [1, 0, 0, 0, 1])] {
        for _ in 0..3 {
            company.admin.rpc(name, &call).await.ok();
            assert_eq!(traces(&app, interaction).await, left, "{name}");
            assert_eq!(count(&app, PROMISE, company.id).await, 1110, "{name}: answered, as promised");
            let answers = futures::future::join_all((0..6).map(|_| company.admin.rpc("undo_decision", &call))).await;
            let done = answers.iter().filter(|answer| answer.status.is_success()).count();
            assert_eq!(done, 1, "{name}");
            let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("five refused");
            assert_eq!(refused.error(409), "undo_expired");
            assert_eq!(traces(&app, interaction).await, [0; 5], "{name}");
            assert_eq!(count(&app, PROMISE, company.id).await, 0, "{name}: as if it had not been answered");
        }
    }
    // The candidate is where they were.
    let mine = seeker.rpc("get_my_interests", &json!({})).await.ok();
    assert_eq!(
        (&mine[0]["decision"], &mine[0]["progress"], &mine[0]["conversation_id"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    app.clock.advance(Duration::seconds(20));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    assert_eq!(outbox::list(&app.db, Some(&seeker.email)).await.expect("the outbox").len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_stands_is_mailed_once_after_the_window() {
    let app = TestApp::start().await;
    let Interested { company, seeker, interaction, .. } = interested(&app).await;
    let call = json!({ "p_interaction_id": interaction });
    company.admin.rpc("reject_candidate", &call).await.ok();
    company.admin.rpc("undo_decision", &call).await.ok();
    company.admin.rpc("approve_candidate", &call).await.ok();
    app.clock.advance(Duration::seconds(9));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    assert_eq!(outbox::list(&app.db, Some(&seeker.email)).await.expect("the outbox").len(), 0, "it can be undone");
    app.clock.advance(Duration::seconds(10));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    let mails = outbox::list(&app.db, Some(&seeker.email)).await.expect("the outbox");
    assert_eq!(mails.len(), 1, "one for the decision that stands");
    assert!(mails[0].subject.ends_with("wants to talk to you"), "{}", mails[0].subject);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_the_one_who_decided_and_for_ten_seconds() {
    let app = TestApp::start().await;
    let Interested { company, job, seeker, interaction } = interested(&app).await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let share = json!({ "p_job_opening_id": job, "p_profile_id": colleague.id });
    company.admin.rpc("share_job", &share).await.ok();
    let other = app.company().await;
    let call = json!({ "p_interaction_id": interaction });
    assert_eq!(company.admin.rpc("undo_decision", &call).await.error(409), "undo_expired", "nothing was decided");
    company.admin.rpc("approve_candidate", &call).await.ok();
    assert_eq!(colleague.rpc("undo_decision", &call).await.error(403), "not_allowed");
    assert_eq!(other.admin.rpc("undo_decision", &call).await.error(404), "not_found");
    assert_eq!(seeker.rpc("undo_decision", &call).await.error(403), "not_employer");
    let late = "update job_interaction_decisions set created_at = now() - interval '11 seconds' where job_interaction_id = $1";
    arrange(&app, late, interaction).await;
    assert_eq!(company.admin.rpc("undo_decision", &call).await.error(409), "undo_expired");
    assert_eq!(traces(&app, interaction).await, [1; 5]);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_were_written_stay() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let call = json!({ "p_interaction_id": interaction });
    let approved = company.admin.rpc("approve_candidate", &call).await.ok();
    let message =
        json!({ "p_id": Uuid::new_v4(), "p_conversation_id": approved["conversation_id"], "p_body": "Hello" });
    company.admin.rpc("send_message", &message).await.ok();
    assert_eq!(company.admin.rpc("undo_decision", &call).await.error(409), "conversation_started");
    assert_eq!(traces(&app, interaction).await, [1; 5]);
    let again = company.admin.rpc("reject_candidate", &call).await;
    assert_eq!((again.error(409).as_str(), details(&again)), ("already_decided", json!({ "decision": "approved" })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_and_an_undo_at_once_leave_one_of_the_two() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let call = json!({ "p_interaction_id": interaction });
    for round in 0..8 {
        let approved = company.admin.rpc("approve_candidate", &call).await.ok();
        let message =
            json!({ "p_id": Uuid::new_v4(), "p_conversation_id": approved["conversation_id"], "p_body": "Hello" });
        let (sent, undone) =
            tokio::join!(company.admin.rpc("send_message", &message), company.admin.rpc("undo_decision", &call));
        assert_ne!(sent.status.is_success(), undone.status.is_success(), "{round}: {} {}", sent.text, undone.text);
        let written = "select count(*) from messages m join conversations c on c.id = m.conversation_id
            where c.job_interaction_id = $1";
        assert_eq!(count(&app, written, interaction).await, i64::from(sent.status.is_success()));
        if sent.status.is_success() {
            break;
        }
    }
}
