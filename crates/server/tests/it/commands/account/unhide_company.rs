//! `unhide_company`: a seeker is visible to the company again.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_company_is_unhidden_also_while_it_is_suspended() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let call = json!({ "p_company_id": company.id });
    let hidden = async || seeker.get("/rest/v1/hidden_companies?select=company_id").await.ok();
    seeker.rpc("hide_company", &call).await.ok();
    assert_eq!(hidden().await, json!([{ "company_id": company.id }]));
    let suspend = "update companies set approval_status = 'suspended' where id = $1";
    crate::commands::arrange(&app, suspend, company.id).await;
    for _ in 0..2 {
        assert_eq!(seeker.rpc("unhide_company", &call).await.ok(), json!({ "company_id": company.id }));
    }
    assert_eq!(hidden().await, json!([]));
    assert_eq!(app.company().await.admin.rpc("unhide_company", &call).await.error(403), "not_job_seeker");
}
