//! One entry or all of them, from several devices at once.

use super::{DECIDED, entries, unread, work_after};
use crate::{
    commands::{interest, matched, open_job},
    kit::TestApp,
};
use serde_json::json;
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn one_entry_with_all_that_it_holds_or_everything() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (job, other) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Other").await);
    for job in [job, job, other, other] {
        interest(&app.seeker().await, job).await;
    }
    work_after(&app, Duration::seconds(16)).await;
    let list = entries(&company.admin).await;
    let one = company.admin.rpc("mark_notifications_read", &json!({ "p_id": list[0]["id"] })).await.ok();
    assert_eq!(one["marked"], json!(2));
    assert_eq!(unread(&company.admin).await, json!(1));
    let again = company.admin.rpc("mark_notifications_read", &json!({ "p_id": list[0]["id"] })).await.ok();
    assert_eq!(again["marked"], json!(0));
    let all = company.admin.rpc("mark_notifications_read", &json!({})).await.ok();
    assert_eq!(all["marked"], json!(2));
    assert_eq!(unread(&company.admin).await, json!(0));
    let unknown = json!({ "p_id": Uuid::new_v4() });
    assert_eq!(company.admin.rpc("mark_notifications_read", &unknown).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_that_mark_everything_at_once_agree() {
    let app = TestApp::start().await;
    let company = app.company().await;
    for n in 0..12 {
        let job = open_job(&company.admin, &format!("Engineer {n}")).await;
        interest(&app.seeker().await, job).await;
    }
    work_after(&app, Duration::seconds(16)).await;
    let phone = app.session(&company.admin, "aal1").await;
    let calls = (0..16).map(|n| {
        let device = if n % 2 == 0 { &company.admin } else { &phone };
        async move { device.rpc("mark_notifications_read", &json!({})).await.ok()["marked"].as_i64() }
    });
    let marked: i64 = futures::future::join_all(calls).await.into_iter().flatten().sum();
    assert_eq!(marked, 12, "each was marked once");
    assert_eq!((unread(&company.admin).await, unread(&phone).await), (json!(0), json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn reading_a_conversation_reads_what_was_told_of_it() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    assert_eq!(unread(&found.seeker).await, json!(1));
    let read = json!({ "p_conversation_id": found.conversation, "p_sequence": 0 });
    found.seeker.rpc("mark_read", &read).await.ok();
    assert_eq!(unread(&found.seeker).await, json!(0));
    work_after(&app, DECIDED).await;
    assert!(super::subjects(&app, &found.seeker).await.is_empty(), "and is not emailed any more");
}
