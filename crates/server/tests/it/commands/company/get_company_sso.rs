//! `get_company_sso`: provider and domains, for the company's admins.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn admins_read_their_own_domains_and_no_one_elses() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    company.admin.rpc("add_sso_domain", &json!({ "p_domain": "acme.test" })).await.ok();
    let sso = company.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!((&sso["provider_id"], &sso["has_secret"]), (&json!(null), &json!(false)));
    assert_eq!(sso["domains"][0]["domain"], "acme.test");
    assert_eq!(other.admin.rpc("get_company_sso", &json!({})).await.ok()["domains"], json!([]));
    let recruiter = app.recruiter(&company, &["manage_company", "manage_team"]).await;
    assert_eq!(recruiter.rpc("get_company_sso", &json!({})).await.status.as_u16(), 403);
}
