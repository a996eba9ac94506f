//! `ask_next_question`: a follow-up, never the same twice.

use super::{begin, call};
use crate::kit::TestApp;

#[tokio::test]
async fn no_question_comes_twice_and_they_end() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    let mut questions = Vec::new();
    loop {
        let next = call(&seeker, "ask_next_question", id).await.ok();
        let turns = next["turns"].as_array().expect("turns").clone();
        questions.extend(turns.iter().map(|turn| turn["text"].to_string()));
        if turns.is_empty() || questions.len() > 5 {
            break;
        }
    }
    let mut once = questions.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), questions.len(), "{questions:?}");
    assert_eq!(call(&app.seeker().await, "ask_next_question", id).await.error(404), "not_found");
}
