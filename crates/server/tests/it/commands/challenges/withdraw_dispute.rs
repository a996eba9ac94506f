//! `withdraw_dispute`: its finder alone, while it is open.

use crate::{
    judging::{RIGHT, document, id_of, install, judged},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_open_dispute_is_withdrawn_once_by_its_finder() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (finder, other) = (app.seeker().await, app.seeker().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    judged(&app, &finder, challenge, RIGHT).await;
    let call = json!({ "p_challenge_id": challenge, "p_claim": "It is wrong", "p_arguments": [0] });
    let id = finder.rpc("dispute_challenge", &call).await.ok()["id"].clone();
    let withdraw = json!({ "p_id": id });
    assert_eq!(other.rpc("withdraw_dispute", &withdraw).await.error(404), "not_found");
    assert_eq!(finder.rpc("withdraw_dispute", &withdraw).await.ok(), json!({ "id": id, "state": "withdrawn" }));
    assert_eq!(finder.rpc("withdraw_dispute", &withdraw).await.error(409), "already_decided");
}
