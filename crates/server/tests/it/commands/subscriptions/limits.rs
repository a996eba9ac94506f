//! The limits that a tier raises: refusals name the tier that does, and what there is beyond a limit stays.

use super::{buy, subscription};
use crate::{
    commands::{details, id, open_job, whole_job},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn open_jobs_stay_and_no_more_are_opened() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let jobs = [open_job(admin, "One").await, open_job(admin, "Two").await];
    app.set_plan(&company, "employer_core").await;
    let draft = id(&admin.rpc("save_job", &json!({ "p_job": whole_job("Three") })).await.ok());
    let refused = admin.rpc("publish_job", &json!({ "p_id": draft })).await;
    assert_eq!(refused.error(409), "tier_limit_reached");
    let said = details(&refused);
    assert_eq!(said, json!({ "limit": "open_jobs", "allowed": 1, "used": 2, "tier_id": "hiring_kernel" }));
    assert!(refused.text.contains("Hiring Kernel allows more."), "{}", refused.text);
    // Both are still shown, and can be changed, but one that is paused comes back only where there is room.
    let open = admin.get("/rest/v1/job_openings?status=eq.open&select=id").await.ok();
    assert_eq!(open.as_array().map(Vec::len), Some(2));
    for job in jobs {
        admin.rpc("pause_job", &json!({ "p_id": job })).await.ok();
    }
    admin.rpc("resume_job", &json!({ "p_id": jobs[0] })).await.ok();
    assert_eq!(admin.rpc("resume_job", &json!({ "p_id": jobs[1] })).await.error(409), "tier_limit_reached");
    // Of several, as many as there is room for.
    admin.rpc("close_job", &json!({ "p_id": jobs[0] })).await.ok();
    let some = admin.rpc("publish_jobs", &json!({ "p_ids": [draft, jobs[1]] })).await.ok();
    assert_eq!((&some["published"][0]["id"], &some["refused"][0]["id"]), (&json!(draft), &json!(jobs[1])));
    assert_eq!(some["refused"][0]["code"], "tier_limit_reached");
    buy(admin, "hiring_kernel", "month").await;
    admin.rpc("publish_job", &json!({ "p_id": jobs[1] })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_jobs_that_are_opened_at_once_as_many_open_as_the_tier_allows() {
    let app = TestApp::start().await;
    let company = app.company_on("hiring_kernel").await;
    let mut calls = Vec::new();
    for n in 0..12 {
        let saved = company.admin.rpc("save_job", &json!({ "p_job": whole_job(&format!("Job {n}")) })).await.ok();
        calls.push(json!({ "p_id": saved["id"] }));
    }
    let answers = futures::future::join_all(calls.iter().map(|call| company.admin.rpc("publish_job", call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 5);
    let usage = subscription(&company.admin).await["usage"][0].clone();
    assert_eq!(usage, json!({ "limit": "open_jobs", "used": 5, "allowed": 5 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn members_stay_and_no_more_are_invited() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let recruiter = app.recruiter(&company, &["manage_team"]).await;
    app.set_plan(&company, "employer_core").await;
    let invite = |n: usize| json!({ "p_email": format!("new{n}@example.test"), "p_permissions": [] });
    let refused = company.admin.rpc("invite_recruiter", &invite(0)).await;
    assert_eq!(refused.error(409), "tier_limit_reached");
    let said = details(&refused);
    assert_eq!(said, json!({ "limit": "members", "allowed": 1, "used": 2, "tier_id": "hiring_kernel" }));
    recruiter.rpc("get_team", &json!({})).await.ok();
    buy(&company.admin, "hiring_kernel", "month").await;
    // Two members, and three open invitations.
    let answers: Vec<Value> = (0..8).map(invite).collect();
    let answers =
        futures::future::join_all(answers.iter().map(|call| company.admin.rpc("invite_recruiter", call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn sign_on_is_set_up_on_the_tier_that_has_it() {
    let app = TestApp::start().await;
    let company = app.company_on("hiring_kernel").await;
    let call = json!({ "p_domain": "halyard.example" });
    let refused = company.admin.rpc("add_sso_domain", &call).await;
    assert_eq!((refused.error(403).as_str(), &details(&refused)["tier_id"]), ("tier_needed", &json!("flagship")));
    buy(&company.admin, "flagship", "month").await;
    company.admin.rpc("add_sso_domain", &call).await.ok();
    // What is set up works on a smaller tier, and is said again.
    company.admin.rpc("cancel_subscription", &json!({})).await.ok();
    company.admin.rpc("end_test_period", &json!({})).await.ok();
    company.admin.rpc("add_sso_domain", &call).await.ok();
    let other = json!({ "p_domain": "other.example" });
    assert_eq!(company.admin.rpc("add_sso_domain", &other).await.error(403), "tier_needed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seekers_refusals_name_the_tier_too() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company().await);
    let mut refused = Value::Null;
    for n in 0..4 {
        let job = open_job(&company.admin, &format!("Job {n}")).await;
        let answer = seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await;
        if !answer.status.is_success() {
            assert_eq!(answer.error(429), "daily_limit_reached");
            assert!(answer.text.contains("Pro Builder allows more."), "{}", answer.text);
            refused = details(&answer)["tier_id"].clone();
        }
    }
    assert_eq!(refused, "pro");
}
