//! `approve_candidates`.

use super::{Interested, interested};
use crate::{
    commands::{count, interest, open_job, pointers},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn each_is_judged_on_its_own_right() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let recruiter = app.recruiter(&company, &["view_candidates", "manage_jobs"]).await;
    let own = open_job(&recruiter, "Own").await;
    let (first, decided) = (interest(&app.seeker().await, own).await, interest(&app.seeker().await, own).await);
    recruiter.rpc("reject_candidate", &json!({ "p_interaction_id": decided })).await.ok();
    // Of a colleague's job that isn't shared, of one's own, one that is decided, and nobody.
    let ids = json!({ "p_interaction_ids": [interaction, first, decided, Uuid::nil()] });
    let answer = recruiter.rpc("approve_candidates", &ids).await.ok();
    assert_eq!(answer["approved"].as_array().expect("a list").len(), 1);
    assert_eq!(answer["approved"][0]["id"], json!(first));
    let refused = answer["refused"].as_array().expect("a list").iter();
    let refused: Vec<_> = refused.map(|one| (one["id"].clone(), one["code"].clone())).collect();
    assert_eq!(
        refused,
        [
            (json!(interaction), json!("not_found")),
            (json!(decided), json!("already_decided")),
            (json!(Uuid::nil()), json!("not_found"))
        ]
    );
    assert_eq!(count(&app, "select count(*) from conversations where job_interaction_id = $1", first).await, 1);
    assert_eq!(count(&app, "select count(*) from conversations where job_interaction_id = $1", interaction).await, 0);
    assert_eq!(recruiter.rpc("approve_candidates", &ids).await.error(409), "nothing_done");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_at_most_fifty_and_each_once() {
    let app = TestApp::start().await;
    let Interested { company, interaction, .. } = interested(&app).await;
    let many: Vec<Uuid> = (0..51).map(|_| Uuid::new_v4()).collect();
    for ids in [json!([]), json!(many), json!([interaction, interaction])] {
        for name in ["approve_candidates", "reject_candidates", "undo_decisions"] {
            let refused = company.admin.rpc(name, &json!({ "p_interaction_ids": ids })).await;
            assert_eq!(refused.error(422), "invalid_input", "{name}");
            assert_eq!(pointers(&refused), ["/p_interaction_ids"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_approve_the_same_people_in_another_order_do_not_meet() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, .. } = interested(&app).await;
    let mut ids = vec![interaction];
    for _ in 0..7 {
        ids.push(interest(&app.seeker().await, job).await);
    }
    let reverse: Vec<Uuid> = ids.iter().rev().copied().collect();
    let (ids, reverse) = (json!({ "p_interaction_ids": ids }), json!({ "p_interaction_ids": reverse }));
    let (one, other) = tokio::join!(
        company.admin.rpc("approve_candidates", &ids),
        company.admin.rpc("approve_candidates", &reverse)
    );
    assert_ne!(one.status.is_success(), other.status.is_success(), "{} {}", one.text, other.text);
    assert_eq!(count(&app, "select count(*) from conversations where job_opening_id = $1", job).await, 8);
}
