//! `delete_featured_project`: the others move up.

use crate::{commands::id, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_project_leaves_no_gap() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let mut ids = Vec::new();
    for title in ["One", "Two", "Three"] {
        ids.push(id(&seeker.rpc("save_featured_project", &json!({ "p_title": title })).await.ok()));
    }
    let call = json!({ "p_id": ids[0] });
    assert_eq!(other.rpc("delete_featured_project", &call).await.error(404), "not_found");
    seeker.rpc("delete_featured_project", &call).await.ok();
    assert_eq!(seeker.rpc("delete_featured_project", &call).await.error(404), "not_found");
    let rest = seeker.get("/rest/v1/featured_projects?select=title,position&order=position").await.ok();
    assert_eq!(rest, json!([{ "title": "Two", "position": 0 }, { "title": "Three", "position": 1 }]));
}
