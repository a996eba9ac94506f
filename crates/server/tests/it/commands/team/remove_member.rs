//! `remove_member`.

use super::member;
use crate::{
    commands::{count, open_job},
    kit::{Person, TestApp},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_leaves_the_work() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (leaver, heir) = (member(&app, &company).await, member(&app, &company).await);
    let job = open_job(&leaver, "Engineer").await;
    let call = |to: &Person| json!({ "p_profile_id": leaver.id, "p_jobs_to": to.id });
    assert_eq!(heir.rpc("remove_member", &call(&heir)).await.error(403), "missing_permission");
    assert_eq!(company.admin.rpc("remove_member", &call(&leaver)).await.error(422), "invalid_input");
    let stranger = app.company().await.admin;
    assert_eq!(company.admin.rpc("remove_member", &call(&stranger)).await.error(404), "not_found");
    let done = company.admin.rpc("remove_member", &call(&heir)).await.ok();
    assert_eq!((&done["jobs"], &done["jobs_to"]), (&json!(1), &json!(heir.id)));
    let theirs = "select count(*) from job_openings where id = $1 and recruiter_profile_id is not null";
    assert_eq!(count(&app, theirs, job).await, 1);
    assert_eq!(heir.get("/rest/v1/job_openings?select=id").await.ok(), json!([{ "id": job }]));

    // The right is gone at once, and the account stays.
    assert_eq!(leaver.rpc("pause_job", &json!({ "p_id": job })).await.status, 403);
    let profile = leaver.get("/rest/v1/profiles?select=company_id,needs_onboarding").await.ok();
    assert_eq!(profile[0], json!({ "company_id": null, "needs_onboarding": true }));
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    for (to, subject) in [(&leaver, "You are no longer a member of Halyard"), (&heir, "A colleague has left Halyard")]
    {
        let sql = "select count(*) from queue.outbox where to_address = $1 and subject = $2";
        let sent: i64 =
            app.database.admin().await.query_one(sql, &[&to.email, &subject]).await.expect("a count").get(0);
        assert_eq!(sent, 1, "{subject}");
    }
}
