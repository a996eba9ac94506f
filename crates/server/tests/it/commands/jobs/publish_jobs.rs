//! `publish_jobs`: each job is judged by itself.

use crate::{
    commands::{details, id, open_job, pointers, whole_job},
    kit::{Company, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// Drafts of a company that can be published.
pub(super) async fn drafts(company: &Company, count: usize) -> Vec<Uuid> {
    let mut drafts = Vec::new();
    for n in 0..count {
        drafts.push(id(&company
            .admin
            .rpc("save_job", &json!({ "p_job": whole_job(&format!("Draft {n}")) }))
            .await
            .ok()));
    }
    drafts
}

/// The codes with which jobs of a selection were refused.
pub(super) fn refusals(answer: &Value) -> Vec<(Value, Value)> {
    let refused = answer["refused"].as_array().expect("a list").iter();
    refused.map(|one| (one["id"].clone(), one["code"].clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn those_that_cant_be_published_are_named_and_stop_no_others() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let ready = drafts(&company, 2).await;
    let hollow = id(&company.admin.rpc("save_job", &json!({ "p_job": { "title": "Hollow" } })).await.ok());
    let open = open_job(&company.admin, "Open").await;
    let foreign = drafts(&other, 1).await[0];
    let ids = json!({ "p_ids": [hollow, ready[0], open, ready[1], foreign] });
    let answer = company.admin.rpc("publish_jobs", &ids).await.ok();
    let published = answer["published"].as_array().expect("a list");
    assert!(published.iter().all(|job| job["status"] == "open"), "{answer}");
    assert_eq!(published.len(), 2);
    assert_eq!(
        refusals(&answer),
        [
            (json!(hollow), json!("not_ready_to_publish")),
            (json!(open), json!("wrong_status")),
            (json!(foreign), json!("not_found")),
        ]
    );
    let again = company.admin.rpc("publish_jobs", &ids).await;
    assert_eq!(again.error(409), "nothing_done");
    assert_eq!(details(&again).as_array().expect("a list").len(), 5);
    let theirs = other.admin.get(&format!("/rest/v1/job_openings?select=status&id=eq.{foreign}")).await.ok();
    assert_eq!(theirs, json!([{ "status": "draft" }]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_at_most_fifty_and_each_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let many: Vec<Uuid> = (0..51).map(|_| Uuid::new_v4()).collect();
    let draft = drafts(&company, 1).await[0];
    for ids in [json!([]), json!(many), json!([draft, draft])] {
        for name in ["publish_jobs", "pause_jobs", "delete_jobs"] {
            let refused = company.admin.rpc(name, &json!({ "p_ids": ids })).await;
            assert_eq!(refused.error(422), "invalid_input", "{name}");
            assert_eq!(pointers(&refused), ["/p_ids"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_right_and_the_approval_are_those_of_one_job() {
    let app = TestApp::start().await;
    let (company, waiting) = (app.company().await, app.company_in("pending").await);
    let ids = json!({ "p_ids": drafts(&company, 1).await });
    let reader = app.recruiter(&company, &["view_candidates"]).await;
    for name in ["publish_jobs", "pause_jobs", "delete_jobs"] {
        assert_eq!(reader.rpc(name, &ids).await.error(403), "missing_permission", "{name}");
        assert_eq!(app.seeker().await.rpc(name, &ids).await.error(403), "not_employer", "{name}");
    }
    let theirs = json!({ "p_ids": drafts(&waiting, 1).await });
    assert_eq!(waiting.admin.rpc("publish_jobs", &theirs).await.error(403), "company_not_approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_publish_the_same_jobs_in_another_order_do_not_meet() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_jobs"]).await;
    let ids = drafts(&company, 8).await;
    let reverse: Vec<Uuid> = ids.iter().rev().copied().collect();
    let (ids, reverse) = (json!({ "p_ids": ids }), json!({ "p_ids": reverse }));
    let (one, two) = tokio::join!(company.admin.rpc("publish_jobs", &ids), manager.rpc("publish_jobs", &reverse));
    assert_ne!(one.status.is_success(), two.status.is_success(), "{} {}", one.text, two.text);
    let open = company.admin.rpc("count_company_jobs", &json!({})).await.ok();
    assert_eq!(open["open"], 8);
}
