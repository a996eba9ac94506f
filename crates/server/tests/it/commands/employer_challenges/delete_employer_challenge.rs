//! `delete_employer_challenge`: drafts alone.

use super::{draft, published, written};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_deleted_and_a_published_challenge_is_not() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (one, two) = (draft(&company.admin, &written()).await, published(&company.admin, &written()).await);
    let delete = async |id| company.admin.rpc("delete_employer_challenge", &json!({ "p_id": id })).await;
    assert_eq!(delete(two).await.error(409), "challenge_status");
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("delete_employer_challenge", &json!({ "p_id": one })).await.error(404), "not_found");
    assert_eq!(delete(one).await.ok(), json!({ "id": one, "deleted": true }));
    assert_eq!(delete(one).await.error(404), "not_found");
}
