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

#[tokio::test]
async fn it_says_what_would_lift_the_match_and_the_pay_in_ones_own_currency() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_id": job });
    let told = seeker.rpc("get_job", &call).await.ok();
    assert_eq!(told["pay_about"], Value::Null, "nothing is known of the seeker's currency");
    let expect =
        "update profiles set salary_min = 90000, salary_currency = 'USD', years_experience = 4 where id = $1";
    arrange(&app, expect, seeker.id).await;
    let told = seeker.rpc("get_job", &call).await.ok();
    let about = &told["pay_about"];
    assert_eq!(about["currency"], "USD");
    assert!(about["min"].as_i64() > told["pay_min"].as_i64(), "{about}");
    let pay = told["match"]["gates"].as_array().expect("gates").iter().find(|gate| gate["key"] == "pay");
    let detail = pay.expect("a gate")["detail"].as_str().expect("a text");
    assert!(detail.starts_with("Overlaps at the rates of "), "{detail}");

    let skill = "insert into profile_skills (profile_id, name, level) values ($1, 'PostgreSQL', 3)";
    arrange(&app, skill, seeker.id).await;
    let told = seeker.rpc("get_job", &call).await.ok();
    let rust = told["lifts"].as_array().expect("a list").iter().find(|lift| lift["key"] == "skill:rust");
    assert!(rust.expect("a lift")["score"].as_i64() > told["match"]["score"].as_i64());
    // What was frozen is not to be lifted any more.
    seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok();
    assert_eq!(seeker.rpc("get_job", &call).await.ok()["lifts"], json!([]));
    assert_eq!(company.admin.rpc("get_job", &call).await.ok()["lifts"], json!([]));
}
