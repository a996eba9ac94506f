//! `update_company`.

use crate::{
    commands::{details, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_changed_by_version() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let page = json!({ "tagline": "We ship.", "size": "11-50", "places": ["Graz"], "links": [{ "label": "Blog", "url": "https://b.example" }],
        "response_days": 5, "about": null });
    let saved = company.admin.rpc("update_company", &json!({ "p_company": page, "p_version": 1 })).await.ok();
    assert_eq!(saved, json!({ "version": 2 }));
    let stale = company.admin.rpc("update_company", &json!({ "p_company": page, "p_version": 1 })).await;
    assert_eq!((stale.error(409).as_str(), details(&stale)), ("version_conflict", json!({ "version": 2 })));
    let wrong = json!({ "name": "", "size": "many", "website": "x", "links": [{ "label": "a", "url": "b" }], "response_days": 99 });
    let refused = company.admin.rpc("update_company", &json!({ "p_company": wrong, "p_version": 2 })).await;
    assert_eq!(refused.error(422), "invalid_input");
    let expected =
        ["/name", "/size", "/website", "/links/0/url", "/response_days"].map(|field| format!("/p_company{field}"));
    assert_eq!(pointers(&refused), expected);
    let status = json!({ "p_company": { "approval_status": "approved" }, "p_version": 2 });
    assert_eq!(company.admin.rpc("update_company", &status).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_for_those_who_may() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (helper, reader) = (app.recruiter(&company, &["manage_company"]).await, app.recruiter(&company, &[]).await);
    let call = json!({ "p_company": { "tagline": "x" }, "p_version": 1 });
    let refused = reader.rpc("update_company", &call).await;
    assert_eq!(
        (refused.error(403).as_str(), details(&refused)),
        ("missing_permission", json!({ "permission": "manage_company" }))
    );
    assert_eq!(app.seeker().await.rpc("update_company", &call).await.error(403), "not_employer");
    helper.rpc("update_company", &call).await.ok();
    helper.rpc("set_company_badges", &json!({ "p_badges": ["open-source"] })).await.ok();
    assert_eq!(reader.rpc("set_company_badges", &json!({ "p_badges": [] })).await.error(403), "missing_permission");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_sent_back_is_handed_in_again() {
    let app = TestApp::start().await;
    let company = app.company_in("needs_changes").await;
    let call = json!({ "p_company": { "tagline": "Better" }, "p_version": 1, "p_resubmit": true });
    company.admin.rpc("update_company", &call).await.ok();
    let own = company.admin.get("/rest/v1/profiles?select=company_approval_status").await.ok();
    assert_eq!(own, json!([{ "company_approval_status": "pending" }]));
    let suspended = app.company_in("suspended").await;
    suspended.admin.rpc("update_company", &call).await.ok();
    let own = suspended.admin.get("/rest/v1/profiles?select=company_approval_status").await.ok();
    assert_eq!(own, json!([{ "company_approval_status": "suspended" }]), "only staff lift a suspension");
}
