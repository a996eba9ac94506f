//! `admin_publish_challenge`: a retired challenge is offered again.

use crate::{
    judging::{RIGHT, document, id_of, install, submit},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_retired_challenge_takes_answers_again() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (seeker, staff) = (app.seeker().await, app.staff().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let call = json!({ "p_id": challenge, "p_reason": "It was right" });
    assert_eq!(staff.rpc("admin_publish_challenge", &call).await.error(409), "unchanged");
    staff.rpc("admin_retire_challenge", &call).await.ok();
    assert_eq!(submit(&seeker, challenge, RIGHT).await.1.error(404), "not_found");
    staff.rpc("admin_publish_challenge", &call).await.ok();
    submit(&seeker, challenge, RIGHT).await.1.ok();
    app.judge().await.drain().await.expect("the queue");
}
