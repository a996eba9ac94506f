//! `score_interview_again`: the same number from what is stored.

use super::{begin, call, scored};
use crate::kit::TestApp;

#[tokio::test]
async fn a_stored_interview_scores_the_same_again() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let id = scored(&app, &seeker).await;
    let receipt = call(&seeker, "get_interview_receipt", id).await.ok();
    for _ in 0..2 {
        let again = call(&seeker, "score_interview_again", id).await.ok();
        assert_eq!((&again["total"], &again["same"]), (&receipt["receipt"]["score"]["total"], &true.into()));
    }
    assert_eq!(call(&other, "score_interview_again", id).await.error(404), "not_found");
    let running = begin(&other).await;
    assert_eq!(call(&other, "score_interview_again", running).await.error(404), "not_found");
}
