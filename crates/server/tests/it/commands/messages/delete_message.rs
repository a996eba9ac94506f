//! `delete_message`: what is left of a message that its sender took back.

use super::{delete, edit, send, thread};
use crate::{commands::matched, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_keeps_its_place_and_nothing_else() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let message = send(admin, &found, "My salary is secret").await.ok();
    send(admin, &found, "Hello").await.ok();
    let deleted = delete(admin, &message).await.ok();
    assert_eq!((&deleted["body"], &deleted["attachments"]), (&json!(""), &json!([])));
    assert_eq!(delete(admin, &message).await.ok(), deleted, "deleting it again changes nothing");
    assert_eq!(edit(admin, &message, "Back").await.error(409), "conflict");
    let read = thread(&found.seeker, &found).await;
    assert_eq!((&read[0]["body"], &read[1]["body"]), (&json!(""), &json!("Hello")));
    let listed = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(listed[0]["unread_count"], json!(1), "what is gone isn't unread");
    let kept = "select count(*) from public.messages where body like '%secret%'";
    let row = app.database.admin().await.query_one(kept, &[]).await.expect("counted");
    assert_eq!(row.get::<_, i64>(0), 0);
}
