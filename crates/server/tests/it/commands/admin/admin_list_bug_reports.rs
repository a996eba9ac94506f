//! `admin_list_bug_reports`: by state; what waits oldest first, what is done newest first.

use crate::{commands::bug_reports::report, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_comes_oldest_first_and_what_is_done_newest_first() {
    let app = TestApp::start().await;
    let (staff, first, second) = (app.staff().await, app.seeker().await, app.seeker().await);
    let mut ids = Vec::new();
    for person in [&first, &second] {
        ids.push(report(person, json!({})).await.ok()["id"].clone());
        app.clock.advance(time::Duration::seconds(1));
    }
    let listed = async |state: &str| -> Vec<Value> {
        let list = staff.rpc("admin_list_bug_reports", &json!({ "p_reason": "r", "p_state": state })).await.ok();
        list["bug_reports"].as_array().expect("a list").iter().map(|one| one["id"].clone()).collect()
    };
    assert_eq!(listed("open").await, ids);
    for id in &ids {
        let fixed = json!({ "p_id": id, "p_state": "fixed", "p_reason": "r" });
        staff.rpc("admin_set_bug_report_state", &fixed).await.ok();
    }
    assert_eq!(listed("open").await, Vec::<Value>::new());
    ids.reverse();
    assert_eq!(listed("fixed").await, ids);
    let log = "select count(*) from private.audit_log where action = 'bug_report.list'";
    let entries: i64 = app.database.admin().await.query_one(log, &[]).await.expect("a count").get(0);
    assert_eq!(entries, 3);
    let unknown = json!({ "p_reason": "r", "p_state": "lost" });
    assert_eq!(staff.rpc("admin_list_bug_reports", &unknown).await.error(422), "invalid_input");
}
