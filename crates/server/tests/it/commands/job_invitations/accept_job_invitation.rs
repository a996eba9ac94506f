//! Accepting is a match: one interest that cost nothing, one conversation.

use super::{Invited, answer, arrange, count, details, emails, id, interest, invite, invited, open_job, status};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

async fn accept(found: &Invited) -> Value {
    answer(&found.seeker, "accept_job_invitation", found.invitation).await.ok()
}

async fn members(app: &TestApp, conversation: &Value) -> Vec<Uuid> {
    let sql = "select user_id from conversation_participants where conversation_id = $1 order by user_id";
    let conversation: Uuid = conversation.as_str().and_then(|id| id.parse().ok()).expect("a conversation");
    let rows = app.database.admin().await.query(sql, &[&conversation]).await.expect("people");
    rows.iter().map(|row| row.get(0)).collect()
}

async fn first_candidate(admin: &Person) -> Value {
    let list = admin.rpc("get_interested_candidates_for_employer", &json!({ "p_employer_id": admin.id })).await.ok();
    list[0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_a_match_with_a_conversation_and_costs_no_decision() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    arrange(&app, "update companies set response_days = 3 where id = $1", found.company.id).await;
    let accepted = accept(&found).await;
    assert_eq!(accepted["status"], json!("accepted"));
    let sql =
        "select status, source, decision, quota, match is not null, match_score is not null from job_interactions
        where profile_id = $1";
    let row = app.database.admin().await.query_one(sql, &[&found.seeker.id]).await.expect("one interest");
    let words: Vec<Option<String>> = (0..4).map(|place| row.get(place)).collect();
    assert_eq!(words, [Some("interested".into()), Some("invitation".into()), Some("approved".into()), None]);
    assert!(row.get::<_, bool>(4), "the match is frozen");
    let quotas = found.seeker.rpc("get_daily_quotas", &json!({})).await.ok();
    assert_eq!(quotas["discover"]["used"], json!(0));
    let candidate = first_candidate(&found.company.admin).await;
    assert_eq!(
        (&candidate["decision"], &candidate["conversation_id"]),
        (&json!("approved"), &accepted["conversation_id"])
    );
    assert!(candidate["match"]["exact"].as_bool().unwrap_or(false), "the company reads its own weights");
    // The company asked first: its promise to answer says nothing of it.
    let promise = found.seeker.rpc("get_company_promise", &json!({ "p_company_id": found.company.id })).await.ok();
    assert_eq!((&promise["decided"], &promise["answered"]), (&json!(0), &json!(0)));

    let hello =
        json!({ "p_id": Uuid::new_v4(), "p_conversation_id": accepted["conversation_id"], "p_body": "Hello" });
    found.company.admin.rpc("send_message", &hello).await.ok();
    let reply = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": accepted["conversation_id"], "p_body": "Hi" });
    found.seeker.rpc("send_message", &reply).await.ok();
    let subjects: Vec<_> = emails(&app, &found.company.admin).await.into_iter().map(|mail| mail.subject).collect();
    assert_eq!(subjects, ["Sam Seeker accepted your invitation to “Storage engineer”"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_accepts_open_one_conversation() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let phone = app.session(&found.seeker, "aal1").await;
    let calls = (0..8).map(|n| {
        let person = if n % 2 == 0 { &found.seeker } else { &phone };
        answer(person, "accept_job_invitation", found.invitation)
    });
    let answers = futures::future::join_all(calls).await;
    let mut conversations: Vec<String> =
        answers.iter().map(|answer| answer.ok()["conversation_id"].to_string()).collect();
    conversations.sort();
    conversations.dedup();
    assert_eq!(conversations.len(), 1);
    let opened = "select count(*) from conversations where seeker_profile_id = $1";
    assert_eq!(count(&app, opened, found.seeker.id).await, 1);
    let interests = "select count(*) from job_interactions where profile_id = $1";
    assert_eq!(count(&app, interests, found.seeker.id).await, 1);
    assert_eq!(emails(&app, &found.company.admin).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_an_accept_and_a_withdrawal_at_once_one_wins() {
    let app = TestApp::start().await;
    for _ in 0..4 {
        let found = invited(&app).await;
        let (accepted, withdrawn) = tokio::join!(
            answer(&found.seeker, "accept_job_invitation", found.invitation),
            answer(&found.company.admin, "withdraw_job_invitation", found.invitation)
        );
        assert!(accepted.status.is_success() ^ withdrawn.status.is_success(), "{}{}", accepted.text, withdrawn.text);
        let loser = if accepted.status.is_success() { &withdrawn } else { &accepted };
        assert_eq!(loser.error(409), "job_invitation_not_open");
        let opened = "select count(*) from conversations where seeker_profile_id = $1";
        assert_eq!(count(&app, opened, found.seeker.id).await, i64::from(accepted.status.is_success()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_invited_person_accepts_and_only_what_is_open() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let (stranger, other) = (app.seeker().await, app.company().await);
    assert_eq!(answer(&stranger, "accept_job_invitation", found.invitation).await.error(404), "not_found");
    for member in [&found.company.admin, &other.admin] {
        assert_eq!(answer(member, "accept_job_invitation", found.invitation).await.error(403), "not_job_seeker");
    }
    assert_eq!(answer(&found.seeker, "accept_job_invitation", Uuid::new_v4()).await.error(404), "not_found");

    found.company.admin.rpc("pause_job", &json!({ "p_id": found.job })).await.ok();
    let paused = answer(&found.seeker, "accept_job_invitation", found.invitation).await;
    assert_eq!(paused.error(409), "wrong_status");
    found.company.admin.rpc("resume_job", &json!({ "p_id": found.job })).await.ok();
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", found.company.id).await;
    assert_eq!(answer(&found.seeker, "accept_job_invitation", found.invitation).await.error(409), "wrong_status");
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", found.company.id).await;
    arrange(
        &app,
        "update job_invitations set expires_at = now() - interval '1 minute' where id = $1",
        found.invitation,
    )
    .await;
    let late = answer(&found.seeker, "accept_job_invitation", found.invitation).await;
    assert_eq!(
        (late.error(409), &details(&late)["status"]),
        ("job_invitation_not_open".to_owned(), &json!("expired"))
    );

    let closed = invited(&app).await;
    closed.company.admin.rpc("close_job", &json!({ "p_id": closed.job })).await.ok();
    let ended = answer(&closed.seeker, "accept_job_invitation", closed.invitation).await;
    assert_eq!(
        (ended.error(409), &details(&ended)["status"]),
        ("job_invitation_not_open".to_owned(), &json!("job_ended"))
    );
    closed.company.admin.rpc("publish_job", &json!({ "p_id": closed.job })).await.ok();
    assert_eq!(
        status(&closed.seeker, closed.invitation).await,
        json!("job_ended"),
        "opened again, it doesn't come back"
    );

    let row = found.seeker.request("PATCH", &format!("/rest/v1/job_invitations?id=eq.{}", found.invitation));
    assert_eq!(crate::kit::Answer::of(row.json(&json!({ "status": "accepted" }))).await.error(403), "42501");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_mind_becomes_the_match() {
    let app = TestApp::start().await;
    // Interest that no one has decided on, interest that was taken back, and a job that was passed.
    for act in ["interest", "withdraw", "pass"] {
        let found = invited(&app).await;
        if act == "pass" {
            let call = json!({ "p_job_opening_id": found.job, "p_reason": "Too far" });
            found.seeker.rpc("pass_job", &call).await.ok();
        } else {
            let interaction = interest(&found.seeker, found.job).await;
            if act == "withdraw" {
                found.seeker.rpc("withdraw_interest", &json!({ "p_id": interaction })).await.ok();
            }
        }
        let accepted = accept(&found).await;
        let candidate = first_candidate(&found.company.admin).await;
        assert_eq!(candidate["conversation_id"], accepted["conversation_id"], "{act}");
        let interests = "select count(*) from job_interactions where profile_id = $1 and match is not null";
        assert_eq!(count(&app, interests, found.seeker.id).await, 1, "{act}");
        let passes =
            "select count(*) from job_interaction_passes p join job_interactions i on i.id = p.job_interaction_id
            where i.profile_id = $1";
        assert_eq!(count(&app, passes, found.seeker.id).await, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_company_decides_meanwhile_settles_the_invitation() {
    let app = TestApp::start().await;
    for (command, after) in [("approve_candidate", "accepted"), ("reject_candidate", "withdrawn")] {
        let found = invited(&app).await;
        let interaction = interest(&found.seeker, found.job).await;
        let decided = found.company.admin.rpc(command, &json!({ "p_interaction_id": interaction })).await.ok();
        assert_eq!(status(&found.seeker, found.invitation).await, json!(after));
        let accepted = answer(&found.seeker, "accept_job_invitation", found.invitation).await;
        if after == "accepted" {
            assert_eq!(accepted.ok()["conversation_id"], decided["conversation_id"]);
        } else {
            assert_eq!(accepted.error(409), "job_invitation_not_open");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_has_someone_of_the_company_whoever_has_left() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let sender = app.recruiter(&company, &["view_candidates", "message_candidates", "manage_jobs"]).await;
    let job = open_job(&sender, "Engineer").await;
    let invitation = id(&invite(&sender, job, seeker.id).await.ok());
    let leave = "update profiles set is_active = false where id = $1";
    arrange(&app, leave, sender.id).await;
    let accepted = answer(&seeker, "accept_job_invitation", invitation).await.ok();
    let mut expected = vec![seeker.id, company.admin.id];
    expected.sort();
    assert_eq!(members(&app, &accepted["conversation_id"]).await, expected);

    let deleted = app.recruiter(&company, &["view_candidates", "message_candidates", "manage_jobs"]).await;
    let other = app.seeker().await;
    let job = open_job(&company.admin, "Another").await;
    let share = json!({ "p_job_opening_id": job, "p_profile_id": deleted.id });
    company.admin.rpc("share_job", &share).await.ok();
    let invitation = id(&invite(&deleted, job, other.id).await.ok());
    arrange(&app, "delete from auth.users where id = $1", deleted.id).await;
    let accepted = answer(&other, "accept_job_invitation", invitation).await.ok();
    let mut expected = vec![other.id, company.admin.id];
    expected.sort();
    assert_eq!(members(&app, &accepted["conversation_id"]).await, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_says_that_an_interest_came_by_invitation() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    for command in ["express_interest", "pass_job"] {
        let call = json!({ "p_job_opening_id": job, "p_source": "invitation" });
        assert_eq!(app.seeker().await.rpc(command, &call).await.error(422), "invalid_input");
    }
}
