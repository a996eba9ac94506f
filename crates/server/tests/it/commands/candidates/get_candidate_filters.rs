//! `get_candidate_filters`: how many each choice would show.

use super::{Interested, interested, stage_of};
use crate::{
    commands::{interest, open_job},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

async fn filters(reader: &Person, call: Value) -> Value {
    reader.rpc("get_candidate_filters", &call).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_choice_is_counted_beside_the_others() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, .. } = interested(&app).await;
    let reader = &company.admin;
    let second = open_job(reader, "Engineer").await;
    let rejected = interest(&app.seeker().await, job).await;
    for _ in 0..3 {
        interest(&app.seeker().await, second).await;
    }
    reader.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    reader.rpc("reject_candidate", &json!({ "p_interaction_id": rejected })).await.ok();
    let all = filters(reader, json!({})).await;
    assert_eq!(all["statuses"], json!({ "undecided": 3, "approved": 1, "rejected": 1, "ended": 0, "all": 5 }));
    let jobs = |answer: &Value| -> Vec<(Value, Value, Value)> {
        let mut jobs: Vec<_> = (answer["jobs"].as_array().expect("jobs").iter())
            .map(|job| (job["id"].clone(), job["waiting"].clone(), job["count"].clone()))
            .collect();
        jobs.sort_by_key(|(id, ..)| *id != json!(job));
        jobs
    };
    assert_eq!(jobs(&all), [(json!(job), json!(0), json!(2)), (json!(second), json!(3), json!(3))]);
    // A job doesn't narrow the choice of jobs, and narrows the rest.
    let one = filters(reader, json!({ "p_job_opening_id": job, "p_status": "undecided" })).await;
    assert_eq!(jobs(&one), [(json!(job), json!(0), json!(0)), (json!(second), json!(3), json!(3))]);
    assert_eq!(one["statuses"]["all"], json!(2));
    let stages = one["stages"].as_array().expect("stages").iter();
    let stages: Vec<_> = stages.map(|stage| (stage["name"].clone(), stage["count"].clone())).collect();
    assert_eq!(stages[..2], [(json!("Screening"), json!(1)), (json!("Interview"), json!(0))]);
    // Jobs of one title can be told apart.
    assert_eq!(
        (&one["jobs"][0]["seniority"], &one["jobs"][0]["remote_policy"]),
        (&json!("senior"), &json!("remote"))
    );

    let offer = stage_of(reader, "offer").await;
    reader.rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": offer })).await.ok();
    let call = json!({ "p_employer_id": reader.id, "p_stage_id": offer });
    let rows = reader.rpc("get_interested_candidates_for_employer", &call).await.ok();
    assert_eq!(rows.as_array().expect("rows").len(), 1);
    assert_eq!(rows[0]["stage"], json!({ "id": offer, "name": "Offer", "kind": "offer" }));
    let narrowed = filters(reader, json!({ "p_stage_id": offer })).await;
    assert_eq!(jobs(&narrowed), [(json!(job), json!(0), json!(1)), (json!(second), json!(3), json!(0))]);
    let named = filters(reader, json!({ "p_name": "nobody of this name" })).await;
    assert_eq!(named["statuses"]["all"], json!(0));
}
