//! `get_job_overview`: what the page of a job shows.

use crate::{
    commands::{arrange, interest, open_job},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

async fn overview(member: &Person, job: Uuid) -> Value {
    member.rpc("get_job_overview", &json!({ "p_id": job })).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_history_says_what_happened_and_who_did_it() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    arrange(&app, "update profiles set full_name = 'Mara Manager' where id = $1", manager.id).await;
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_id": job });
    manager.rpc("pause_job", &call).await.ok();
    assert_eq!(manager.rpc("pause_job", &call).await.error(409), "wrong_status");
    company.admin.rpc("resume_job", &call).await.ok();
    arrange(&app, "update job_openings set expires_at = now() - interval '1 minute' where id = $1", job).await;
    devproof_commands::expire_jobs(&app.db).await.expect("jobs expire");

    let history = overview(&company.admin, job).await["history"].as_array().expect("a list").clone();
    let steps: Vec<_> = history.iter().map(|one| (one["from_status"].clone(), one["to_status"].clone())).collect();
    assert_eq!(
        steps,
        [
            (json!("open"), json!("expired")),
            (json!("paused"), json!("open")),
            (json!("open"), json!("paused")),
            (json!("draft"), json!("open")),
            (json!(null), json!("draft")),
        ]
    );
    assert_eq!(history[0]["changed_by"], json!(null), "the clock");
    assert_eq!(history[1]["changed_by"], "Erin Employer");
    assert_eq!(history[2]["changed_by"], "Mara Manager");
}

#[tokio::test(flavor = "multi_thread")]
async fn candidates_are_counted_where_they_are_for_those_who_may_see_them() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let (approved, rejected) = (interest(&app.seeker().await, job).await, interest(&app.seeker().await, job).await);
    let waiting = app.seeker().await;
    interest(&waiting, job).await;
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": approved })).await.ok();
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": rejected })).await.ok();

    let candidates = overview(&company.admin, job).await["candidates"].clone();
    let count = |name: &str| candidates[name].as_i64();
    assert_eq!(["all", "undecided", "approved", "rejected", "ended"].map(count), [3, 1, 1, 1, 0].map(Some));
    let stages: Vec<_> =
        candidates["stages"].as_array().expect("stages").iter().map(|one| one["count"].clone()).collect();
    assert_eq!(stages, [1, 0, 0, 0, 0].map(|count| json!(count)));
    // As the list of candidates counts them.
    arrange(&app, "update profiles set is_active = false where id = $1", waiting.id).await;
    assert_eq!(overview(&company.admin, job).await["candidates"]["undecided"], 0);

    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    assert_eq!(overview(&manager, job).await["candidates"], json!(null));
    let both = app.recruiter(&company, &["manage_jobs", "view_candidates"]).await;
    assert_eq!(overview(&both, job).await["candidates"], json!(null), "a colleague's job that isn't shared");
    company.admin.rpc("share_job", &json!({ "p_job_opening_id": job, "p_profile_id": both.id })).await.ok();
    let shared = overview(&both, job).await;
    assert_eq!((&shared["candidates"]["is_shared"], &shared["candidates"]["all"]), (&json!(true), &json!(2)));
    assert_eq!(shared["shares"][0]["id"], json!(both.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn views_are_those_of_others() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    let view = json!({ "p_kind": "job", "p_id": job });
    for viewer in [&company.admin, &other.admin, &app.seeker().await] {
        for _ in 0..2 {
            viewer.rpc("record_view", &view).await.ok();
        }
    }
    arrange(
        &app,
        "insert into private.job_views (job_opening_id, viewed_at, source, viewer_id)
         select $1, now() - interval '8 days', 'jobs', v.viewer_id from private.job_views v limit 1",
        job,
    )
    .await;
    let views = overview(&company.admin, job).await["views"].clone();
    assert_eq!(views, json!({ "total": 3, "people": 2, "last_week": 2 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_those_to_whom_the_list_shows_the_job() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    for person in [&other.admin, &reader, &app.seeker().await] {
        assert_eq!(overview(person, job).await, json!(null));
    }
    arrange(&app, &format!("update job_openings set recruiter_profile_id = '{}' where id = $1", reader.id), job)
        .await;
    assert_eq!(overview(&reader, job).await["id"], json!(job), "one's own");
    assert_eq!(overview(&company.admin, Uuid::new_v4()).await, json!(null));
}
