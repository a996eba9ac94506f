//! `admin_retire_challenge`: a challenge leaves the catalogue; who completed it keeps that.

use crate::{
    judging::{RIGHT, completed, document, id_of, install, judged, submit},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_retired_challenge_takes_no_answers_and_its_completions_count() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (seeker, staff) = (app.seeker().await, app.staff().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    judged(&app, &seeker, challenge, RIGHT).await;
    let call = json!({ "p_id": challenge, "p_reason": "Two are alike" });
    staff.rpc("admin_retire_challenge", &call).await.ok();
    assert_eq!(staff.rpc("admin_retire_challenge", &call).await.error(409), "unchanged");
    assert_eq!(completed(&admin, &seeker).await, 1);
    assert_eq!(submit(&seeker, challenge, RIGHT).await.1.error(404), "not_found");
    // Installing the folder again does not bring back what staff retired.
    install(&admin, "double", &document()).await;
    let retired: bool = admin
        .query_one("select retired_at is not null from challenges where id = $1", &[&challenge])
        .await
        .expect("a challenge")
        .get(0);
    assert!(retired);
    staff.rpc("admin_publish_challenge", &call).await.ok();
    submit(&seeker, challenge, RIGHT).await.1.ok();
}
