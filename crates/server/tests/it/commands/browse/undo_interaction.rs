//! `undo_interaction`.

use super::{USED, jobs_of};
use crate::{
    commands::{arrange, count, interest, open_job},
    kit::{Answer, TestApp},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn undo_gives_back_once_and_only_in_time() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    for _ in 0..4 {
        let interaction = interest(&seeker, job).await;
        let call = json!({ "p_id": interaction });
        let answers = futures::future::join_all((0..5).map(|_| seeker.rpc("undo_interaction", &call))).await;
        let done: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
        assert_eq!(done.len(), 1);
        assert_eq!(done[0].json()["quotas"]["discover"]["used"], json!(0));
    }
    let late = interest(&seeker, job).await;
    arrange(&app, "update job_interactions set created_at = now() - interval '11 seconds' where id = $1", late).await;
    assert_eq!(seeker.rpc("undo_interaction", &json!({ "p_id": late })).await.error(409), "undo_expired");
    assert_eq!(count(&app, USED, seeker.id).await, 1);
    let other = app.seeker().await;
    assert_eq!(other.rpc("undo_interaction", &json!({ "p_id": late })).await.error(404), "not_found");
    assert_eq!(company.admin.rpc("undo_interaction", &json!({ "p_id": late })).await.error(403), "not_job_seeker");
}

#[tokio::test(flavor = "multi_thread")]
async fn h04_only_an_undo_in_time_gives_back_and_each_once() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let jobs = jobs_of(&app, company.id, 3).await;
    for round in 0..10 {
        let call = json!({ "p_id": interest(&seeker, jobs[round % 3]).await });
        let undone = seeker.rpc("undo_interaction", &call).await.ok();
        assert_eq!(undone["quotas"]["discover"], json!({ "used": 0, "limit": 3, "left": 3 }));
        assert_eq!(seeker.rpc("undo_interaction", &call).await.error(404), "not_found", "there is nothing any more");
    }
    let decided = interest(&seeker, jobs[0]).await;
    for (table, column, id) in [("job_interactions", "id", decided), ("daily_usage", "profile_id", seeker.id)] {
        let path = format!("/rest/v1/{table}?{column}=eq.{id}");
        assert_eq!(Answer::of(seeker.request("DELETE", &path)).await.error(403), "42501", "{table}");
        let patch = seeker.request("PATCH", &path).json(&json!({ "usage_day": "2020-01-01", "used": 0 }));
        assert!(Answer::of(patch).await.status.is_client_error(), "{table}");
    }
    seeker.rpc("withdraw_interest", &json!({ "p_id": decided })).await.ok();
    let second = interest(&seeker, jobs[1]).await;
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": second })).await.ok();
    interest(&seeker, jobs[2]).await;
    for job in &jobs {
        company.admin.rpc("close_job", &json!({ "p_id": job })).await;
    }
    assert_eq!(count(&app, USED, seeker.id).await, 3);
}
