//! The data API: what an answer tells beside its rows.

use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn b07_where_a_posting_came_from_is_its_companys_affair() {
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

#[tokio::test(flavor = "multi_thread")]
async fn trying_out_weights_shows_no_colleagues_candidates() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let colleague = app.recruiter(&company, &["manage_jobs", "view_candidates"]).await;
    let admin = app.database.admin().await;
    let interest = "with hidden as (update profiles set visibility = 'private' where id = $3),
            job as (insert into job_openings (company_id, recruiter_profile_id, title) values ($1, $2, 'Engineer') returning id)
        insert into job_interactions (job_opening_id, profile_id, status, source, quota, usage_day)
        select id, $3, 'interested', 'discover', 'discover', current_date from job returning job_opening_id";
    let row = admin.query_one(interest, &[&company.id, &company.admin.id, &seeker.id]).await.unwrap();
    let call = json!({ "p_job_opening_id": row.get::<_, uuid::Uuid>(0), "p_weights": [] });
    assert_eq!(company.admin.rpc("preview_match_weights", &call).await.ok()["candidates"], 1);
    assert_eq!(colleague.rpc("preview_match_weights", &call).await.ok()["candidates"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn l2_how_many_are_interested_is_told_to_seekers_and_to_who_may_see_them() {
    let app = TestApp::start().await;
    let (company, other, seeker) = (app.company().await, app.company().await, app.seeker().await);
    let blind = app.recruiter(&company, &["manage_jobs"]).await;
    let admin = app.database.admin().await;
    let insert = "insert into job_openings (company_id, recruiter_profile_id, title, description, status, seniority,
            employment_type, remote_policy, pay_min, pay_max, pay_currency, published_at)
        values ($1, $2, 'Engineer', 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now()) returning id";
    let job: uuid::Uuid = admin.query_one(insert, &[&company.id, &company.admin.id]).await.unwrap().get(0);
    let call = json!({ "p_id": job });
    for (person, count) in
        [(&seeker, json!(0)), (&company.admin, json!(0)), (&other.admin, json!(null)), (&blind, json!(null))]
    {
        let told = person.rpc("get_job", &call).await.ok();
        assert_eq!((&told["id"], &told["interested_count"]), (&json!(job), &count));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn l7_addresses_lead_where_they_read() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let of_kind = |table: &str, url: &str| match table {
        "profile_links" => json!({ "profile_id": me.id, "kind": "blog", "url": url }),
        "experiences" => {
            json!({ "profile_id": me.id, "company_name": "Halyard", "title": "Engineer", "started_on": "2020-01", "url": url })
        }
        "profile_certificates" => json!({ "profile_id": me.id, "name": "Admin", "url": url }),
        _ => json!({ "profile_id": me.id, "institution": "TU Berlin", "url": url }),
    };
    for table in ["profile_links", "experiences", "educations", "profile_certificates"] {
        let path = format!("/rest/v1/{table}");
        for bad in [
            "https://google.com@evil.example/",
            "https://user:word@evil.example",
            "https://google.com\\@evil.example/",
            "https://a.example/\nX: y",
            "https://a.example/\tb",
            "https://a.example/ b",
            "https://a.example/\u{202e}gpj.exe",
            "https://a.example/\u{85}b",
            "https://a.exa\u{200b}mple/",
            "https://",
            "https:///a",
            "javascript:alert(1)",
        ] {
            let refused = me.post(&path, &of_kind(table, bad)).await;
            assert_eq!(refused.error(400), "23514", "{table} {bad:?}");
        }
        for good in ["https://mastodon.example/@ada", "HTTP://a.example:8080/?q=a@b#c", "https://grün.example/ß"] {
            assert_eq!(me.post(&path, &of_kind(table, good)).await.status, 201, "{table} {good:?}");
        }
    }
}
