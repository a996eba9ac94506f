//! Publishing waits for the company's approval.

use crate::{
    commands::{details, id, whole_job},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_company_without_approval_only_drafts() {
    let app = TestApp::start().await;
    let company = app.company_in("rejected").await;
    let client = app.database.admin().await;
    client
        .execute(
            "insert into company_reviews (company_id, status, reason) values ($1, 'rejected', 'No website.')",
            &[&company.id],
        )
        .await
        .expect("a review");
    let job = id(&company.admin.rpc("save_job", &json!({ "p_job": whole_job("Engineer") })).await.ok());
    let refused = company.admin.rpc("publish_job", &json!({ "p_id": job })).await;
    let expected = json!({ "status": "rejected", "reason": "No website." });
    assert_eq!((refused.error(403).as_str(), details(&refused)), ("company_not_approved", expected));
}
