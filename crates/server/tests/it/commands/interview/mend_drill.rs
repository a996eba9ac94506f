//! `mend_drill`: the fix of a failure, in words, once.

use super::{begin, board, call, save};
use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test]
async fn a_fix_needs_a_failure_and_is_final() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    let mend = |text: &str| json!({ "p_attempt_id": id, "p_text": text });
    assert_eq!(seeker.rpc("mend_drill", &mend("x")).await.error(409), "nothing_to_drill");
    assert_eq!(pointers(&seeker.rpc("mend_drill", &mend(" ")).await), ["/p_text"]);
    save(&seeker, id, "board", board(), 0).await.ok();
    if call(&seeker, "start_drill", id).await.status.as_u16() == 409 {
        // The problem asks for ways that this board does not have.
        return;
    }
    let effect = seeker.rpc("mend_drill", &mend("A second one takes over")).await.ok()["effect_after"].clone();
    let again = seeker.rpc("mend_drill", &mend("A second one takes over")).await.ok();
    assert_eq!((&again["effect_after"], &again["turns"]), (&effect, &json!([])), "sent again");
    assert_eq!(seeker.rpc("mend_drill", &mend("Something else")).await.error(409), "nothing_to_drill");
}
