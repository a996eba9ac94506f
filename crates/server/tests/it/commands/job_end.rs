//! The end of a job, by its company or by the clock: who is told, and how often.

use super::{arrange, count, interest, open_job};
use crate::kit::{Person, TestApp};
use devproof_queue::outbox::{self, OutboxEntry};
use serde_json::{Value, json};
use uuid::Uuid;

/// Does all the background work that is due.
async fn work(app: &TestApp) {
    // Past the moment in which an interest can be undone.
    app.clock.advance(time::Duration::seconds(20));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue can be read").failed, []);
}

/// What the candidate was told about ended jobs.
async fn told(app: &TestApp, person: &Person) -> Vec<OutboxEntry> {
    let mails = outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    mails
        .into_iter()
        .filter(|mail| !mail.subject.contains("wants to talk") && !mail.subject.contains("decided on"))
        .collect()
}

async fn status(app: &TestApp, job: Uuid) -> (String, bool) {
    let sql = "select status, ended_at is not null from job_openings where id = $1";
    let row = app.database.admin().await.query_one(sql, &[&job]).await.expect("the job");
    (row.get(0), row.get(1))
}

async fn run_out(app: &TestApp, job: Uuid) {
    arrange(app, "update job_openings set expires_at = now() - interval '1 minute' where id = $1", job).await;
}

async fn end(admin: &Person, job: Uuid, outcome: &str) -> Value {
    admin.rpc("close_job", &json!({ "p_id": job, "p_outcome": outcome })).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_wait_are_told_once_an_end() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let job = open_job(admin, "Storage <engineer>").await;
    let waits = app.seeker().await;
    interest(&waits, job).await;
    let [withdrawn, rejected, approved, passed, gone] =
        [app.seeker().await, app.seeker().await, app.seeker().await, app.seeker().await, app.seeker().await];
    let taken_back = interest(&withdrawn, job).await;
    withdrawn.rpc("withdraw_interest", &json!({ "p_id": taken_back })).await.ok();
    let refused = interest(&rejected, job).await;
    admin.rpc("reject_candidate", &json!({ "p_interaction_id": refused })).await.ok();
    let accepted = interest(&approved, job).await;
    admin.rpc("approve_candidate", &json!({ "p_interaction_id": accepted })).await.ok();
    passed.rpc("pass_job", &json!({ "p_job_opening_id": job })).await.ok();
    interest(&gone, job).await;
    arrange(&app, "update profiles set is_active = false where id = $1", gone.id).await;

    assert_eq!(end(admin, job, "filled").await["status"], json!("filled"));
    work(&app).await;
    let mails = told(&app, &waits).await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "Halyard has filled “Storage <engineer>”");
    assert!(mails[0].text.contains("/dashboard/browse-jobs"), "{}", mails[0].text);
    assert!(mails[0].html.as_deref().is_some_and(|html| html.contains("&lt;engineer&gt;")));
    for person in [&withdrawn, &rejected, &approved, &passed, &gone] {
        assert_eq!(told(&app, person).await.len(), 0, "only those who wait");
    }

    // The task runs at least once; the mail is written once.
    let again = "update queue.tasks set state = 'ready', finished_at = null, run_at = null,
             payload = (select jsonb_build_object('job_opening_id', id, 'ended_at', ended_at) from job_openings where id = $1)
         where kind = 'mail_job_ended'";
    arrange(&app, again, job).await;
    work(&app).await;
    assert_eq!(told(&app, &waits).await.len(), 1);

    admin.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    end(admin, job, "closed").await;
    work(&app).await;
    let subjects: Vec<String> = told(&app, &waits).await.into_iter().map(|mail| mail.subject).collect();
    assert_eq!(subjects.len(), 2, "opened again, it can end again");
    assert!(subjects.contains(&"Halyard has closed “Storage <engineer>”".to_owned()), "{subjects:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_that_was_taken_back_at_once_tells_nobody() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let waits = app.seeker().await;
    interest(&waits, job).await;
    end(&company.admin, job, "closed").await;
    company.admin.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    work(&app).await;
    assert_eq!(told(&app, &waits).await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_run_out_by_the_clock() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (open, paused, later) =
        (open_job(admin, "Open").await, open_job(admin, "Paused").await, open_job(admin, "Later").await);
    let closed = open_job(admin, "Closed").await;
    let waits = app.seeker().await;
    interest(&waits, open).await;
    admin.rpc("pause_job", &json!({ "p_id": paused })).await.ok();
    end(admin, closed, "closed").await;
    for job in [open, paused, closed] {
        run_out(&app, job).await;
    }
    arrange(&app, "update job_openings set expires_at = now() + interval '1 hour' where id = $1", later).await;

    // Two nodes at once end each job once.
    let (one, two) = tokio::join!(devproof_commands::expire_jobs(&app.db), devproof_commands::expire_jobs(&app.db));
    assert_eq!(one.expect("the database answers") + two.expect("the database answers"), 2);
    assert_eq!(devproof_commands::expire_jobs(&app.db).await.expect("the database answers"), 0);
    assert_eq!(status(&app, open).await, ("expired".to_owned(), true));
    assert_eq!(status(&app, paused).await, ("expired".to_owned(), true));
    assert_eq!(status(&app, later).await, ("open".to_owned(), false));
    assert_eq!(status(&app, closed).await.0, "closed");

    work(&app).await;
    let mails = told(&app, &waits).await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "“Open” at Halyard has expired");
    assert_eq!(admin.rpc("close_job", &json!({ "p_id": open })).await.error(409), "wrong_status");
    let early = admin.rpc("publish_job", &json!({ "p_id": open })).await;
    assert_eq!(early.error(422), "not_ready_to_publish", "a new date comes first");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_at_once_are_all_reached() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let client = app.database.admin().await;
    client
        .execute(
            "insert into job_openings (company_id, title, description, status, seniority, employment_type,
                 remote_policy, pay_min, pay_max, pay_currency, published_at, expires_at)
             select $1, 'Engineer ' || n, 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now(),
                 now() - interval '1 minute'
             from generate_series(1, 205) n",
            &[&company.id],
        )
        .await
        .expect("jobs");
    assert_eq!(devproof_commands::expire_jobs(&app.db).await.expect("the database answers"), 205);

    let job = open_job(&company.admin, "Popular").await;
    client
        .batch_execute(
            "insert into auth.users (id, email, email_confirmed_at)
             select gen_random_uuid(), 'many-' || n || '@example.test', now() from generate_series(1, 205) n",
        )
        .await
        .expect("accounts");
    let waiting = "insert into job_interactions (job_opening_id, profile_id, status)
         select $1, u.id, 'interested' from auth.users u where u.email like 'many-%'";
    arrange(&app, waiting, job).await;
    end(&company.admin, job, "filled").await;
    work(&app).await;
    let mails = "select count(distinct o.to_address) from queue.outbox o join job_openings j on j.id = $1
         where o.subject like '%' || j.title || '%'";
    assert_eq!(count(&app, mails, job).await, 205);
}
