//! `decide_invitation`: once, after the answer, with a reason.

use super::{read, sent, written};
use crate::{
    commands::{details, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_decided_once_and_the_candidate_reads_why() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let (admin, of) = (&sent.company.admin, json!({ "p_id": sent.invitation }));
    let decide = |decision: &str| json!({ "p_id": sent.invitation, "p_decision": decision, "p_reason": "Too short" });
    assert_eq!(admin.rpc("decide_invitation", &decide("rejected")).await.error(409), "invitation_not_open");
    sent.seeker.rpc("start_invitation", &of).await.ok();
    let submit = json!({ "p_id": sent.invitation, "p_answer": { "texts": ["a", ""] } });
    sent.seeker.rpc("submit_invitation", &submit).await.ok();
    let blank = json!({ "p_id": sent.invitation, "p_decision": "rejected", "p_reason": " " });
    assert_eq!(pointers(&admin.rpc("decide_invitation", &blank).await), ["/p_reason"]);
    assert_eq!(admin.rpc("decide_invitation", &decide("rejected")).await.ok()["status"], "rejected");
    let again = admin.rpc("decide_invitation", &decide("approved")).await;
    assert_eq!((again.error(409).as_str(), details(&again)), ("already_decided", json!({ "decision": "rejected" })));
    let read = read(&sent.seeker, sent.invitation).await;
    assert_eq!((&read["status"], &read["reason"]), (&json!("rejected"), &json!("Too short")));
}
