use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test]
async fn one_title_is_offered_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    for _ in 0..3 {
        open_job(&company.admin, "Lighthouse keeper").await;
    }
    let offers = app.seeker().await.rpc("search_suggest", &json!({ "p_query": "lightho" })).await.ok();
    assert_eq!(offers, json!([{ "kind": "title", "label": "Lighthouse keeper", "marks": ["lighthouse"] }]));
    assert_eq!(app.post("/rest/v1/rpc/search_suggest", &json!({})).await.ok(), json!([]));
}
