//! Who may invite whom, the limits of the company's month and of the person's week, and that a refusal tells nothing.

use super::{REASON, answer, arrange, count, details, emails, id, interest, invite, invited, open_job, waiting};
use crate::{
    commands::pointers,
    kit::{Answer, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn the_person_reads_the_job_the_match_and_the_reason() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let list = waiting(&found.seeker).await;
    assert_eq!(list.len(), 1);
    assert_eq!(
        (&list[0]["id"], &list[0]["reason"], &list[0]["sender_name"], &list[0]["job"]["id"]),
        (&json!(found.invitation), &json!(REASON), &json!("Erin Employer"), &json!(found.job))
    );
    assert_eq!(list[0]["job"]["company"]["name"], "Halyard");
    assert_eq!(list[0]["job"]["match"]["exact"], json!(false), "the weights are the company's");
    let sent = emails(&app, &found.seeker).await;
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].subject, "Halyard invites you to “Storage engineer”");
    assert!(sent[0].text.contains(REASON), "{}", sent[0].text);
    assert_eq!(emails(&app, &found.company.admin).await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_was_withdrawn_at_once_sends_no_mail() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    answer(&found.company.admin, "withdraw_job_invitation", found.invitation).await.ok();
    assert_eq!(emails(&app, &found.seeker).await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_members_who_see_the_job_s_candidates_invite_to_a_job_that_is_listed() {
    let app = TestApp::start().await;
    let (company, other, pending) = (app.company().await, app.company().await, app.company_in("pending").await);
    let seeker = app.seeker().await;
    let job = open_job(&company.admin, "Engineer").await;
    let viewer = app.recruiter(&company, &["view_candidates"]).await;
    let messenger = app.recruiter(&company, &["message_candidates", "manage_jobs"]).await;
    assert_eq!(invite(&viewer, job, seeker.id).await.error(404), "not_found", "not a job that was shared");
    assert_eq!(invite(&messenger, job, seeker.id).await.error(403), "missing_permission");
    assert_eq!(invite(&other.admin, job, seeker.id).await.error(404), "not_found");
    assert_eq!(invite(&pending.admin, job, seeker.id).await.error(403), "company_not_approved");
    assert_eq!(invite(&seeker, job, seeker.id).await.error(403), "not_employer");
    assert_eq!(invite(&company.admin, Uuid::new_v4(), seeker.id).await.error(404), "not_found");
    let row = json!({ "job_opening_id": job, "profile_id": seeker.id, "company_id": company.id, "reason": "x",
        "expires_at": "2030-01-01T00:00:00Z" });
    let past_the_command = company.admin.request("POST", "/rest/v1/job_invitations").json(&row);
    assert_eq!(Answer::of(past_the_command).await.error(403), "42501");

    company.admin.rpc("pause_job", &json!({ "p_id": job })).await.ok();
    let paused = invite(&company.admin, job, seeker.id).await;
    assert_eq!((paused.error(409), &details(&paused)["status"]), ("wrong_status".to_owned(), &json!("paused")));
    company.admin.rpc("resume_job", &json!({ "p_id": job })).await.ok();
    let share = json!({ "p_job_opening_id": job, "p_profile_id": viewer.id });
    company.admin.rpc("share_job", &share).await.ok();
    invite(&viewer, job, seeker.id).await.ok();
    assert_eq!(count(&app, "select count(*) from job_invitations where company_id = $1", company.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reason_is_required_and_bounded() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    for reason in ["", "  \n ", "\u{7}", &"x".repeat(1001)] {
        let call = json!({ "p_job_opening_id": job, "p_profile_id": seeker.id, "p_reason": reason });
        let refused = company.admin.rpc("invite_to_job", &call).await;
        assert_eq!(refused.error(422), "invalid_input");
        assert!(pointers(&refused).contains(&"/p_reason".to_owned()));
    }
    let missing = json!({ "p_job_opening_id": job, "p_profile_id": seeker.id });
    assert_eq!(company.admin.rpc("invite_to_job", &missing).await.error(404), "PGRST202");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_invited_to_a_job_once() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let answers = futures::future::join_all((0..6).map(|_| invite(&company.admin, job, seeker.id))).await;
    let sent: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
    assert_eq!(sent.len(), 1);
    let invitation = id(&sent[0].json());
    for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(refused.error(409), "already_invited_to_job");
        assert_eq!(details(refused)["id"], json!(invitation));
    }
    let used = "select used::bigint from private.job_invitation_usage where company_id = $1";
    assert_eq!(count(&app, used, company.id).await, 1, "what was refused costs nothing");
    answer(&seeker, "decline_job_invitation", invitation).await.ok();
    assert_eq!(invite(&company.admin, job, seeker.id).await.error(409), "already_invited_to_job");
}

#[tokio::test(flavor = "multi_thread")]
async fn i09_the_month_s_limit_of_each_tier_holds_under_parallel_invitations() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let job = open_job(&company.admin, "Engineer").await;
    let mut people = Vec::new();
    for _ in 0..8 {
        people.push(app.seeker().await.id);
    }
    let invite_all =
        async || futures::future::join_all(people.iter().map(|person| invite(&company.admin, job, *person))).await;
    let answers = invite_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 5);
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("three refused");
    assert_eq!(refused.error(429), "job_invitation_limit");
    let said = details(refused);
    assert_eq!((&said["limit"], &said["used"]), (&json!(5), &json!(5)));
    assert!(said["resets_at"].as_str().expect("a time").ends_with("-01T00:00:00Z"), "{said}");

    // At the limit nothing is said of a person, whoever they are.
    let (hidden, nobody) = (app.seeker().await, Uuid::new_v4());
    arrange(&app, "update profiles set visibility = 'private' where id = $1", hidden.id).await;
    for person in [hidden.id, nobody] {
        assert_eq!(invite(&company.admin, job, person).await.error(429), "job_invitation_limit");
    }

    app.set_plan(&company, "hiring_kernel").await;
    let answers = invite_all().await;
    let sent: Vec<Value> = answers.iter().filter(|answer| answer.status.is_success()).map(Answer::json).collect();
    assert_eq!(sent.len(), 3, "the rest: 50 a month");
    assert!(sent.iter().all(|sent| sent["limit"] == json!(50)));
    for (tier, limit) in [("hiring_kernel", 50), ("flagship", 300)] {
        let full = format!("update private.job_invitation_usage set used = {limit} where company_id = $1");
        arrange(&app, &full, company.id).await;
        app.set_plan(&company, tier).await;
        let refused = invite(&company.admin, job, app.seeker().await.id).await;
        assert_eq!(
            (refused.error(429), &details(&refused)["limit"]),
            ("job_invitation_limit".to_owned(), &json!(limit))
        );
    }
    arrange(
        &app,
        "update private.job_invitation_usage set month = month - interval '1 month' where company_id = $1",
        company.id,
    )
    .await;
    invite(&company.admin, job, app.seeker().await.id).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn i09_a_person_gets_three_a_week_of_all_companies_however_many_ask_at_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let mut calls = Vec::new();
    for n in 0..7 {
        let company = app.company().await;
        let job = open_job(&company.admin, &format!("Engineer {n}")).await;
        calls.push((company, job));
    }
    let answers =
        futures::future::join_all(calls.iter().map(|(company, job)| invite(&company.admin, *job, seeker.id))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3);
    for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(refused.error(409), "cannot_be_invited");
    }
    let used = "select count(*) from private.job_invitation_usage u where u.used > 0 and $1::uuid is not null";
    assert_eq!(count(&app, used, seeker.id).await, 3, "only those who could invite paid");
    // What was declined counts on; a week later there is room again.
    for invitation in waiting(&seeker).await {
        seeker.rpc("decline_job_invitation", &json!({ "p_id": invitation["id"] })).await.ok();
    }
    let left = answers.iter().position(|answer| !answer.status.is_success()).expect("some are refused");
    let (company, job) = &calls[left];
    assert_eq!(invite(&company.admin, *job, seeker.id).await.error(409), "cannot_be_invited");
    arrange(
        &app,
        "update job_invitations set created_at = created_at - interval '7 days' where profile_id = $1",
        seeker.id,
    )
    .await;
    invite(&company.admin, *job, seeker.id).await.ok();
}

