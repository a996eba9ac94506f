//! `add_sso_domain`: a domain to verify, with its token.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_same_domain_has_the_same_token_and_a_company_has_twenty() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let add = async |domain: &str| company.admin.rpc("add_sso_domain", &json!({ "p_domain": domain })).await;
    let first = add("acme.test").await.ok();
    assert_eq!(first["domain"], "acme.test");
    assert_eq!(add("acme.test").await.ok(), first);
    for n in 1..20 {
        add(&format!("acme-{n}.test")).await.ok();
    }
    assert_eq!(add("one-more.test").await.error(422), "too_many");
    assert_eq!(pointers(&add("no domain").await), ["/p_domain"]);
    let other = app.company().await.admin.rpc("add_sso_domain", &json!({ "p_domain": "acme.test" })).await.ok();
    assert_ne!(other["token"], first["token"], "each company proves it for itself");
}
