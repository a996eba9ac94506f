//! `admin_list_interview_reviews`: requested reviews, without the score while they wait.

use crate::{commands::interview::scored, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test]
async fn reviews_are_listed_by_state_and_blind() {
    let app = TestApp::start().await;
    let (seeker, staff) = (app.seeker().await, app.staff().await);
    let id = scored(&app, &seeker).await;
    let listed = async |state: &str| {
        let call = json!({ "p_state": state, "p_reason": "The queue" });
        staff.rpc("admin_list_interview_reviews", &call).await.ok()
    };
    assert_eq!(listed("asked").await, json!([]));
    let ask = json!({ "p_attempt_id": id, "p_reason": "The copies were not seen" });
    seeker.rpc("ask_interview_review", &ask).await.ok();
    let waiting = listed("asked").await;
    assert_eq!((&waiting[0]["reason"], &waiting[0]["before"]), (&ask["p_reason"], &Value::Null), "{waiting}");
    assert!(!waiting.to_string().contains(&seeker.id.to_string()) && !waiting.to_string().contains("Sam Seeker"));
    assert_eq!(listed("done").await, json!([]));
    let call = json!({ "p_reason": "x" });
    assert_eq!(seeker.rpc("admin_list_interview_reviews", &call).await.error(403), "not_staff");
}
