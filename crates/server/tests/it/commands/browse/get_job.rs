use crate::{
    commands::{arrange, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn a_seeker_reads_a_job_with_their_match_and_a_member_without() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_id": job });
    let told = seeker.rpc("get_job", &call).await.ok();
    assert_eq!((&told["match"]["exact"], &told["my"]["can_edit"]), (&json!(false), &json!(false)));
    assert_eq!(told["weights"], Value::Null);
    let told = company.admin.rpc("get_job", &call).await.ok();
    assert_eq!((&told["match"], &told["my"]["can_edit"]), (&Value::Null, &json!(true)));
    assert!(told["weights"].is_array());
}

#[tokio::test]
async fn what_was_frozen_is_shown_as_it_was() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_id": job });
    let before = seeker.rpc("get_job", &call).await.ok()["match"].clone();
    seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok();
    arrange(&app, "update profiles set years_experience = 1, work_modes = '{onsite}' where id = $1", seeker.id).await;
    assert_eq!(seeker.rpc("get_job", &call).await.ok()["match"], before);
    let other = app.seeker().await;
    let hide = "update profiles set work_modes = '{onsite}' where id = $1";
    arrange(&app, hide, other.id).await;
    assert_eq!(other.rpc("get_job", &call).await.ok()["match"]["eligible"], false);
}

#[tokio::test]
async fn a_job_that_is_not_there_and_one_that_is_closed_are_null() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    arrange(&app, "update job_openings set status = 'closed' where id = $1", job).await;
    for id in [job, Uuid::new_v4()] {
        assert_eq!(seeker.rpc("get_job", &json!({ "p_id": id })).await.ok(), Value::Null);
    }
    assert_eq!(seeker.rpc("get_job", &json!({ "p_id": "x" })).await.error(422), "invalid_input");
}
