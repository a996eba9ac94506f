//! The data API: what an answer tells beside its rows.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn where_a_posting_came_from_is_its_companys_affair() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = json!({ "title": "Storage engineer", "source_url": "https://careers.example.test/4711",
        "source_identifier": "REQ-4711", "application_url": "https://apply.example.test/" });
    let saved = company.admin.rpc("save_job", &json!({ "p_job": job })).await.ok();
    for column in ["source_url", "source_identifier", "application_url"] {
        let path = format!("/rest/v1/job_openings?select=id,{column}");
        assert_eq!(app.get(&path).await.error(401), "42501", "{column}");
        assert_eq!(seeker.get(&path).await.error(403), "42501", "{column}");
        let asked = format!("/rest/v1/job_openings?select=id&{column}=like.*4711*");
        assert_eq!(seeker.get(&asked).await.error(403), "42501", "a filter asks as well: {column}");
        let told = company.admin.rpc("get_job", &json!({ "p_id": saved["id"] })).await.ok();
        assert_eq!(told[column], job[column], "{column}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn how_many_rows_somebody_has_is_not_told_by_their_bound() {
    let app = TestApp::start().await;
    let (owner, other) = (app.seeker().await, app.seeker().await);
    let link =
        |place: usize| json!({ "profile_id": owner.id, "kind": "blog", "url": format!("https://x.test/{place}") });
    let all: Vec<_> = (0..20).map(link).collect();
    assert_eq!(owner.post("/rest/v1/profile_links", &json!(all)).await.status, 201);
    assert_eq!(owner.post("/rest/v1/profile_links", &link(20)).await.error(400), "54000");
    assert_eq!(other.post("/rest/v1/profile_links", &link(20)).await.error(403), "42501");
}
