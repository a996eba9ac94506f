//! `save_candidate_stages`: the company's own stages.

use super::{Interested, interested, stage_of, stages};
use crate::{
    commands::{arrange, details, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

/// Stages as the command takes them.
fn inputs(stages: &[Value]) -> Vec<Value> {
    stages.iter().map(|one| json!({ "id": one["id"], "name": one["name"], "kind": one["kind"] })).collect()
}

fn names(stages: &[Value]) -> Vec<&str> {
    stages.iter().map(|stage| stage["name"].as_str().expect("a name")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn stages_are_added_renamed_ordered_and_removed() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let reader = &company.admin;
    reader.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let mut wanted = inputs(&stages(reader).await);
    // Two names change places, one stage is new, and all have another position.
    wanted[1]["name"] = json!("Offer");
    wanted[2]["name"] = json!("Interview");
    wanted.insert(0, json!({ "name": "Call", "kind": "screening" }));
    let saved = reader.rpc("save_candidate_stages", &json!({ "p_stages": wanted })).await.ok();
    let saved = saved["stages"].as_array().expect("stages").clone();
    assert_eq!(names(&saved), ["Call", "Screening", "Offer", "Interview", "Hired", "Closed"]);
    assert_eq!(saved, stages(reader).await);

    let in_use = saved[1]["id"].clone();
    let without = |place: usize| -> Vec<Value> {
        let mut rest = inputs(&saved);
        rest.remove(place);
        rest
    };
    let refused =
        reader.rpc("save_candidate_stages", &json!({ "p_stages": without(1), "p_removed": [in_use] })).await;
    assert_eq!(refused.error(409), "stage_in_use");
    assert_eq!(details(&refused), json!({ "id": in_use, "name": "Screening" }));
    let call = json!({ "p_stages": without(2), "p_removed": [saved[2]["id"]] });
    let saved = reader.rpc("save_candidate_stages", &call).await.ok();
    assert_eq!(
        names(saved["stages"].as_array().expect("stages")),
        ["Call", "Screening", "Interview", "Hired", "Closed"]
    );
    // A list that doesn't know of a stage, or knows one that is gone, is outdated.
    let stale = reader.rpc("save_candidate_stages", &call).await;
    assert_eq!(stale.error(409), "conflict");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_list_of_stages_has_to_be() {
    let app = TestApp::start().await;
    let Interested { company, .. } = interested(&app).await;
    let reader = &company.admin;
    let now = inputs(&stages(reader).await);
    let refusal = async |stages: Vec<Value>| {
        pointers(&reader.rpc("save_candidate_stages", &json!({ "p_stages": stages })).await)
    };
    let mut doubled = now.clone();
    doubled[1]["name"] = json!("  SCREENING ");
    assert_eq!(refusal(doubled).await, ["/p_stages/1/name"]);
    let mut long = now.clone();
    long[0]["name"] = json!("x".repeat(41));
    assert_eq!(refusal(long).await, ["/p_stages/0/name"]);
    let mut other_kind = now.clone();
    other_kind[1]["kind"] = json!("offer");
    assert_eq!(refusal(other_kind).await, ["/p_stages/1/kind"]);
    let mut reversed = now.clone();
    reversed.reverse();
    assert_eq!(refusal(reversed).await, ["/p_stages"], "it begins with an end");
    assert_eq!(refusal(now[..3].to_vec()).await, ["/p_stages", "/p_stages"], "neither hired nor closed");
    let mut many = now.clone();
    many.extend((0..6).map(|place| json!({ "name": format!("More {place}"), "kind": "interview" })));
    assert_eq!(refusal(many.clone()).await, ["/p_stages"]);
    many.pop();
    reader.rpc("save_candidate_stages", &json!({ "p_stages": many })).await.ok();
    assert_eq!(stages(reader).await.len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_those_who_manage_the_company_whether_they_see_candidates_or_not() {
    let app = TestApp::start().await;
    let Interested { company, seeker, interaction, .. } = interested(&app).await;
    let (manager, viewer) =
        (app.recruiter(&company, &["manage_company"]).await, app.recruiter(&company, &["view_candidates"]).await);
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let other = app.company().await;
    let now = inputs(&stages(&manager).await);
    let call = json!({ "p_stages": now });
    manager.rpc("save_candidate_stages", &call).await.ok();
    assert_eq!(viewer.rpc("save_candidate_stages", &call).await.error(403), "missing_permission");
    assert_eq!(seeker.rpc("save_candidate_stages", &call).await.error(403), "not_employer");
    assert_eq!(other.admin.rpc("save_candidate_stages", &call).await.error(409), "conflict", "of another company");
    // They see no candidate, and still can't take the stage away from one.
    let first = now[0]["id"].clone();
    let call = json!({ "p_stages": now[1..], "p_removed": [first] });
    assert_eq!(manager.rpc("save_candidate_stages", &call).await.error(409), "stage_in_use");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stage_that_is_removed_while_someone_is_moved_there_keeps_them_or_goes() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let reader = &company.admin;
    reader.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let (screening, first) = (stage_of(reader, "screening").await, inputs(&stages(reader).await));
    for round in 0..6 {
        let mut with = first.clone();
        with.insert(2, json!({ "name": "Call", "kind": "interview" }));
        let saved = reader.rpc("save_candidate_stages", &json!({ "p_stages": with })).await.ok();
        let call = saved["stages"][2]["id"].clone();
        let there = json!({ "p_interaction_id": interaction, "p_stage_id": call });
        let gone = json!({ "p_stages": first, "p_removed": [call] });
        let (moved, removed) =
            tokio::join!(reader.rpc("move_candidate", &there), reader.rpc("save_candidate_stages", &gone));
        assert_ne!(
            moved.status.is_success(),
            removed.status.is_success(),
            "{round}: {} {}",
            moved.text,
            removed.text
        );
        if moved.status.is_success() {
            assert_eq!(removed.error(409), "stage_in_use");
            reader
                .rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": screening }))
                .await
                .ok();
            reader.rpc("save_candidate_stages", &gone).await.ok();
        } else {
            assert!(matches!(moved.status.as_u16(), 404 | 409 | 422), "{}", moved.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_goes_with_its_stages() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    arrange(&app, "delete from companies where id = $1", company.id).await;
}
