//! `say_in_interview` and `ask_next_question`.

use super::{begin, call};
use crate::kit::TestApp;
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn what_is_said_twice_by_one_id_is_said_once_and_questions_never_come_twice() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    let body = json!({ "p_id": Uuid::new_v4(), "p_attempt_id": id, "p_text": "How many people use it?" });
    let first = seeker.rpc("say_in_interview", &body).await.ok();
    assert_eq!(first["turns"][0]["from"], "candidate");
    assert_eq!(first["turns"][1]["from"], "interviewer", "{first}");
    assert_eq!(seeker.rpc("say_in_interview", &body).await.ok(), first);
    let mut asked = Vec::new();
    for _ in 0..6 {
        let next = call(&seeker, "ask_next_question", id).await.ok();
        asked.extend(next["turns"].as_array().expect("turns").iter().map(|turn| turn["text"].to_string()));
    }
    let mut once = asked.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), asked.len(), "{asked:?}");
    let room = call(&seeker, "get_interview", id).await.ok();
    let sequences: Vec<_> =
        room["turns"].as_array().expect("turns").iter().map(|turn| turn["sequence"].clone()).collect();
    let expected: Vec<Value> = (1..=sequences.len()).map(|n| json!(n)).collect();
    assert_eq!(sequences, expected);
}
