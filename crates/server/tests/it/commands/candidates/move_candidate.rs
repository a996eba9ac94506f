//! `move_candidate`: who may, what is written down, and what the candidate sees of it.

use super::{Interested, interested, stage_of};
use crate::{commands::pointers, kit::TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_written_down_and_the_candidate_sees_only_where_it_leads() {
    let app = TestApp::start().await;
    let Interested { company, seeker, interaction, .. } = interested(&app).await;
    let reader = &company.admin;
    let to =
        async |kind: &str| json!({ "p_interaction_id": interaction, "p_stage_id": stage_of(reader, kind).await });
    assert_eq!(reader.rpc("move_candidate", &to("offer").await).await.error(409), "candidate_not_approved");
    reader.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let mut seen = Vec::new();
    for kind in ["interview", "interview", "offer", "hired", "closed", "screening"] {
        reader.rpc("move_candidate", &to(kind).await).await.ok();
        let mine = seeker.rpc("get_my_interests", &json!({})).await.ok();
        seen.push(mine[0]["progress"].as_str().expect("a progress").to_owned());
    }
    assert_eq!(seen, ["in_process", "in_process", "in_process", "hired", "closed", "in_process"]);
    let candidate = reader.rpc("get_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    assert_eq!(candidate["stage"]["kind"], json!("screening"));
    let moves = candidate["moves"].as_array().expect("moves").iter();
    let moves: Vec<_> = moves.map(|one| (one["from_name"].clone(), one["to_name"].clone())).collect();
    let names = ["Closed", "Hired", "Offer", "Interview", "Screening"];
    let mut expected = vec![(json!("Closed"), json!("Screening"))];
    expected.extend(names.windows(2).map(|pair| (json!(pair[1]), json!(pair[0]))));
    expected.push((Value::Null, json!("Screening")));
    assert_eq!(moves, expected, "moving to the same stage is no move");
    assert!(candidate["moves"][0]["moved_by_name"].is_string());
    for table in ["job_interaction_stages", "candidate_moves", "candidate_stages"] {
        assert_eq!(seeker.get(&format!("/rest/v1/{table}?select=*")).await.ok(), json!([]), "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_those_who_may_decide_and_within_the_company() {
    let app = TestApp::start().await;
    let Interested { company, seeker, interaction, .. } = interested(&app).await;
    let (viewer, manager) =
        (app.recruiter(&company, &["view_candidates"]).await, app.recruiter(&company, &["manage_company"]).await);
    let other = app.company().await;
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let call = json!({ "p_interaction_id": interaction, "p_stage_id": stage_of(&company.admin, "offer").await });
    assert_eq!(seeker.rpc("move_candidate", &call).await.error(403), "not_employer");
    assert_eq!(other.admin.rpc("move_candidate", &call).await.error(404), "not_found");
    assert_eq!(viewer.rpc("move_candidate", &call).await.error(404), "not_found", "a job that was not shared");
    assert_eq!(manager.rpc("move_candidate", &call).await.error(403), "missing_permission");
    for stage in [stage_of(&other.admin, "offer").await, Uuid::new_v4().to_string()] {
        let refused = company
            .admin
            .rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": stage }))
            .await;
        assert_eq!(pointers(&refused), ["/p_stage_id"]);
    }
}
