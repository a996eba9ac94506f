//! `admin_list_sso_domains`: what companies claim, unverified ones first.

use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn unverified_domains_come_first() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company().await);
    for domain in ["verified.test", "claimed.test"] {
        company.admin.rpc("add_sso_domain", &json!({ "p_domain": domain })).await.ok();
    }
    let verify = json!({ "p_domain": "verified.test", "p_reason": "a contract" });
    staff.rpc("admin_verify_sso_domain", &verify).await.ok();
    let list = staff.rpc("admin_list_sso_domains", &json!({ "p_reason": "Look" })).await.ok();
    let domains: Vec<&Value> = list.as_array().expect("a list").iter().map(|one| &one["domain"]).collect();
    assert_eq!(domains, [&json!("claimed.test"), &json!("verified.test")]);
    assert_eq!((&list[1]["verified_by"], &list[1]["company_id"]), (&json!("staff"), &json!(company.id)));
}
