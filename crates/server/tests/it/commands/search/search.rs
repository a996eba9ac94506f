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
    // A job seeker sees their own match, as it is where they browse; nobody else has one.
    let browsed = seeker.rpc("browse_jobs", &json!({})).await.ok();
    let own = &found["results"][0]["match"];
    assert_eq!(
        (&own["score"], &own["band"]),
        (&browsed["jobs"][0]["match"]["score"], &browsed["jobs"][0]["match"]["band"])
    );
    assert!(own["band"].is_string(), "{found}");
    for found in [company.admin.rpc("search", &ask).await.ok(), app.post("/rest/v1/rpc/search", &ask).await.ok()] {
        assert!(found["results"][0]["match"].is_null(), "{found}");
    }
    let challenges = json!({ "p_query": "sort", "p_kind": "challenges" });
    assert_eq!(seeker.rpc("search", &challenges).await.ok()["kind"], "challenges");
    assert_eq!(company.admin.rpc("search", &challenges).await.error(403), "not_job_seeker");
    assert_eq!(app.post("/rest/v1/rpc/search", &json!({ "p_query": 3 })).await.error(422), "invalid_input");
}
