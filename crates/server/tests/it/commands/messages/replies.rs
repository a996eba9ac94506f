//! A message that answers another one of its conversation.

use super::{delete, message, send};
use crate::{
    commands::{matched, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn it_names_a_message_of_the_same_conversation() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let first = send(&found.company.admin, &found, "When can you start?").await.ok();
    let elsewhere = send(&other.company.admin, &other, "Hello").await.ok();
    let reply = |to: &Value| {
        let mut call = message(&found, Uuid::new_v4(), "In May");
        call["p_reply_to_id"] = to.clone();
        call
    };
    let sent = found.seeker.rpc("send_message", &reply(&first["id"])).await.ok();
    assert_eq!(sent["reply_to_id"], first["id"]);
    let read = format!("/rest/v1/messages?id=eq.{}&select=reply_to_id", sent["id"].as_str().expect("an id"));
    assert_eq!(found.company.admin.get(&read).await.ok(), json!([{ "reply_to_id": first["id"] }]));
    for missing in [elsewhere["id"].clone(), json!(Uuid::new_v4())] {
        let refused = found.seeker.rpc("send_message", &reply(&missing)).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_input", vec!["/p_reply_to_id".to_owned()])
        );
    }
    delete(&found.company.admin, &first).await.ok();
    let late = found.seeker.rpc("send_message", &reply(&first["id"])).await.ok();
    assert_eq!(late["reply_to_id"], first["id"], "the quote says that it was deleted");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_constraint_holds_the_conversation_together() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let one = send(&found.company.admin, &found, "Hello").await.ok();
    let elsewhere = send(&other.company.admin, &other, "Hello").await.ok();
    let id = |message: &Value| message["id"].as_str().and_then(|id| id.parse::<Uuid>().ok()).expect("an id");
    let admin = app.database.admin().await;
    let set = "update public.messages set reply_to_id = $2 where id = $1";
    for to in [id(&elsewhere), id(&one)] {
        admin.execute(set, &[&id(&one), &to]).await.expect_err("another conversation's, or itself");
    }
}
