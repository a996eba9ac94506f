//! `get_company_jobs` and `count_company_jobs`: the list of jobs, narrowed and in an order.

use crate::{
    commands::{arrange, interest, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_narrowed_by_title_and_owner_and_takes_an_order() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    let storage = open_job(&company.admin, "Storage engineer").await;
    let search = open_job(&manager, "Search engineer").await;
    let design = open_job(&company.admin, "Designer 100%").await;
    interest(&app.seeker().await, search).await;
    for (job, days) in [(storage, 3), (design, 9)] {
        let sql = format!("update job_openings set expires_at = now() + interval '{days} days' where id = $1");
        arrange(&app, &sql, job).await;
    }
    let titles = async |call: Value| -> Vec<String> {
        let jobs = company.admin.rpc("get_company_jobs", &call).await.ok();
        let jobs = jobs.as_array().expect("a list").iter();
        jobs.map(|job| job["title"].as_str().expect("a title")[..3].to_owned()).collect()
    };
    assert_eq!(titles(json!({})).await, ["Des", "Sea", "Sto"]);
    assert_eq!(titles(json!({ "p_sort": "title" })).await, ["Des", "Sea", "Sto"]);
    assert_eq!(titles(json!({ "p_sort": "interested" })).await, ["Sea", "Des", "Sto"]);
    assert_eq!(titles(json!({ "p_sort": "expiry" })).await, ["Sto", "Des", "Sea"]);
    assert_eq!(titles(json!({ "p_sort": "expiry", "p_limit": 1 })).await, ["Sto"]);
    assert_eq!(titles(json!({ "p_title": " ENGINEER" })).await, ["Sea", "Sto"]);
    assert_eq!(titles(json!({ "p_title": "100%" })).await, ["Des"]);
    assert_eq!(titles(json!({ "p_title": "%" })).await, ["Des"]);
    assert_eq!(titles(json!({ "p_owner": manager.id })).await, ["Sea"]);
    assert_eq!(titles(json!({ "p_owner": manager.id, "p_title": "storage" })).await, [""; 0]);

    let counts = async |call: Value| company.admin.rpc("count_company_jobs", &call).await.ok();
    let all = counts(json!({ "p_title": "engineer" })).await;
    assert_eq!((&all["total"], &all["all"], &all["open"]), (&json!(3), &json!(2), &json!(2)));
    let owners = all["owners"].as_array().expect("owners");
    let count = |id| owners.iter().find(|one| one["id"] == json!(id)).map(|one| one["count"].clone());
    assert_eq!((count(manager.id), count(company.admin.id)), (Some(json!(1)), Some(json!(2))));
    assert_eq!(counts(json!({ "p_owner": manager.id })).await["all"], 1);
}
