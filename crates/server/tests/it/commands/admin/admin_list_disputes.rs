//! `admin_list_disputes`: disputes by state.

use crate::{
    judging::{RIGHT, document, id_of, install, judged},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn disputes_are_listed_by_their_state() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (finder, staff) = (app.seeker().await, app.staff().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    judged(&app, &finder, challenge, RIGHT).await;
    let call = json!({ "p_challenge_id": challenge, "p_claim": "It is wrong", "p_arguments": [0] });
    let dispute = finder.rpc("dispute_challenge", &call).await.ok();
    let listed = async |state: &str| {
        let list = staff.rpc("admin_list_disputes", &json!({ "p_reason": "The queue", "p_state": state })).await.ok();
        list["disputes"].as_array().expect("a list").iter().map(|one| one["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!((listed("open").await, listed("rejected").await), (vec![dispute["id"].clone()], vec![]));
    let decision = json!({ "p_id": dispute["id"], "p_decision": "reject", "p_reason": "Zero doubled is zero" });
    staff.rpc("admin_decide_dispute", &decision).await.ok();
    assert_eq!((listed("open").await, listed("rejected").await), (vec![], vec![dispute["id"].clone()]));
    let unknown = json!({ "p_reason": "The queue", "p_state": "lost" });
    assert_eq!(staff.rpc("admin_list_disputes", &unknown).await.error(422), "invalid_input");
}
