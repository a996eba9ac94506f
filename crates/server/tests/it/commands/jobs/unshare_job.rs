//! `unshare_job`: the colleague no longer sees the candidates.

use crate::{
    commands::{interest, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_unshared_also_when_it_was_not_shared() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    let candidate = json!({ "p_interaction_id": interest(&app.seeker().await, job).await });
    let call = json!({ "p_job_opening_id": job, "p_profile_id": colleague.id });
    company.admin.rpc("share_job", &call).await.ok();
    assert!(colleague.rpc("get_candidate", &candidate).await.ok().is_object());
    for _ in 0..2 {
        assert_eq!(company.admin.rpc("unshare_job", &call).await.ok()["shared"], false);
    }
    assert_eq!(colleague.rpc("get_candidate", &candidate).await.ok(), Value::Null);
    assert_eq!(app.company().await.admin.rpc("unshare_job", &call).await.error(404), "not_found");
}
