//! `admin_verify_sso_domain`: staff decide where DNS cannot.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_claims_staff_name_the_company_and_only_one_holds_the_domain() {
    let app = TestApp::start().await;
    let (staff, first, second) = (app.staff().await, app.company().await, app.company().await);
    for company in [&first, &second] {
        company.admin.rpc("add_sso_domain", &json!({ "p_domain": "claimed.test" })).await.ok();
    }
    let vague = json!({ "p_domain": "claimed.test", "p_reason": "a contract" });
    assert_eq!(staff.rpc("admin_verify_sso_domain", &vague).await.error(409), "conflict");
    let call = |company: &uuid::Uuid, verified: bool| json!({ "p_domain": "claimed.test", "p_company_id": company, "p_reason": "a contract", "p_verified": verified });
    let verified = staff.rpc("admin_verify_sso_domain", &call(&first.id, true)).await.ok();
    assert_eq!(verified, json!({ "domain": "claimed.test", "company_id": first.id, "verified": true }));
    assert_eq!(staff.rpc("admin_verify_sso_domain", &call(&second.id, true)).await.error(409), "sso_domain_taken");
    staff.rpc("admin_verify_sso_domain", &call(&first.id, false)).await.ok();
    staff.rpc("admin_verify_sso_domain", &call(&second.id, true)).await.ok();
    assert_eq!(first.admin.rpc("admin_verify_sso_domain", &vague).await.error(403), "not_staff");
}
