//! `verify_sso_domain`: the DNS record proves the domain.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_domain_is_verified_by_its_record_alone() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let domain = json!({ "p_domain": "acme.test" });
    assert_eq!(company.admin.rpc("verify_sso_domain", &domain).await.error(404), "not_found");
    let added = company.admin.rpc("add_sso_domain", &domain).await.ok();
    app.dns.set("_devproof-challenge.acme.test", "devproof-verification=somebody-elses");
    let early = company.admin.rpc("verify_sso_domain", &domain).await;
    assert_eq!(early.error(422), "sso_domain_unproved");
    // The pause between two checks goes by the clock of the database.
    let earlier = "update auth.sso_domains set checked_at = checked_at - interval '11 seconds' where company_id = $1";
    crate::commands::arrange(&app, earlier, company.id).await;
    let record = format!("devproof-verification={}", added["token"].as_str().expect("a token"));
    app.dns.set("_devproof-challenge.acme.test", &record);
    assert_eq!(company.admin.rpc("verify_sso_domain", &domain).await.ok()["verified"], true);
    let sso = company.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!(sso["domains"][0]["verified_by"], "dns");
}
