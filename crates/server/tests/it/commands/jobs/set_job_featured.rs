//! `set_job_featured`: the slots of a company's tier.

use crate::{
    commands::{details, id, open_job, whole_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// The tier that gives two slots.
const TWO_SLOTS: &str = "hiring_kernel";

fn call(job: Uuid, featured: bool) -> Value {
    json!({ "p_id": job, "p_featured": featured })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tier_has_so_many_slots_and_a_refusal_names_the_next() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (first, second, third) =
        (open_job(admin, "One").await, open_job(admin, "Two").await, open_job(admin, "Three").await);
    app.set_plan(&company, "employer_core").await;
    let none = admin.rpc("set_job_featured", &call(first, true)).await;
    let expected = json!({ "limit": 0, "used": 0, "tier": "Hiring Kernel", "tier_id": "hiring_kernel" });
    assert_eq!((none.error(409).as_str(), details(&none)), ("featured_slots_used", expected));

    app.set_plan(&company, TWO_SLOTS).await;
    for job in [first, second, second] {
        assert_eq!(admin.rpc("set_job_featured", &call(job, true)).await.ok()["is_featured"], true);
    }
    let full = admin.rpc("set_job_featured", &call(third, true)).await;
    let expected = json!({ "limit": 2, "used": 2, "tier": "Flagship", "tier_id": "flagship" });
    assert_eq!((full.error(409).as_str(), details(&full)), ("featured_slots_used", expected));
    assert!(full.text.contains("Flagship has more."), "{}", full.text);
    let usage = admin.rpc("count_company_jobs", &json!({})).await.ok()["tier_usage"].clone();
    assert_eq!(usage, json!({ "open": 3, "open_limit": 5, "featured": 2, "featured_limit": 2 }));

    admin.rpc("set_job_featured", &call(first, false)).await.ok();
    admin.rpc("set_job_featured", &call(third, true)).await.ok();
    // What is paused or ends gives its slot back, and doesn't take it again by itself.
    admin.rpc("pause_job", &json!({ "p_id": second })).await.ok();
    admin.rpc("close_job", &json!({ "p_id": third })).await.ok();
    admin.rpc("resume_job", &json!({ "p_id": second })).await.ok();
    let usage = admin.rpc("count_company_jobs", &json!({})).await.ok()["tier_usage"].clone();
    assert_eq!(usage["featured"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_requests_take_no_more_than_there_are() {
    let app = TestApp::start().await;
    let company = app.company().await;
    app.set_plan(&company, TWO_SLOTS).await;
    let mut jobs = Vec::new();
    for n in 0..5 {
        jobs.push(open_job(&company.admin, &format!("Job {n}")).await);
    }
    let calls: Vec<Value> = jobs.iter().map(|&job| call(job, true)).collect();
    let answers =
        futures::future::join_all(calls.iter().map(|call| company.admin.rpc("set_job_featured", call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 2);
    for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(refused.error(409), "featured_slots_used");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_open_job_of_ones_company_is_featured() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    app.set_plan(&company, TWO_SLOTS).await;
    let draft = id(&company.admin.rpc("save_job", &json!({ "p_job": whole_job("Draft") })).await.ok());
    assert_eq!(company.admin.rpc("set_job_featured", &call(draft, true)).await.error(409), "wrong_status");
    let open = open_job(&company.admin, "Open").await;
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    assert_eq!(other.admin.rpc("set_job_featured", &call(open, true)).await.error(404), "not_found");
    assert_eq!(reader.rpc("set_job_featured", &call(open, true)).await.error(403), "missing_permission");
    assert_eq!(app.seeker().await.rpc("set_job_featured", &call(open, true)).await.error(403), "not_employer");
}
