//! `remove_sso_domain`: a domain of the company's own.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_company_removes_its_own_domain_once() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let domain = json!({ "p_domain": "acme.test" });
    company.admin.rpc("add_sso_domain", &domain).await.ok();
    assert_eq!(other.admin.rpc("remove_sso_domain", &domain).await.error(404), "not_found");
    company.admin.rpc("remove_sso_domain", &domain).await.ok();
    assert_eq!(company.admin.rpc("remove_sso_domain", &domain).await.error(404), "not_found");
    assert_eq!(company.admin.rpc("get_company_sso", &json!({})).await.ok()["domains"], json!([]));
}
