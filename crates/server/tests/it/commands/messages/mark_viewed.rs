//! `mark_viewed`: a badge starts again at this moment.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_moves_forward_and_knows_its_views() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let mark = async || seeker.rpc("mark_viewed", &json!({ "p_view": "messages" })).await.ok();
    let (first, second) = (mark().await, mark().await);
    assert_eq!(first["view"], "messages");
    assert!(second["viewed_at"].as_str() > first["viewed_at"].as_str(), "{first} {second}");
    let unknown = seeker.rpc("mark_viewed", &json!({ "p_view": "lost" })).await;
    assert_eq!(unknown.error(422), "invalid_input");
}
