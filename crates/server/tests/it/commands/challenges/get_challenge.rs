//! The page of a challenge says how many jobs ask for what it proves.

use super::get_challenges::{ask_for, hide_from};
use crate::{
    commands::{arrange, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn it_counts_the_jobs_that_the_reader_can_find() {
    let app = TestApp::start().await;
    let (company, other, seeker) = (app.company().await, app.company().await, app.seeker().await);
    ask_for(&app, "kubernetes").await;
    let jobs = async || {
        let page = seeker.rpc("get_challenge", &json!({ "p_slug": "heals" })).await.ok();
        page["jobs"].clone()
    };
    assert_eq!(jobs().await, json!(0));
    let one = open_job(&company.admin, "One").await;
    open_job(&company.admin, "Two").await;
    open_job(&other.admin, "Three").await;
    ask_for(&app, "kubernetes").await;
    assert_eq!(jobs().await, json!(3));
    arrange(&app, "update job_openings set status = 'paused' where id = $1", one).await;
    assert_eq!(jobs().await, json!(2));
    hide_from(&app, seeker.id, other.id).await;
    assert_eq!(jobs().await, json!(1));
    assert_eq!(seeker.rpc("get_challenge", &json!({ "p_slug": "nothing" })).await.ok(), Value::Null);
    assert_eq!(company.admin.rpc("get_challenge", &json!({ "p_slug": "heals" })).await.ok(), Value::Null);
}
