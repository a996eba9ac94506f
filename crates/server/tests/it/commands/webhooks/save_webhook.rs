//! `save_webhook`: public addresses alone, within the tier's limit, for those who manage the company.

use super::{Receiver, webhook};
use crate::{
    commands::{details, id, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_is_told_once_and_kept_nowhere() {
    let app = TestApp::start().await;
    let (company, receiver) = (app.company_on("employer_core").await, Receiver::start().await);
    let (id, secret) = webhook(&company.admin, &receiver).await;
    assert!(secret.starts_with("whsec_") && secret.len() == 50, "{secret}");
    let list = company.admin.rpc("list_webhooks", &json!({})).await.ok();
    assert_eq!((&list["limit"], &list["webhooks"][0]["id"]), (&json!(1), &json!(id)));
    assert_eq!(list["webhooks"][0]["last"], Value::Null);
    assert!(!list.to_string().contains(&secret));
    let row = "select to_jsonb(w)::text from webhook_endpoints w where w.id = $1";
    let row: String = app.database.admin().await.query_one(row, &[&id]).await.expect("a row").get(0);
    assert!(!row.contains(&secret[6..]), "{row}");
    let change = json!({ "p_id": id, "p_url": receiver.url, "p_events": ["candidate.approved", "candidate.approved"],
        "p_description": " Our  system " });
    assert_eq!(company.admin.rpc("save_webhook", &change).await.ok()["secret"], Value::Null);
    let list = company.admin.rpc("list_webhooks", &json!({})).await.ok();
    assert_eq!(list["webhooks"][0]["events"], json!(["candidate.approved"]));
    assert_eq!(list["webhooks"][0]["description"], json!("Our system"));
}

#[tokio::test(flavor = "multi_thread")]
async fn j03_an_address_in_the_house_is_refused() {
    let app = TestApp::start_with(&[("OUTBOUND_NETWORKS", "192.0.2.1")]).await;
    let company = app.company().await;
    for url in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.0.0.1/hook",
        "https://169.254.169.254/latest",
        "https://0x7f.1/",
        "https://user:password@example.org/",
        "file:///etc/passwd",
        "ftp://example.org/",
        "example.org",
        "",
    ] {
        let answer =
            company.admin.rpc("save_webhook", &json!({ "p_url": url, "p_events": ["candidate.approved"] })).await;
        assert_eq!(answer.error(422), "invalid_input", "{url}");
        assert_eq!(pointers(&answer), ["/p_url"], "{url}");
    }
    for events in [json!([]), json!(["candidate.hired"]), json!("candidate.approved")] {
        let answer =
            company.admin.rpc("save_webhook", &json!({ "p_url": "https://1.1.1.1/", "p_events": events })).await;
        assert_eq!(answer.error(422), "invalid_input", "{events}");
    }
    assert_eq!(company.admin.rpc("list_webhooks", &json!({})).await.ok()["webhooks"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_plans_limit_holds_when_webhooks_are_added_at_once() {
    let app = TestApp::start().await;
    let (company, receiver) = (app.company_on("hiring_kernel").await, Receiver::start().await);
    let call = json!({ "p_url": receiver.url, "p_events": ["candidate.approved"] });
    let answers = futures::future::join_all((0..8).map(|_| company.admin.rpc("save_webhook", &call))).await;
    let added = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(added, 3);
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("five are refused");
    assert_eq!(
        (refused.error(409).as_str(), details(refused)),
        ("webhook_limit", json!({ "limit": 3, "tier_id": "flagship" }))
    );
    let first = answers.iter().find(|answer| answer.status.is_success()).expect("three are added");
    company.admin.rpc("delete_webhook", &json!({ "p_id": id(&first.json()) })).await.ok();
    company.admin.rpc("save_webhook", &call).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_those_who_edit_an_approved_company_and_see_its_candidates() {
    let app = TestApp::start().await;
    let (company, receiver) = (app.company().await, Receiver::start().await);
    let (id, _) = webhook(&company.admin, &receiver).await;
    let manager = app.recruiter(&company, &["manage_company", "view_candidates"]).await;
    app.set_plan(&company, "employer_core").await;
    let recruiters = [
        app.recruiter(&company, &["view_candidates", "manage_jobs"]).await,
        // Events name candidates.
        app.recruiter(&company, &["manage_company", "manage_jobs"]).await,
    ];
    let (other, pending, seeker) = (app.company().await, app.company_in("pending").await, app.seeker().await);
    let new = json!({ "p_url": receiver.url, "p_events": ["candidate.approved"] });
    let change = json!({ "p_id": id, "p_url": receiver.url, "p_events": ["candidate.approved"] });
    assert_eq!(manager.rpc("save_webhook", &new).await.error(409), "webhook_limit");
    manager.rpc("save_webhook", &change).await.ok();
    for recruiter in &recruiters {
        assert_eq!(recruiter.rpc("save_webhook", &change).await.error(403), "missing_permission");
        assert_eq!(recruiter.rpc("list_webhooks", &json!({})).await.ok(), Value::Null);
    }
    assert_eq!(other.admin.rpc("save_webhook", &change).await.error(404), "not_found");
    assert_eq!(pending.admin.rpc("save_webhook", &new).await.error(403), "company_not_approved");
    assert_eq!(seeker.rpc("save_webhook", &new).await.error(403), "not_employer");
}
