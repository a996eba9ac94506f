//! What the clock does: expiry, handing in what was kept, reminders; and the hours that a company asks for.

use super::{code, emails, interest, open_job, published, read, sent, written};
use crate::kit::TestApp;
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_began_expires_and_what_was_begun_is_handed_in() {
    let app = TestApp::start().await;
    let (waiting, empty, kept) =
        (sent(&app, &written()).await, sent(&app, &written()).await, sent(&app, &written()).await);
    for begun in [&empty, &kept] {
        begun.seeker.rpc("start_invitation", &json!({ "p_id": begun.invitation })).await.ok();
    }
    let answer = json!({ "p_id": kept.invitation, "p_answer": { "texts": ["half of it", ""] } });
    kept.seeker.rpc("save_invitation_answer", &answer).await.ok();
    app.clock.advance(Duration::days(14) + Duration::seconds(1));
    let now = app.clock.now();
    // The clock has not come round yet, and nothing is taken any more.
    let kit = app.session(&kept.seeker, "aal1").await;
    assert_eq!(
        kit.rpc("submit_invitation", &json!({ "p_id": kept.invitation })).await.error(409),
        "invitation_not_open"
    );
    let ended = futures::future::join_all((0..3).map(|_| devproof_commands::end_invitations(&app.db, now))).await;
    assert_eq!(ended.into_iter().map(|ended| ended.expect("it ends them")).sum::<usize>(), 3);
    for (one, status) in [(&waiting, "expired"), (&empty, "expired"), (&kept, "submitted")] {
        let admin = app.session(&one.company.admin, "aal1").await;
        let seen = read(&admin, one.invitation).await;
        assert_eq!(seen["status"], json!(status));
        assert_eq!(
            seen["answer"],
            if status == "submitted" { json!({ "texts": ["half of it", ""] }) } else { Value::Null }
        );
    }
    assert!(emails(&app, &kept.seeker).await.contains(&"Your time for “Why it fails” is over".to_owned()));
    assert!(emails(&app, &waiting.seeker).await.contains(&"“Why it fails” has expired".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_limit_runs_from_the_start_and_never_past_the_deadline() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let save = json!({ "p_document": written(), "p_time_limit_minutes": 90 });
    let challenge = company.admin.rpc("save_employer_challenge", &save).await.ok()["id"].clone();
    company.admin.rpc("publish_employer_challenge", &json!({ "p_id": challenge })).await.ok();
    let interaction = interest(&seeker, job).await;
    let format = time::format_description::well_known::Rfc3339;
    let expires = app.clock.now() + Duration::hours(26);
    let call = json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interaction,
        "p_expires_at": expires.format(&format).expect("a time") });
    let invitation = super::super::id(&company.admin.rpc("send_challenge", &call).await.ok());
    app.clock.advance(Duration::hours(25));
    let seeker = app.session(&seeker, "aal1").await;
    let started = seeker.rpc("start_invitation", &json!({ "p_id": invitation })).await.ok();
    let ends = time::OffsetDateTime::parse(started["ends_at"].as_str().expect("a time"), &format).expect("a time");
    assert!((ends - expires).abs() < Duration::seconds(1), "an hour is left, not ninety minutes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_out_a_day_before_to_those_who_have_not_answered() {
    let app = TestApp::start().await;
    let (waiting, done) = (sent(&app, &written()).await, sent(&app, &written()).await);
    done.seeker.rpc("decline_invitation", &json!({ "p_id": done.invitation })).await.ok();
    let in_india = "update profiles set timezone = 'Asia/Kolkata' where id = $1";
    crate::commands::arrange(&app, in_india, waiting.seeker.id).await;
    emails(&app, &waiting.seeker).await;
    let due = "A day left for “Why it fails”".to_owned();
    assert!(!emails(&app, &waiting.seeker).await.contains(&due));
    app.clock.advance(Duration::days(13) + Duration::minutes(1));
    assert!(emails(&app, &waiting.seeker).await.contains(&due));
    assert!(!emails(&app, &done.seeker).await.contains(&due));
    let reminders = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject like 'A day left%' and o.body_text like '%(UTC+5:30)%'";
    let told = crate::commands::count(&app, reminders, waiting.seeker.id).await;
    assert_eq!(told, 1, "in the time of the reader's own place");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_tells_what_its_company_s_challenges_cost() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let challenge = published(&company.admin, &written()).await;
    let reader = app.seeker().await;
    for (people, minutes) in [30, 50, 400].into_iter().enumerate() {
        let shown = reader.rpc("get_job", &json!({ "p_id": job })).await.ok();
        assert_eq!(shown["hours_asked"], Value::Null, "{people} say too little");
        let seeker = app.seeker().await;
        let call =
            json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interest(&seeker, job).await });
        let invitation = super::super::id(&company.admin.rpc("send_challenge", &call).await.ok());
        let of = json!({ "p_id": invitation });
        seeker.rpc("start_invitation", &of).await.ok();
        let spent = format!(
            "update challenge_invitations set started_at = started_at - interval '{minutes} minutes' where id = $1"
        );
        crate::commands::arrange(&app, &spent, invitation).await;
        seeker
            .rpc("submit_invitation", &json!({ "p_id": invitation, "p_answer": { "texts": ["a", ""] } }))
            .await
            .ok();
    }
    let shown = reader.rpc("get_job", &json!({ "p_id": job })).await.ok();
    assert_eq!(shown["hours_asked"], json!({ "median_seconds": 3000, "answers": 3 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_waits_while_the_judge_takes_no_more_of_its_candidate() {
    let app = TestApp::start().await;
    let one = sent(&app, &code()).await;
    one.seeker.rpc("start_invitation", &json!({ "p_id": one.invitation })).await.ok();
    let source = "function doubleIt(n) { return n * 2; }";
    let answer = json!({ "language": "javascript", "sources": { "javascript": source } });
    let save = json!({ "p_id": one.invitation, "p_answer": answer });
    one.seeker.rpc("save_invitation_answer", &save).await.ok();
    for _ in 0..20 {
        let run = json!({ "p_run_id": Uuid::new_v4(), "p_id": one.invitation, "p_language": "javascript", "p_source": source });
        one.seeker.rpc("run_invitation", &run).await.ok();
    }
    app.clock.advance(Duration::days(14) + Duration::seconds(1));
    let end = || devproof_commands::end_invitations(&app.db, app.clock.now());
    assert_eq!(end().await.expect("it looks"), 0, "twenty programs wait");
    let client = app.database.admin().await;
    client.batch_execute("update private.judge_queue set priority = 1").await.expect("none waits");
    let ended = futures::future::join_all((0..3).map(|_| end())).await;
    assert_eq!(ended.into_iter().map(|ended| ended.expect("it ends it")).sum::<usize>(), 1);
    let admin = app.session(&one.company.admin, "aal1").await;
    let seen = read(&admin, one.invitation).await;
    assert_eq!((&seen["status"], &seen["submission"]["state"]), (&json!("submitted"), &json!("queued")));
}
