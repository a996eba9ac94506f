//! `choose_interview_score`: the best or the latest of what is shown.

use super::seen;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn the_best_or_the_latest_of_what_is_shown_stands_on_the_profile() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    let admin = app.database.admin().await;
    let sql = "insert into interview_scores (profile_id, total, seniority, is_shown, scored_at) values
        ($1, 70, 'mid', true, now() - interval '3 days'), ($1, 60, 'mid', true, now() - interval '2 days'),
        ($1, 90, 'mid', false, now() - interval '1 day')";
    admin.execute(sql, &[&seeker.id]).await.expect("scores");
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(70));
    seeker.rpc("choose_interview_score", &json!({ "p_choice": "latest" })).await.ok();
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(60), "a hidden one is none");
    seeker.rpc("choose_interview_score", &json!({ "p_choice": "best" })).await.ok();
    assert_eq!(seen(&app, &employer, &seeker).await.0, Some(70));
    assert_eq!(
        employer.rpc("choose_interview_score", &json!({ "p_choice": "best" })).await.error(403),
        "not_job_seeker"
    );
}
