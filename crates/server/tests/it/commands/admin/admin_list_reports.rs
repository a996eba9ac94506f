//! `admin_list_reports`: the queue.

use super::reported;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_listed_by_their_state() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "Buy my course").await;
    let listed = async |state: &str| {
        let list = staff.rpc("admin_list_reports", &json!({ "p_reason": "The queue", "p_state": state })).await.ok();
        list["reports"].as_array().cloned().expect("a list")
    };
    let open = listed("open").await;
    assert_eq!(open.len(), 1);
    assert_eq!(
        (&open[0]["id"], &open[0]["message_body"], &open[0]["reporter"]["id"], &open[0]["reported"]["id"]),
        (&report, &json!("Buy my course"), &json!(found.seeker.id), &json!(found.company.admin.id))
    );
    assert_eq!((&open[0]["reports_of_person"], &open[0]["is_message"]), (&json!(1), &json!(true)));
    let close = json!({ "p_id": report, "p_outcome": "no_action", "p_reason": "It is an offer" });
    staff.rpc("admin_close_report", &close).await.ok();
    assert!(listed("open").await.is_empty());
    let closed = listed("closed").await;
    assert_eq!((&closed[0]["id"], &closed[0]["outcome"]), (&report, &json!("no_action")));
    let unknown = json!({ "p_reason": "The queue", "p_state": "lost" });
    assert_eq!(staff.rpc("admin_list_reports", &unknown).await.error(422), "invalid_input");
}
