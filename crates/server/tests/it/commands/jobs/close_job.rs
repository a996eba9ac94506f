//! Each step of a job's life has its states.

use crate::{
    commands::{id, open_job, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn every_step_has_its_states() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let job = open_job(admin, "Engineer").await;
    let step = async |name: &str, arguments: Value| {
        let answer = admin.rpc(name, &arguments).await;
        if answer.status.is_success() { answer.json()["status"].clone() } else { json!(answer.error(409)) }
    };
    let plain = json!({ "p_id": job });
    assert_eq!(step("publish_job", plain.clone()).await, json!("wrong_status"));
    assert_eq!(step("resume_job", plain.clone()).await, json!("wrong_status"));
    assert_eq!(step("pause_job", plain.clone()).await, json!("paused"));
    assert_eq!(step("pause_job", plain.clone()).await, json!("wrong_status"));
    assert_eq!(step("resume_job", plain.clone()).await, json!("open"));
    assert_eq!(step("close_job", json!({ "p_id": job, "p_outcome": "filled" })).await, json!("filled"));
    assert_eq!(step("close_job", plain.clone()).await, json!("wrong_status"));
    assert_eq!(step("publish_job", plain.clone()).await, json!("open"));
    assert_eq!(step("close_job", plain).await, json!("closed"));
    assert_eq!(pointers(&admin.rpc("close_job", &json!({ "p_id": job, "p_outcome": "lost" })).await), ["/p_outcome"]);

    let draft = id(&admin.rpc("save_job", &json!({ "p_job": { "title": "Draft" } })).await.ok());
    assert_eq!(admin.rpc("delete_job", &json!({ "p_id": draft })).await.ok(), json!({}));
    assert_eq!(admin.rpc("delete_job", &json!({ "p_id": draft })).await.error(404), "not_found");
}
