//! A run counts for nothing.

use crate::{
    judging::{RIGHT, completed, document, id_of, install, row},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_run_counts_for_nothing_and_takes_an_input_of_ones_own() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let seeker = app.seeker().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let judge = app.judge().await;
    let run = async |more: Value| {
        let id = Uuid::new_v4();
        let mut call =
            json!({ "p_id": id, "p_challenge_id": challenge, "p_language": "javascript", "p_source": RIGHT });
        call.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        (id, seeker.rpc("run_challenge", &call).await)
    };
    let (id, answer) = run(json!({})).await;
    answer.ok();
    judge.drain().await.expect("the queue");
    let done = row(&seeker, id).await;
    assert_eq!((&done["verdict"], &done["passed"], &done["total"]), (&json!("accepted"), &json!(2), &json!(2)));
    let (id, answer) = run(json!({ "p_arguments": [[1, 2]] })).await;
    answer.ok();
    judge.drain().await.expect("the queue");
    let tests = seeker.get(&format!("/rest/v1/submission_tests?submission_id=eq.{id}")).await.ok();
    assert_eq!((&tests[0]["got"], &tests[0]["name"]), (&json!("1,21,2"), &json!("Your input")));
    assert_eq!(run(json!({ "p_arguments": [1, 2] })).await.1.error(422), "invalid_input");
    assert_eq!(run(json!({ "p_setup": "select 1" })).await.1.error(422), "invalid_input");
    assert_eq!(completed(&admin, &seeker).await, 0);
}
