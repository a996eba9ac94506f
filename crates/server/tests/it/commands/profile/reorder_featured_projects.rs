//! `reorder_featured_projects`: all of one's own, once each.

use crate::{
    commands::{id, pointers},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn the_order_names_every_project_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let mut ids = Vec::new();
    for title in ["One", "Two", "Three"] {
        ids.push(id(&seeker.rpc("save_featured_project", &json!({ "p_title": title })).await.ok()));
    }
    seeker.rpc("reorder_featured_projects", &json!({ "p_ids": [ids[2], ids[0], ids[1]] })).await.ok();
    let titles = seeker.get("/rest/v1/featured_projects?select=title&order=position").await.ok();
    assert_eq!(titles, json!([{ "title": "Three" }, { "title": "One" }, { "title": "Two" }]));
    for wrong in [json!([ids[0]]), json!([ids[0], ids[0], ids[1]]), json!([ids[0], ids[1], Uuid::new_v4()])] {
        let refused = seeker.rpc("reorder_featured_projects", &json!({ "p_ids": wrong })).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_ids".to_owned()]));
    }
}
