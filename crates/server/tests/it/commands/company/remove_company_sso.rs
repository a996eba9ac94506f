//! `remove_company_sso`: the provider goes, with its domains.

use crate::kit::{
    TestApp,
    openid::{CLIENT_ID, OpenId},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_provider_is_removed_once() {
    let clock = crate::kit::clock();
    let idp = OpenId::start(&clock).await;
    let app = TestApp::start_at(&[], clock).await;
    let company = app.company().await;
    let remove = async || company.admin.rpc("remove_company_sso", &json!({})).await.ok();
    assert_eq!(remove().await, json!({ "removed": false }));
    let body = json!({ "p_issuer": idp.issuer, "p_client_id": CLIENT_ID });
    company.admin.rpc("save_company_sso", &body).await.ok();
    assert_eq!(remove().await, json!({ "removed": true }));
    assert_eq!(company.admin.rpc("get_company_sso", &json!({})).await.ok()["provider_id"], json!(null));
    assert_eq!(app.seeker().await.rpc("remove_company_sso", &json!({})).await.status.as_u16(), 403);
}
