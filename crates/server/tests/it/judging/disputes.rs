//! Counterexamples: run beside the references, decided by staff, and part of the tests from then on.

use super::{RIGHT, completed, document, id_of, install, judged};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_confirmed_dispute_is_a_test_from_then_on_and_moves_ranks() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (finder, other, staff) = (app.seeker().await, app.seeker().await, app.staff().await);
    let judge = app.judge().await;
    let worker = app.app.worker_beside(Some(&judge)).expect("a worker");
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let call = json!({ "p_challenge_id": challenge, "p_claim": "Lists are joined as texts", "p_arguments": [-3], "p_expected": -6 });
    assert_eq!(finder.rpc("dispute_challenge", &call).await.error(409), "nothing_to_dispute");
    judged(&app, &finder, challenge, RIGHT).await;
    // Right for all tests that there are, and not for what is negative.
    let careless = "function doubleIt(n) { return n < 0 ? 0 : n + n; }";
    judged(&app, &other, challenge, careless).await;
    assert_eq!((completed(&admin, &finder).await, completed(&admin, &other).await), (1, 1));

    let dispute = finder.rpc("dispute_challenge", &call).await.ok();
    assert_eq!(finder.rpc("dispute_challenge", &call).await.error(409), "conflict");
    worker.drain().await.expect("the queue");
    let page = finder.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["disputes"][0]["finding"], json!(null), "not before it is decided");
    let queue = staff.rpc("admin_list_disputes", &json!({ "p_state": "open", "p_reason": "The queue" })).await.ok();
    let finding = &queue["disputes"][0]["finding"];
    assert_eq!((&finding["agreed"], &finding["references_are_as_claimed"]), (&json!(-6), &json!(true)), "{finding}");
    assert_eq!(finding["references"].as_array().map(Vec::len), Some(2));

    let decision =
        json!({ "p_id": dispute["id"], "p_decision": "confirm", "p_reason": "Negative numbers were not looked at" });
    let decided = staff.rpc("admin_decide_dispute", &decision).await.ok();
    assert_eq!((&decided["state"], &decided["judged_again"]), (&json!("confirmed"), &json!(2)));
    assert_eq!(staff.rpc("admin_decide_dispute", &decision).await.error(409), "conflict");
    judge.drain().await.expect("the queue");
    assert_eq!((completed(&admin, &finder).await, completed(&admin, &other).await), (1, 0));
    let page = finder.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["disputes"][0]["finding"]["agreed"], -6);
    assert_eq!(page["counterexamples"][0]["found_by"]["full_name"], "Sam Seeker");
    assert_eq!(page["version"]["tests_total"], 5);
    assert_eq!(
        page["version"]["test_names"][4],
        json!({ "position": 5, "name": "Counterexample 1", "visible": false })
    );
    // Loading the folder again keeps it.
    assert_eq!(install(&admin, "double", &document()).await, None);
    worker.drain().await.expect("the queue");
    let letters: i64 = admin
        .query_one("select count(*) from queue.outbox where to_address = $1", &[&finder.email])
        .await
        .expect("a count")
        .get(0);
    assert_eq!(letters, 1);
}
