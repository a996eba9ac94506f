//! `admin_get_interview_review`: what a reviewer reads, without name and score.

use crate::{commands::interview::scored, kit::TestApp};
use serde_json::json;
use uuid::Uuid;

#[tokio::test]
async fn a_reviewer_reads_the_answer_and_neither_name_nor_score() {
    let app = TestApp::start().await;
    let (seeker, staff) = (app.seeker().await, app.staff().await);
    let id = scored(&app, &seeker).await;
    let ask = json!({ "p_attempt_id": id, "p_reason": "The copies were not seen" });
    seeker.rpc("ask_interview_review", &ask).await.ok();
    let list = staff.rpc("admin_list_interview_reviews", &json!({ "p_reason": "The queue" })).await.ok();
    let call = json!({ "p_id": list[0]["id"], "p_reason": "To judge" });
    let review = staff.rpc("admin_get_interview_review", &call).await.ok();
    assert!(review["questions"].as_array().is_some_and(|questions| !questions.is_empty()), "{review}");
    assert!(review.to_string().contains("two copies of every row"), "{review}");
    for secret in [seeker.id.to_string().as_str(), "Sam Seeker", "\"met\""] {
        assert!(!review.to_string().contains(secret), "{secret}: {review}");
    }
    let unknown = json!({ "p_id": Uuid::new_v4(), "p_reason": "To judge" });
    assert_eq!(staff.rpc("admin_get_interview_review", &unknown).await.error(404), "not_found");
    assert_eq!(seeker.rpc("admin_get_interview_review", &call).await.error(403), "not_staff");
}
