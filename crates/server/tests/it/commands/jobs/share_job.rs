//! Sharing a job with a colleague, and what that shows them.

use crate::{
    commands::{arrange, count, id, interest, open_job, pointers},
    kit::{Person, TestApp},
};
use devproof_queue::outbox;
use serde_json::{Value, json};
use uuid::Uuid;

const SHARES: &str = "select count(*) from job_sharing where job_opening_id = $1";

fn call(job: Uuid, person: &Person) -> Value {
    json!({ "p_job_opening_id": job, "p_profile_id": person.id })
}

/// The interests that someone's list of candidates holds, and why.
async fn listed(person: &Person) -> Vec<(Value, Value)> {
    let answer =
        person.rpc("get_interested_candidates_for_employer", &json!({ "p_employer_id": person.id })).await.ok();
    let rows = answer.as_array().expect("a list").clone();
    rows.into_iter().map(|row| (row["job_interaction_id"].clone(), row["via"].clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colleague_sees_the_candidates_until_it_is_taken_back() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let (job, other) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Other").await);
    let seeker = app.seeker().await;
    let (asked, _) = (interest(&seeker, job).await, interest(&seeker, other).await);
    assert!(listed(&colleague).await.is_empty());
    let candidate = json!({ "p_interaction_id": asked });
    assert_eq!(colleague.rpc("get_candidate", &candidate).await.ok(), Value::Null);

    let mut with_note = call(job, &colleague);
    with_note["p_note"] = json!("What do you think of <Sam>?");
    let shared = company.admin.rpc("share_job", &with_note).await.ok();
    assert_eq!((&shared["shared"], &shared["profile_id"]), (&json!(true), &json!(colleague.id)));
    assert_eq!(listed(&colleague).await, [(json!(asked), json!("shared"))], "this job and no other");
    assert_eq!(colleague.rpc("get_candidate", &candidate).await.ok()["can_decide"], json!(true));
    let badges = colleague.rpc("get_badges", &json!({})).await.ok();
    assert_eq!((&badges["shared_jobs"], &badges["candidates"]), (&json!(1), &json!(1)));
    colleague.rpc("mark_viewed", &json!({ "p_view": "shared_jobs" })).await.ok();
    assert_eq!(colleague.rpc("get_badges", &json!({})).await.ok()["shared_jobs"], json!(0));
    let mine = colleague.rpc("get_shared_jobs", &json!({})).await.ok();
    assert_eq!(
        (&mine[0]["title"], &mine[0]["note"], &mine[0]["undecided_count"]),
        (&json!("Engineer"), &json!("What do you think of <Sam>?"), &json!(1))
    );
    assert_eq!(mine[0]["shared_by"]["id"], json!(company.admin.id));

    // Sharing again is nothing new: the same time, no news, no second mail.
    let again = company.admin.rpc("share_job", &call(job, &colleague)).await.ok();
    assert_eq!(again, shared);
    assert_eq!(colleague.rpc("get_badges", &json!({})).await.ok()["shared_jobs"], json!(0));
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let mails = outbox::list(&app.db, Some(&colleague.email)).await.expect("the outbox");
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "Erin Employer shared “Engineer” with you");
    assert!(mails[0].text.contains("/dashboard/interested-candidates?tab=shared"), "{}", mails[0].text);
    assert!(mails[0].html.as_deref().is_some_and(|html| html.contains("&lt;Sam&gt;")));

    let list = company.admin.rpc("get_job_shares", &json!({ "p_job_opening_id": job })).await.ok();
    assert_eq!((&list["shares"][0]["id"], &list["shares"][0]["sees"]), (&json!(colleague.id), &json!(true)));
    assert_eq!(list["people"], json!([]), "nobody else is there");

    assert_eq!(company.admin.rpc("unshare_job", &call(job, &colleague)).await.ok()["shared"], json!(false));
    assert_eq!(company.admin.rpc("unshare_job", &call(job, &colleague)).await.ok()["shared"], json!(false));
    assert!(listed(&colleague).await.is_empty());
    assert_eq!(colleague.rpc("get_candidate", &candidate).await.ok(), Value::Null);
    assert_eq!(colleague.rpc("approve_candidate", &candidate).await.error(404), "not_found");
    assert_eq!(colleague.rpc("get_shared_jobs", &json!({})).await.ok(), json!([]));
    // Shared again on the same day: news, but no second mail.
    company.admin.rpc("share_job", &call(job, &colleague)).await.ok();
    assert_eq!(colleague.rpc("get_badges", &json!({})).await.ok()["shared_jobs"], json!(1));
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    assert_eq!(outbox::list(&app.db, Some(&colleague.email)).await.expect("the outbox").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_at_once_share_it_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    let share = call(job, &colleague);
    let calls = (0..20).map(|n| {
        let person = if n % 2 == 0 { &company.admin } else { &manager };
        person.rpc("share_job", &share)
    });
    let answers = futures::future::join_all(calls).await;
    assert!(answers.iter().all(|answer| answer.status.is_success() && answer.text == answers[0].text));
    assert_eq!(count(&app, SHARES, job).await, 1);
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    assert_eq!(outbox::list(&app.db, Some(&colleague.email)).await.expect("the outbox").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_may_share_and_only_with_those_who_may_see() {
    let app = TestApp::start().await;
    let (company, elsewhere) = (app.company().await, app.company().await);
    let viewer = app.recruiter(&company, &["view_candidates"]).await;
    let blind = app.recruiter(&company, &["manage_jobs"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    let own = id(&blind.rpc("save_job", &json!({ "p_job": { "title": "Own" } })).await.ok());

    // With manage_jobs every job; with view_candidates alone one's own.
    blind.rpc("share_job", &call(job, &viewer)).await.ok();
    assert_eq!(
        viewer.rpc("share_job", &call(job, &company.admin)).await.error(404),
        "not_found",
        "a share is not passed on"
    );
    arrange(&app, "update job_openings set recruiter_profile_id = null where id = $1", own).await;
    assert_eq!(viewer.rpc("share_job", &call(own, &company.admin)).await.error(404), "not_found");
    let taken_over = app.database.admin().await;
    taken_over
        .execute("update job_openings set recruiter_profile_id = $1 where id = $2", &[&viewer.id, &own])
        .await
        .expect("a new recruiter");
    viewer.rpc("share_job", &call(own, &company.admin)).await.ok();

    let refused = |answer: crate::kit::Answer| pointers(&answer);
    assert_eq!(
        refused(company.admin.rpc("share_job", &call(job, &blind)).await),
        ["/p_profile_id"],
        "lacks the right"
    );
    assert_eq!(
        refused(company.admin.rpc("share_job", &call(job, &company.admin)).await),
        ["/p_profile_id"],
        "oneself"
    );
    assert_eq!(
        refused(company.admin.rpc("share_job", &call(own, &viewer)).await),
        ["/p_profile_id"],
        "has it already"
    );
    let mut long = call(job, &viewer);
    long["p_note"] = json!("x".repeat(501));
    assert_eq!(refused(company.admin.rpc("share_job", &long).await), ["/p_note"]);
    for stranger in [&elsewhere.admin, &app.seeker().await] {
        assert_eq!(company.admin.rpc("share_job", &call(job, stranger)).await.error(404), "not_found");
        let theirs = stranger.rpc("share_job", &call(job, &viewer)).await;
        assert!(matches!(theirs.status.as_u16(), 403 | 404), "{}", theirs.text);
        let theirs = stranger.rpc("unshare_job", &call(job, &viewer)).await;
        assert!(matches!(theirs.status.as_u16(), 403 | 404), "{}", theirs.text);
    }
    assert_eq!(count(&app, SHARES, job).await, 1);
    // Rows cannot be written past the commands.
    let row = json!({ "job_opening_id": job, "shared_by": company.admin.id, "shared_with": viewer.id });
    assert!(!company.admin.post("/rest/v1/job_sharing", &row).await.status.is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_the_company_ends_it_for_good() {
    let app = TestApp::start().await;
    let (company, next) = (app.company().await, app.company().await);
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    interest(&app.seeker().await, job).await;
    company.admin.rpc("share_job", &call(job, &colleague)).await.ok();
    // A right that is taken away lets the share rest.
    arrange(&app, "delete from recruiter_permissions where profile_id = $1", colleague.id).await;
    assert!(listed(&colleague).await.is_empty());
    let list = company.admin.rpc("get_job_shares", &json!({ "p_job_opening_id": job })).await.ok();
    assert_eq!(list["shares"][0]["sees"], json!(false));
    arrange(
        &app,
        "insert into recruiter_permissions (profile_id, permission) values ($1, 'view_candidates')",
        colleague.id,
    )
    .await;
    assert_eq!(listed(&colleague).await.len(), 1);

    let client = app.database.admin().await;
    for company in [next.id, company.id] {
        let moved = "update profiles set company_id = $1, company_role = 'recruiter' where id = $2";
        client.execute(moved, &[&company, &colleague.id]).await.expect("they move");
        assert!(listed(&colleague).await.is_empty());
    }
    assert_eq!(count(&app, SHARES, job).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colleague_who_takes_no_part_learns_who_talks_with_a_candidate() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    let asked = interest(&app.seeker().await, job).await;
    company.admin.rpc("share_job", &call(job, &colleague)).await.ok();
    let candidate = json!({ "p_interaction_id": asked });
    let undecided = company.admin.rpc("get_candidate", &candidate).await.ok();
    assert_eq!((&undecided["conversation_id"], &undecided["conversation_with"]), (&Value::Null, &json!([])));
    let conversation = company.admin.rpc("approve_candidate", &candidate).await.ok()["conversation_id"].clone();

    for (reader, own) in [(&company.admin, &conversation), (&colleague, &Value::Null)] {
        let seen = reader.rpc("get_candidate", &candidate).await.ok();
        assert_eq!((&seen["conversation_id"], &seen["conversation_with"]), (own, &json!(["Erin Employer"])));
        let rows = json!({ "p_employer_id": reader.id });
        let rows = reader.rpc("get_interested_candidates_for_employer", &rows).await.ok();
        assert_eq!(&rows[0]["conversation_id"], own);
    }
}
