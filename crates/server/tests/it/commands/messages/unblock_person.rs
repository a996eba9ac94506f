//! `unblock_person`: everything is as it was.

use super::send;
use crate::{commands::matched, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn both_write_again() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    send(admin, &found, "Hello").await.ok();
    let call = json!({ "p_person_id": admin.id });
    seeker.rpc("unblock_person", &call).await.ok();
    seeker.rpc("block_person", &call).await.ok();
    admin.rpc("unblock_person", &call).await.ok();
    admin.rpc("unblock_person", &json!({ "p_person_id": seeker.id })).await.ok();
    assert_eq!(send(admin, &found, "x").await.error(403), "conversation_closed", "the block is the seeker's");
    for _ in 0..2 {
        seeker.rpc("unblock_person", &call).await.ok();
    }
    send(admin, &found, "Back").await.ok();
    send(seeker, &found, "Welcome").await.ok();
    assert_eq!(seeker.rpc("get_blocked_people", &json!({})).await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_does_not_depend_on_the_block() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let call = json!({ "p_person_id": found.company.admin.id });
    found.seeker.rpc("block_person", &call).await.ok();
    let end = json!({ "p_conversation_id": found.conversation });
    found.company.admin.rpc("end_conversation", &end).await.ok();
    found.seeker.rpc("unblock_person", &call).await.ok();
    assert_eq!(send(&found.company.admin, &found, "x").await.error(403), "conversation_ended");
}
