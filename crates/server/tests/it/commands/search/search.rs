use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test]
async fn everyone_searches_jobs_and_job_seekers_challenges() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    open_job(&company.admin, "Lighthouse keeper").await;
    let ask = json!({ "p_query": "lighthouse" });
    let found = seeker.rpc("search", &ask).await.ok();
    assert_eq!((&found["kind"], &found["total"]), (&json!("jobs"), &json!(1)));
    assert_eq!(found["counts"], json!({ "jobs": 1, "companies": 0, "challenges": 0 }));
    let challenges = json!({ "p_query": "sort", "p_kind": "challenges" });
    assert_eq!(seeker.rpc("search", &challenges).await.ok()["kind"], "challenges");
    assert_eq!(company.admin.rpc("search", &challenges).await.error(403), "not_job_seeker");
    assert_eq!(app.post("/rest/v1/rpc/search", &json!({ "p_query": 3 })).await.error(422), "invalid_input");
}
