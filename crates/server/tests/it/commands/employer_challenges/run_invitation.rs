//! `run_invitation`: the visible tests, while the time runs; it counts for nothing.

use super::{code, read, sent};
use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_program_runs_on_the_visible_tests_alone() {
    let app = TestApp::start().await;
    let sent = sent(&app, &code()).await;
    let run = |id: Uuid| {
        json!({ "p_run_id": id, "p_id": sent.invitation, "p_language": "javascript",
            "p_source": "function doubleIt(n) { return n * 2; }" })
    };
    assert_eq!(sent.seeker.rpc("run_invitation", &run(Uuid::new_v4())).await.error(409), "invitation_not_open");
    sent.seeker.rpc("start_invitation", &json!({ "p_id": sent.invitation })).await.ok();
    let id = Uuid::new_v4();
    for _ in 0..2 {
        assert_eq!(sent.seeker.rpc("run_invitation", &run(id)).await.ok()["id"], json!(id));
    }
    app.judge().await.drain().await.expect("the queue");
    let done = crate::judging::row(&sent.seeker, id).await;
    assert_eq!((&done["verdict"], &done["total"]), (&json!("accepted"), &json!(1)), "one of the two is hidden");
    assert_eq!(read(&sent.company.admin, sent.invitation).await["answer"], json!(null));
    assert!(!sent.company.admin.rpc("run_invitation", &run(Uuid::new_v4())).await.status.is_success());
}
