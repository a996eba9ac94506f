//! Who may end their account, and what becomes of their company.

use super::kit::{emails, end};
use super::{arrange, count, details, interest, matched, open_job, pointers};
use crate::kit::TestApp;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn it_takes_the_words_and_a_proof_of_the_last_minutes() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let said = person.rpc("delete_account", &json!({ "p_confirmation": "yes" })).await;
    assert_eq!((said.error(422), pointers(&said)), ("invalid_input".to_owned(), vec!["/p_confirmation".to_owned()]));
    app.clock.advance(Duration::seconds(301));
    assert_eq!(end(&person).await.error(403), "reauthentication_needed");
    // Two factors count for a quarter of an hour.
    let strong = app.session(&person, "aal2").await;
    app.clock.advance(Duration::seconds(901));
    assert_eq!(end(&strong).await.error(403), "reauthentication_needed");
    let strong = app.session(&person, "aal2").await;
    app.clock.advance(Duration::seconds(301));
    assert_eq!(end(&strong).await.ok(), json!({ "deleted": true, "company": null }));
    for sql in [
        "select count(*) from auth.users where id = $1",
        "select count(*) from profiles where id = $1",
        "select count(*) from auth.sessions where user_id = $1",
    ] {
        assert_eq!(count(&app, sql, person.id).await, 0);
    }
    assert!(emails(&app, &person.email).await.is_empty());
    let gone = person.get("/auth/v1/user").await;
    assert_eq!(gone.status, 403, "{}", gone.text);
    let again = person.rpc("get_my_export", &json!({})).await;
    assert!(again.status == 401 || again.json() == Value::Null, "{}", again.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recruiters_work_passes_on() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let recruiter = app.recruiter(&company, &["manage_jobs", "view_candidates", "message_candidates"]).await;
    let job = open_job(&recruiter, "Engineer").await;
    let seeker = app.seeker().await;
    let interaction = interest(&seeker, job).await;
    recruiter.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    assert_eq!(company.admin.rpc("list_conversations", &json!({})).await.ok(), json!([]));

    assert_eq!(end(&recruiter).await.ok()["company"], "passed_on");
    let own = "select count(*) from job_openings where recruiter_profile_id = $1";
    assert_eq!(count(&app, own, company.admin.id).await, 1);
    let lines = company.admin.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(lines.as_array().map(Vec::len), Some(1), "the admin goes on with it: {lines}");
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let (subject, text) = emails(&app, &company.admin.email).await.remove(0);
    assert_eq!(subject, "A colleague has left Halyard");
    assert!(text.contains("You now manage their job") && !text.contains("Erin"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_admin_hands_over_first_and_the_last_member_closes_the_company() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let colleague = app.recruiter(&found.company, &[]).await;
    let refused = end(admin).await;
    assert_eq!((refused.error(409), details(&refused)["others"].as_i64()), ("last_admin".to_owned(), Some(1)));
    admin.rpc("hand_over_admin", &json!({ "p_profile_id": colleague.id })).await.ok();
    assert_eq!(end(admin).await.ok()["company"], "passed_on");

    let refused = end(&colleague).await;
    assert_eq!(refused.error(409), "company_ends_too");
    assert_eq!(details(&refused), json!({ "company": "Halyard", "jobs": 1 }));
    let both = json!({ "p_confirmation": "Delete my account", "p_close_company": true });
    assert_eq!(colleague.rpc("delete_account", &both).await.ok()["company"], "closed");
    let name = "select count(*) from companies where id = $1 and name = 'Closed company' and about is null";
    assert_eq!(count(&app, name, found.company.id).await, 1);

    // The candidate keeps what is theirs, and is told.
    let line = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(
        (&line[0]["company"]["name"], &line[0]["can_write"]),
        (&json!("Closed company"), &json!(false)),
        "{line}"
    );
    let job = "select count(*) from job_openings where id = $1 and status = 'closed'";
    assert_eq!(count(&app, job, found.job).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn emails_to_colleagues_lose_the_name_however_emails_write_it() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let colleague = app.recruiter(&company, &[]).await;
    // Emails break the first dot, and HTML escapes the sign.
    arrange(&app, "update profiles set full_name = 'J.R. O''Hara & Co' where id = $1", company.admin.id).await;
    company.admin.rpc("hand_over_admin", &json!({ "p_profile_id": colleague.id })).await.ok();
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let naming = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject || o.body_text || coalesce(o.body_html, '') like '%O''Hara%'";
    assert_eq!(count(&app, naming, colleague.id).await, 1);
    end(&company.admin).await.ok();
    assert_eq!(count(&app, naming, colleague.id).await, 0);
    let html = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.body_html like '%Deleted user made you%'";
    assert_eq!(count(&app, html, colleague.id).await, 1);
}
