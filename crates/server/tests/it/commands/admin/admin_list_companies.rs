//! `admin_list_companies`, page by page.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_staff_come_in_pages() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    for _ in 0..3 {
        app.company_in("pending").await;
    }
    let first = staff
        .rpc("admin_list_companies", &json!({ "p_reason": "r", "p_status": "pending", "p_limit": 2 }))
        .await
        .ok();
    let next = json!({ "p_reason": "r", "p_status": "pending", "p_limit": 2, "p_cursor": first["next_cursor"] });
    let second = staff.rpc("admin_list_companies", &next).await.ok();
    assert_eq!(
        (first["companies"].as_array().map(Vec::len), second["companies"].as_array().map(Vec::len)),
        (Some(2), Some(1))
    );
    assert!(second["next_cursor"].is_null());
    let found = staff.rpc("admin_list_companies", &json!({ "p_reason": "r", "p_search": "haly" })).await.ok();
    assert_eq!(found["companies"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        staff.rpc("admin_list_companies", &json!({ "p_reason": "r", "p_search": "%" })).await.ok()["companies"],
        json!([])
    );
}
