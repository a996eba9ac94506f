//! `reject_candidates`.

use super::{Interested, interested};
use crate::{commands::interest, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn one_criterion_is_named_for_all_whose_match_has_it() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, .. } = interested(&app).await;
    let other = interest(&app.seeker().await, job).await;
    let ids = json!([interaction, other]);
    let wrong = json!({ "p_interaction_ids": ids, "p_criterion": "skill:cobol" });
    let refused = company.admin.rpc("reject_candidates", &wrong).await;
    assert_eq!(refused.error(409), "nothing_done");
    let call = json!({ "p_interaction_ids": ids, "p_criterion": "skill:rust", "p_reason": "Not enough Rust" });
    let answer = company.admin.rpc("reject_candidates", &call).await.ok();
    assert_eq!((&answer["rejected"], &answer["refused"]), (&ids, &json!([])));
    let written = company.admin.get("/rest/v1/job_interaction_decisions?select=criterion,reason").await.ok();
    let one = json!({ "criterion": "skill:rust", "reason": "Not enough Rust" });
    assert_eq!(written, json!([one, one]));
}
