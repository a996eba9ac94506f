//! The room: parts and their revisions, what is said, drills.

use super::{super::details, begin, board, call, save};
use crate::kit::TestApp;
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn a_part_that_another_device_changed_is_not_overwritten() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let other = app.session(&seeker, "aal1").await;
    let id = begin(&seeker).await;
    assert_eq!(save(&seeker, id, "notes.requirements", json!("mine"), 0).await.ok()["revision"], 1);
    // The answer to a save was lost and it comes once more; and another device saves the same.
    assert_eq!(save(&seeker, id, "notes.requirements", json!("mine"), 0).await.ok()["revision"], 1);
    assert_eq!(save(&other, id, "notes.requirements", json!("mine"), 1).await.ok()["revision"], 1);

    let clash = save(&other, id, "notes.requirements", json!("theirs"), 0).await;
    assert_eq!(clash.error(409), "conflict");
    let told = json!({ "part": "notes.requirements", "revision": 1, "value": "mine" });
    assert_eq!(details(&clash), told);
    assert_eq!(save(&other, id, "notes.requirements", json!("both"), 1).await.ok()["revision"], 2);
    // Parts do not know of each other.
    assert_eq!(save(&seeker, id, "notes.interface", json!("calls"), 0).await.ok()["revision"], 1);
    let room = call(&other, "get_interview", id).await.ok();
    assert_eq!(room["answer"]["notes"]["requirements"], "both");
    assert_eq!(room["attempt"]["revisions"]["notes.requirements"], 2);

    let stranger = app.seeker().await;
    assert_eq!(save(&stranger, id, "notes.interface", json!("x"), 1).await.error(404), "not_found");
    assert_eq!(call(&stranger, "get_interview", id).await.error(404), "not_found");
}

#[tokio::test]
async fn estimates_are_computed_and_phases_are_spoken_to_once() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    let rows =
        json!([{ "id": "a", "label": "reads", "formula": "50 million * 2 / day" }, { "id": "b", "formula": "2 *" }]);
    let saved = save(&seeker, id, "estimates", rows, 0).await.ok();
    let value = saved["computed"][0]["value"].as_f64().expect("a number");
    assert!((value - 1157.4).abs() < 0.1, "{saved}");
    assert!(saved["computed"][1]["error"]["message"].is_string(), "{saved}");
    let came = save(&seeker, id, "phase", json!("estimates"), 0).await.ok();
    let said = came["turns"].as_array().map(Vec::len);
    save(&seeker, id, "phase", json!("interface"), 1).await.ok();
    let back = save(&seeker, id, "phase", json!("estimates"), 2).await.ok();
    assert_eq!((said, &back["turns"]), (Some(1), &json!([])), "{came}");
    assert_eq!(save(&seeker, id, "board", json!({ "nodes": 1 }), 0).await.error(422), "invalid_input");
}

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

#[tokio::test]
async fn a_drill_is_done_one_at_a_time_and_its_mend_is_final() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    assert_eq!(call(&seeker, "start_drill", id).await.error(409), "nothing_to_drill");
    let mend = |text: &str| json!({ "p_attempt_id": id, "p_text": text });
    assert_eq!(seeker.rpc("mend_drill", &mend("x")).await.error(409), "nothing_to_drill");
    save(&seeker, id, "board", board(), 0).await.ok();
    let begun = call(&seeker, "start_drill", id).await;
    if begun.status.as_u16() == 409 {
        // The problem asks for ways that this board does not have.
        return;
    }
    let begun = begun.ok();
    assert_eq!(
        call(&seeker, "start_drill", id).await.ok()["failure"],
        begun["failure"],
        "the same until it is mended"
    );
    let mended = seeker.rpc("mend_drill", &mend("A second one takes over")).await.ok();
    assert!(mended["effect_after"]["held"].is_boolean(), "{mended}");
    assert_eq!(
        seeker.rpc("mend_drill", &mend("A second one takes over")).await.ok()["effect_after"],
        mended["effect_after"]
    );
    assert_eq!(seeker.rpc("mend_drill", &mend("Something else")).await.error(409), "nothing_to_drill");
    let room = call(&seeker, "get_interview", id).await.ok();
    assert_eq!(room["drill"]["done"][0]["mend"], "A second one takes over");
}
