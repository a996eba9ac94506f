//! `start_drill` and `mend_drill`.

use super::{begin, board, call, save};
use crate::kit::TestApp;
use serde_json::json;

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
