//! `remove_from_watchlist`: from one's own, whether or not they are on it.

use crate::{commands::arrange, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_touches_ones_own_list_alone() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    let call = json!({ "p_profile_id": seeker.id });
    for person in [&company.admin, &colleague] {
        person.rpc("save_to_watchlist", &call).await.ok();
    }
    for _ in 0..2 {
        colleague.rpc("remove_from_watchlist", &call).await.ok();
    }
    assert_eq!(colleague.rpc("get_watchlist", &json!({})).await.ok()["total"], json!(0));
    assert_eq!(company.admin.rpc("get_watchlist", &json!({})).await.ok()["total"], json!(1));
    assert_eq!(seeker.rpc("remove_from_watchlist", &call).await.error(403), "not_employer");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_ends_with_the_work_for_the_company() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    colleague.rpc("save_to_watchlist", &json!({ "p_profile_id": seeker.id })).await.ok();
    let leave = json!({ "p_profile_id": colleague.id, "p_jobs_to": company.admin.id });
    company.admin.rpc("remove_member", &leave).await.ok();
    let other = app.company().await;
    let join = format!(
        "update profiles set company_id = '{}', company_role = 'admin', needs_onboarding = false,
             company_approval_status = 'approved' where id = $1",
        other.id
    );
    arrange(&app, &join, colleague.id).await;
    assert_eq!(colleague.rpc("get_watchlist", &json!({})).await.ok()["total"], json!(0));
}
