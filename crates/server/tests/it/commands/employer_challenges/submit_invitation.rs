//! From opening to the decision, each step once.

use super::{emails, read, sent, written};
use crate::{
    commands::{details, pointers},
    kit::{Answer, TestApp},
};
use serde_json::{Value, json};

fn code_of(answer: &Answer) -> String {
    answer.json()["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_written_answer_goes_all_the_way() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let (seeker, admin, of) = (&sent.seeker, &sent.company.admin, json!({ "p_id": sent.invitation }));
    assert_eq!(seeker.rpc("open_invitation", &of).await.ok()["status"], json!("opened"));
    let early = json!({ "p_id": sent.invitation, "p_answer": { "texts": ["a", "b"] } });
    assert_eq!(seeker.rpc("save_invitation_answer", &early).await.error(409), "invitation_not_open");
    let started = seeker.rpc("start_invitation", &of).await.ok();
    assert_eq!(seeker.rpc("start_invitation", &of).await.ok(), started, "starting again changes nothing");
    let words = json!({ "p_id": sent.invitation, "p_answer": { "texts": ["word ".repeat(21), "b"] } });
    seeker.rpc("save_invitation_answer", &words).await.ok();
    let long = seeker.rpc("submit_invitation", &of).await;
    assert_eq!(pointers(&long), ["/p_answer/texts/0"]);
    seeker.rpc("save_invitation_answer", &early).await.ok();
    assert_eq!(read(admin, sent.invitation).await["answer"], Value::Null, "nothing is shown before it is handed in");
    app.clock.advance(time::Duration::minutes(42));
    assert_eq!(seeker.rpc("submit_invitation", &of).await.ok()["status"], json!("submitted"));
    assert_eq!(seeker.rpc("save_invitation_answer", &early).await.error(409), "invitation_not_open");

    let seen = read(admin, sent.invitation).await;
    assert_eq!((&seen["answer"], &seen["seconds_spent"]), (&json!({ "texts": ["a", "b"] }), &json!(2520)));
    assert_eq!(seen["document"]["questions"][0]["looks_for"], json!("zqxlooksfor"), "for who reads it");
    let decide = json!({ "p_id": sent.invitation, "p_decision": "approved", "p_reason": "Clear and short" });
    assert_eq!(admin.rpc("decide_invitation", &decide).await.ok()["status"], json!("approved"));
    let again = admin.rpc("decide_invitation", &decide).await;
    assert_eq!((again.error(409).as_str(), details(&again)), ("already_decided", json!({ "decision": "approved" })));
    let told = read(seeker, sent.invitation).await;
    assert_eq!((&told["status"], &told["reason"]), (&json!("approved"), &json!("Clear and short")));
    assert_eq!(emails(&app, seeker).await.len(), 1, "what it says now: it came too late to say that it came");
    assert!(emails(&app, admin).await.contains(&"Sam Seeker has answered “Why it fails”".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_steps_at_once_exactly_one_happens() {
    let app = TestApp::start().await;
    for _ in 0..4 {
        let sent = sent(&app, &written()).await;
        let of = json!({ "p_id": sent.invitation });
        sent.seeker.rpc("start_invitation", &of).await.ok();
        let submit = json!({ "p_id": sent.invitation, "p_answer": { "texts": ["a", ""] } });
        let (submitted, submitted_again, declined, withdrawn) = tokio::join!(
            sent.seeker.rpc("submit_invitation", &submit),
            sent.seeker.rpc("submit_invitation", &submit),
            sent.seeker.rpc("decline_invitation", &of),
            sent.company.admin.rpc("withdraw_invitation", &of),
        );
        let answers = [submitted, submitted_again, declined, withdrawn];
        assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
        for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
            assert_eq!(code_of(refused), "invitation_not_open", "{}", refused.text);
        }
    }
    let sent = sent(&app, &written()).await;
    let of = json!({ "p_id": sent.invitation });
    sent.seeker.rpc("start_invitation", &of).await.ok();
    sent.seeker
        .rpc("submit_invitation", &json!({ "p_id": sent.invitation, "p_answer": { "texts": ["a", ""] } }))
        .await
        .ok();
    let decide = |decision: &str| json!({ "p_id": sent.invitation, "p_decision": decision, "p_reason": "So" });
    let (yes, no) = (decide("approved"), decide("rejected"));
    let (yes, no) = tokio::join!(
        sent.company.admin.rpc("decide_invitation", &yes),
        sent.company.admin.rpc("decide_invitation", &no)
    );
    assert!(yes.status.is_success() != no.status.is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_kept_as_it_was_drawn() {
    let app = TestApp::start().await;
    let design = json!({
        "title": "Short links", "kind": "system_design", "difficulty": "hard",
        "statement": "Design a service that shortens links for a newspaper with ten million readers.",
        "requirements": ["A link works within 50 ms"], "looks_for": "A cache before the store",
    });
    let sent = sent(&app, &design).await;
    sent.seeker.rpc("start_invitation", &json!({ "p_id": sent.invitation })).await.ok();
    let board = json!({
        "nodes": [
            { "id": "a", "kind": "client", "label": "Reader", "note": "", "x": 0.0, "y": 0.0 },
            { "id": "b", "kind": "cache", "label": "", "note": "", "x": 240.5, "y": 0.0 },
        ],
        "edges": [{ "id": "e", "from": "a", "to": "b", "label": "GET" }], "notes": "Reads win.",
    });
    let submit = json!({ "p_id": sent.invitation, "p_answer": { "board": board } });
    sent.seeker.rpc("submit_invitation", &submit).await.ok();
    assert_eq!(read(&sent.company.admin, sent.invitation).await["answer"]["board"], board);
    let none = json!({ "p_id": sent.invitation, "p_answer": { "board": { "nodes": [{ "id": "a" }], "edges": [] } } });
    assert!(!sent.seeker.rpc("submit_invitation", &none).await.status.is_success());
}