/// One sentence for each way in which someone can't be invited, run with the person as `$1`. `COMPANY`, `JOB` and `MEMBER`
/// are ids.
const REASONS: [(&str, &str); 12] = [
    ("switched off", "update profiles set takes_job_invitations = false where id = $1"),
    ("refused for ever", "insert into job_invitation_refusals (profile_id, company_id) values ($1, 'COMPANY')"),
    ("hides from the company", "insert into hidden_companies (profile_id, company_id) values ($1, 'COMPANY')"),
    ("is private", "update profiles set visibility = 'private' where id = $1"),
    ("shows themselves by link alone", "update profiles set visibility = 'showcase' where id = $1"),
    ("account rests", "update profiles set is_active = false where id = $1"),
    ("is in onboarding", "update profiles set needs_onboarding = true where id = $1"),
    ("blocked the member", "insert into blocked_people (blocker_id, blocked_id) values ($1, 'MEMBER')"),
    ("is blocked by the member", "insert into blocked_people (blocker_id, blocked_id) values ('MEMBER', $1)"),
    (
        "passed the job",
        "insert into job_interactions (job_opening_id, profile_id, status) values ('JOB', $1, 'not_interested')",
    ),
    (
        "took the interest back",
        "insert into job_interactions (job_opening_id, profile_id, status, decision, decided_at)
         values ('JOB', $1, 'interested', 'withdrawn', now())",
    ),
    (
        "three this week",
        "insert into job_invitations (company_id, job_opening_id, profile_id, reason, expires_at)
         select j.company_id, j.id, $1, 'x', now() + interval '14 days' from job_openings j where j.title = 'Elsewhere'",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn i09_all_reasons_of_a_person_get_one_answer() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    for _ in 0..3 {
        open_job(&other.admin, "Elsewhere").await;
    }
    let mut answers = vec![("nobody", invite(&company.admin, job, Uuid::new_v4()).await)];
    answers.push(("a colleague", invite(&company.admin, job, other.admin.id).await));
    answers.push(("a newcomer", invite(&company.admin, job, app.newcomer().await.id).await));
    answers.push(("staff", invite(&company.admin, job, app.staff().await.id).await));
    for (reason, sql) in REASONS {
        let seeker = app.seeker().await;
        let sql = sql
            .replace("COMPANY", &company.id.to_string())
            .replace("JOB", &job.to_string())
            .replace("MEMBER", &company.admin.id.to_string());
        arrange(&app, &sql, seeker.id).await;
        answers.push((reason, invite(&company.admin, job, seeker.id).await));
    }
    for (reason, answer) in &answers {
        assert_eq!(answer.error(409), "cannot_be_invited", "{reason}");
        assert_eq!(answer.text, answers[0].1.text, "{reason}");
    }
    assert_eq!(count(&app, "select count(*) from job_invitations where company_id = $1", company.id).await, 0);
    let used = "select count(*) from private.job_invitation_usage where company_id = $1";
    assert_eq!(count(&app, used, company.id).await, 0, "what was refused costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_interested_already_is_no_one_to_invite() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    interest(&seeker, job).await;
    assert_eq!(invite(&company.admin, job, seeker.id).await.error(409), "cannot_be_invited");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_an_invitation_and_what_the_person_switches_off_at_once_one_comes_first() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    for _ in 0..4 {
        let seeker = app.seeker().await;
        let off = seeker
            .request("PATCH", &format!("/rest/v1/profiles?id=eq.{}", seeker.id))
            .json(&json!({ "takes_job_invitations": false }));
        let (sent, off) = tokio::join!(invite(&company.admin, job, seeker.id), Answer::of(off));
        assert!(off.status.is_success(), "{}", off.text);
        assert!(sent.status.is_success() || sent.error(409) == "cannot_be_invited");
    }
}
