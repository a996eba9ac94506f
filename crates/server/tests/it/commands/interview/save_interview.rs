//! `save_interview`: parts and their revisions.

use super::{super::details, begin, call, save};
use crate::kit::TestApp;
use serde_json::json;

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
