//! `get_interview_receipt` and `score_interview_again`: the score and its receipt.

use super::{begin, call, scored, work};
use crate::kit::TestApp;

#[tokio::test]
async fn a_receipt_names_every_check_and_the_score_comes_out_the_same_again() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = scored(&app, &seeker).await;
    let told = call(&seeker, "get_interview_receipt", id).await.ok();
    let receipt = &told["receipt"];
    assert!(receipt["findings"].as_array().is_some_and(|all| all.len() >= 25), "{told}");
    assert!(receipt["findings"].as_array().is_some_and(|all| all.iter().all(|one| one["title"].is_string())));
    assert_eq!(receipt["score"]["dimensions"].as_array().map(Vec::len), Some(7));
    assert_eq!(receipt["versions"]["scorer"], devproof_scorer_version());
    assert!(told["problem"]["quantities"][0]["low"].is_number(), "what was looked for is told now");
    assert_eq!(told["scored_by"]["kind"], "rules");
    let again = call(&seeker, "score_interview_again", id).await.ok();
    assert_eq!((&again["total"], &again["same"]), (&receipt["score"]["total"], &serde_json::json!(true)));
}

fn devproof_scorer_version() -> u32 {
    devproof_scorer::SCORER_VERSION
}

#[tokio::test]
async fn while_it_runs_nothing_is_told_of_what_is_looked_for() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    assert_eq!(call(&seeker, "get_interview_receipt", id).await.error(409), "interview_running");
    assert_eq!(call(&seeker, "score_interview_again", id).await.error(404), "not_found");
    let room = call(&seeker, "get_interview", id).await.ok().to_string();
    assert!(!room.contains("counterexamples") && !room.contains("\"low\""));
    work(&app).await;
    assert_eq!(call(&seeker, "get_interview", id).await.ok()["attempt"]["state"], "running");
}
