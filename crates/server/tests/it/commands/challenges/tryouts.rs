//! A server on which visitors try a challenge, and what they send.

use crate::{
    judging::{document, id_of, install},
    kit::{Answer, TestApp},
};
use altcha::{Challenge, Payload, SolveChallengeOptions, solve_challenge};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use uuid::Uuid;

const CHEAP: &[(&str, &str)] = &[("TRYOUT_ROUNDS", "1"), ("TRUSTED_PROXIES", "127.0.0.1")];

/// A server with one challenge that can be tried.
pub(super) async fn scene() -> (TestApp, Uuid) {
    let app = TestApp::start_with(CHEAP).await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    (app, challenge)
}

/// A call of someone without an account, from this address.
pub(super) async fn call(app: &TestApp, address: &str, name: &str, arguments: &Value) -> Answer {
    let request = app.request("POST", &format!("/rest/v1/rpc/{name}")).header("x-forwarded-for", address);
    Answer::of(request.json(arguments)).await
}

/// Work that was done.
pub(super) async fn worked(app: &TestApp, address: &str) -> String {
    let challenge = call(app, address, "get_tryout_work", &json!({})).await.ok();
    let challenge: Challenge = serde_json::from_value(challenge).expect("a challenge");
    let solution =
        solve_challenge(SolveChallengeOptions::new(&challenge)).expect("it can be solved").expect("in time");
    STANDARD.encode(serde_json::to_vec(&Payload { challenge, solution }).expect("JSON"))
}

/// A program as it is sent.
pub(super) fn program(key: Uuid, challenge: Uuid, source: &str, work: &str) -> Value {
    json!({
        "p_key": key, "p_challenge_id": challenge, "p_kind": "submit", "p_language": "javascript", "p_source": source,
        "p_work": work,
    })
}

/// Sends an answer from this address; its key, and what the server said.
pub(super) async fn send(app: &TestApp, address: &str, challenge: Uuid, source: &str) -> (Uuid, Answer) {
    let (key, work) = (Uuid::new_v4(), worked(app, address).await);
    (key, call(app, address, "start_tryout", &program(key, challenge, source, &work)).await)
}

/// What became of it.
pub(super) async fn result(app: &TestApp, key: Uuid) -> Answer {
    call(app, "192.0.2.1", "get_tryout", &json!({ "p_key": key })).await
}

/// An answer that was judged.
pub(super) async fn judged(app: &TestApp, challenge: Uuid, source: &str) -> (Uuid, Value) {
    let (key, sent) = send(app, "192.0.2.1", challenge, source).await;
    assert_eq!(sent.ok(), json!({ "is_new": true }));
    app.judge().await.drain().await.expect("the queue");
    (key, result(app, key).await.ok())
}
