//! `save_company_sso`: the provider is asked before it is stored.

use crate::kit::{
    TestApp,
    openid::{CLIENT_ID, CLIENT_SECRET, OpenId},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_provider_that_answers_is_stored_and_keeps_its_secret() {
    let clock = crate::kit::clock();
    let idp = OpenId::start(&clock).await;
    let app = TestApp::start_at(&[], clock).await;
    let company = app.company().await;
    let body = json!({ "p_issuer": idp.issuer, "p_client_id": CLIENT_ID, "p_client_secret": CLIENT_SECRET });
    company.admin.rpc("save_company_sso", &body).await.ok();
    // Without a secret the stored one stays.
    let body = json!({ "p_issuer": idp.issuer, "p_client_id": CLIENT_ID });
    company.admin.rpc("save_company_sso", &body).await.ok();
    let sso = company.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!((&sso["issuer"], &sso["has_secret"]), (&json!(idp.issuer), &json!(true)));
    assert!(!sso.to_string().contains(CLIENT_SECRET));
    let silent = json!({ "p_issuer": app.url, "p_client_id": "x" });
    assert_eq!(company.admin.rpc("save_company_sso", &silent).await.error(422), "invalid_input");
    assert_eq!(app.seeker().await.rpc("save_company_sso", &body).await.status.as_u16(), 403);
}
