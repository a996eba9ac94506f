//! Drafts: what they must have, and who may write them.

use crate::{
    commands::{details, id, pointers, whole_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_grows_until_it_can_be_published() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let draft = admin.rpc("save_job", &json!({ "p_job": { "title": "Engineer" } })).await.ok();
    let job = id(&draft);
    let fields: Vec<&str> = draft["missing_for_publish"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|lack| lack["field"].as_str())
        .collect();
    assert_eq!(
        fields,
        ["description", "seniority", "employment_type", "remote_policy", "pay_min", "pay_currency", "skills"]
    );
    let early = admin.rpc("publish_job", &json!({ "p_id": job })).await;
    assert_eq!(
        (early.error(422).as_str(), &details(&early)),
        ("not_ready_to_publish", &draft["missing_for_publish"])
    );

    let change = json!({ "p_id": job, "p_version": draft["version"], "p_job": whole_job("Engineer") });
    let saved = admin.rpc("save_job", &change).await.ok();
    assert_eq!(saved["missing_for_publish"], json!([]));
    let stale = admin.rpc("save_job", &change).await;
    assert_eq!(
        (stale.error(409).as_str(), details(&stale)),
        ("version_conflict", json!({ "version": saved["version"] }))
    );
    assert_eq!(pointers(&admin.rpc("save_job", &json!({ "p_id": job, "p_job": {} })).await), ["/p_version"]);

    let published = admin.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    assert_eq!(published["status"], json!("open"));
    let listed = app.seeker().await.get(&format!("/rest/v1/job_openings?select=title&id=eq.{job}")).await.ok();
    assert_eq!(listed, json!([{ "title": "Engineer" }]));
    assert_eq!(admin.rpc("delete_job", &json!({ "p_id": job })).await.error(409), "wrong_status");
    let hollow = json!({ "p_id": job, "p_version": published["version"], "p_job": { "description": "" } });
    assert_eq!(pointers(&admin.rpc("save_job", &hollow).await), ["/p_job"], "a job on show keeps what it needs");
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_are_for_those_who_may() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let (manager, reader) =
        (app.recruiter(&company, &["manage_jobs"]).await, app.recruiter(&company, &["view_candidates"]).await);
    let call = json!({ "p_job": { "title": "Engineer" } });
    let job = id(&manager.rpc("save_job", &call).await.ok());
    let refused = reader.rpc("save_job", &call).await;
    assert_eq!(
        (refused.error(403).as_str(), details(&refused)),
        ("missing_permission", json!({ "permission": "manage_jobs" }))
    );
    assert_eq!(app.seeker().await.rpc("save_job", &call).await.error(403), "not_employer");
    for step in ["publish_job", "pause_job", "resume_job", "close_job", "delete_job"] {
        assert_eq!(other.admin.rpc(step, &json!({ "p_id": job })).await.error(404), "not_found", "{step}");
        assert_eq!(other.admin.rpc(step, &json!({ "p_id": Uuid::new_v4() })).await.error(404), "not_found", "{step}");
        assert_eq!(reader.rpc(step, &json!({ "p_id": job })).await.error(403), "missing_permission", "{step}");
    }
    let change = json!({ "p_id": job, "p_version": 1, "p_job": { "title": "Mine" } });
    assert_eq!(other.admin.rpc("save_job", &change).await.error(404), "not_found");
    let stranger = json!({ "p_job": { "title": "x", "recruiter_profile_id": other.admin.id } });
    assert_eq!(pointers(&company.admin.rpc("save_job", &stranger).await), ["/p_job/recruiter_profile_id"]);
    let moved = json!({ "p_job": { "title": "x", "company_id": other.id } });
    assert_eq!(company.admin.rpc("save_job", &moved).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn skills_and_weights_stay_whole() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let saved = admin.rpc("save_job", &json!({ "p_job": whole_job("Engineer") })).await.ok();
    let job = id(&saved);
    let weights = async || {
        let rows = admin
            .get(&format!(
                "/rest/v1/job_weights?select=criterion,weight,skill_id&job_opening_id=eq.{job}&order=position"
            ))
            .await
            .ok();
        rows.as_array().expect("rows").clone()
    };
    let sum = |rows: &[Value]| rows.iter().filter_map(|row| row["weight"].as_i64()).sum::<i64>();
    assert_eq!(sum(&weights().await), 100, "the defaults");

    let mut version = saved["version"].clone();
    let mut change = async |job_fields: Value| {
        let answer = admin.rpc("save_job", &json!({ "p_id": job, "p_version": version, "p_job": job_fields })).await;
        if answer.status.is_success() {
            version = answer.json()["version"].clone();
        }
        answer
    };
    let own = json!([{ "criterion": "skill", "slug": "rust", "weight": 60 }, { "criterion": "years", "weight": 40 }]);
    change(json!({ "weights": own })).await.ok();
    assert_eq!(sum(&weights().await), 100);
    assert_eq!(weights().await.len(), 2);
    // A skill that stays keeps its weight; one that goes takes it along, and the defaults come back.
    change(json!({ "skills": [{ "slug": "rust" }, { "slug": "go" }] })).await.ok();
    assert_eq!(weights().await.len(), 2);
    change(json!({ "skills": [{ "slug": "go" }] })).await.ok();
    assert_eq!(sum(&weights().await), 100);
    assert!(weights().await.len() > 2);

    let off = change(json!({ "weights": [{ "criterion": "years", "weight": 99 }] })).await;
    assert_eq!((off.error(422).as_str(), details(&off)), ("weights_must_sum_to_100", json!({ "sum": 99 })));
    let foreign = change(json!({ "weights": [{ "criterion": "skill", "slug": "rust", "weight": 100 }] })).await;
    assert_eq!(pointers(&foreign), ["/p_job/weights/0"]);
    assert_eq!(
        pointers(&change(json!({ "skills": [{ "slug": "go" }, { "slug": "no-such" }] })).await),
        ["/p_job/skills/1"]
    );
    assert_eq!(pointers(&change(json!({ "pay_min": 9, "pay_max": 1 })).await), ["/p_job/pay_max"]);
    assert_eq!(pointers(&change(json!({ "pay_min": 99_000 })).await), ["/p_job"], "above the stored upper end");
    change(json!({ "weights": null })).await.ok();
    assert_eq!(sum(&weights().await), 100);
}
