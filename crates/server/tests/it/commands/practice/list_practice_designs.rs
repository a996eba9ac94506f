//! `list_practice_designs`: what can be practised, for job seekers.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn job_seekers_get_the_problems_by_name() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    let list = seeker.rpc("list_practice_designs", &json!({})).await.ok();
    let designs = list["designs"].as_array().expect("a list");
    let slugs: Vec<_> = designs.iter().filter_map(|one| one["slug"].as_str()).collect();
    assert_eq!(slugs, ["orders-outlive-a-zone", "links-on-a-busy-evening", "alarms-are-never-lost"]);
    for one in designs {
        assert_eq!(one["minutes"], 10, "{one}");
        assert!(
            one["targets"].as_u64() >= Some(5) && one["title"].is_string() && one["summary"].is_string(),
            "{one}"
        );
    }
    assert_eq!(employer.rpc("list_practice_designs", &json!({})).await.error(403), "not_job_seeker");
    assert_eq!(app.post("/rest/v1/rpc/list_practice_designs", &json!({})).await.error(401), "not_signed_in");
}
