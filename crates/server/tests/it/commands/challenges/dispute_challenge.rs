//! Open disputes are few.

use crate::{
    judging::{RIGHT, document, id_of, install, judged},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn disputes_are_few_and_a_rejected_one_says_why() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (finder, staff) = (app.seeker().await, app.staff().await);
    let mut challenges = Vec::new();
    for n in 0..4 {
        let slug = format!("double-{n}");
        install(&admin, &slug, &document()).await;
        challenges.push(id_of(&admin, &slug).await);
        judged(&app, &finder, challenges[n], RIGHT).await;
    }
    let dispute = async |n: usize| {
        let call = json!({ "p_challenge_id": challenges[n], "p_claim": "It is wrong", "p_arguments": [n] });
        finder.rpc("dispute_challenge", &call).await
    };
    let first = dispute(0).await.ok();
    dispute(1).await.ok();
    dispute(2).await.ok();
    assert_eq!(dispute(3).await.error(422), "too_many");
    let decision = json!({ "p_id": first["id"], "p_decision": "reject", "p_reason": "Zero doubled is zero" });
    staff.rpc("admin_decide_dispute", &decision).await.ok();
    let page = finder.rpc("get_challenge", &json!({ "p_slug": "double-0" })).await.ok();
    let told = &page["disputes"][0];
    assert_eq!((&told["state"], &told["reason"]), (&json!("rejected"), &json!("Zero doubled is zero")));
    let second = dispute(3).await.ok();
    finder.rpc("withdraw_dispute", &json!({ "p_id": second["id"] })).await.ok();
    assert_eq!(finder.rpc("withdraw_dispute", &json!({ "p_id": second["id"] })).await.error(409), "already_decided");
}
