//! `move_candidates`: several, each to a stage of its own; the same command puts them back.

use super::{Interested, interested, stage_of};
use crate::{
    commands::{count, interest},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn several_are_moved_and_put_back() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, .. } = interested(&app).await;
    let reader = &company.admin;
    let (other, open) = (interest(&app.seeker().await, job).await, interest(&app.seeker().await, job).await);
    reader.rpc("approve_candidates", &json!({ "p_interaction_ids": [interaction, other] })).await.ok();
    let (offer, hired, screening) =
        (stage_of(reader, "offer").await, stage_of(reader, "hired").await, stage_of(reader, "screening").await);
    let to = |one: &str, other_one: &str| {
        json!({ "p_moves": [
            { "interaction_id": interaction, "stage_id": one },
            { "interaction_id": other, "stage_id": other_one },
            { "interaction_id": open, "stage_id": one },
        ] })
    };
    let answer = reader.rpc("move_candidates", &to(&offer, &hired)).await.ok();
    assert_eq!(answer["moved"], json!([interaction, other]));
    assert_eq!(answer["refused"][0]["code"], json!("candidate_not_approved"));
    let hired_now = "select count(*) from job_interactions where job_opening_id = $1 and progress = 'hired'";
    assert_eq!(count(&app, hired_now, job).await, 1);
    reader.rpc("move_candidates", &to(&screening, &screening)).await.ok();
    assert_eq!(count(&app, hired_now, job).await, 0);
    let moves = "select count(*) from candidate_moves m join job_interactions i on i.id = m.job_interaction_id
        where i.job_opening_id = $1";
    assert_eq!(count(&app, moves, job).await, 6);
}
