//! `admin_get_company`: one company with its members, for staff.

use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn staff_read_a_company_in_any_state_with_its_members() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company_in("pending").await);
    app.recruiter(&company, &["manage_jobs"]).await;
    let shown = staff.rpc("admin_get_company", &json!({ "p_company_id": company.id, "p_reason": "Look" })).await.ok();
    let members = shown["members"].as_array().expect("members");
    assert_eq!(members.len(), 2, "{shown}");
    assert!(members.iter().any(|member| member["email"] == json!(company.admin.email)), "{shown}");
    let unknown = json!({ "p_company_id": Uuid::new_v4(), "p_reason": "Look" });
    assert_eq!(staff.rpc("admin_get_company", &unknown).await.error(404), "not_found");
}
