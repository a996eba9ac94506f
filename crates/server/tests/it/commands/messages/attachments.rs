//! Files that messages carry: one's own, of this conversation, once.

use crate::commands::{Match, details, matched, pointers};
use crate::{
    kit::{Answer, Person, TestApp},
    storage::kit::{name_in, png},
};
use serde_json::{Value, json};
use uuid::Uuid;

async fn upload(person: &Person, found: &Match) -> String {
    let name = name_in(found.conversation);
    person.upload("attachments", &name, png()).await.ok();
    name
}

async fn send(person: &Person, found: &Match, body: &str, files: Value) -> Answer {
    let call = json!({
        "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_body": body, "p_attachments": files,
    });
    person.rpc("send_message", &call).await
}

fn file(path: &str) -> Value {
    json!([{ "path": path, "file_name": "plan.png" }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_tells_what_its_files_are() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let path = upload(admin, &found).await;
    let sent = send(admin, &found, "", file(&path)).await.ok();
    let carried = &sent["attachments"][0];
    assert_eq!((&carried["path"], &carried["file_name"]), (&json!(path), &json!("plan.png")));
    assert_eq!(
        (&carried["content_type"], &carried["width"]),
        (&json!("image/png"), &json!(20)),
        "read from its bytes"
    );
    assert!(carried["size_bytes"].as_i64().is_some_and(|size| size > 50));

    let rows = format!("/rest/v1/messages?select=attachments&id=eq.{}", sent["id"].as_str().expect("an id"));
    assert_eq!(
        found.seeker.get(&rows).await.ok()[0]["attachments"],
        sent["attachments"],
        "the other side sees the same"
    );
    let listed = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(listed[0]["last_message"]["file"], "plan.png");
    let bytes = found.seeker.get(&format!("/storage/v1/object/authenticated/attachments/{path}")).await;
    assert_eq!((bytes.status.as_u16(), bytes.header("content-disposition").starts_with("attachment")), (200, true));
    let stranger = matched(&app).await.seeker;
    let refused = stranger.get(&format!("/storage/v1/object/authenticated/attachments/{path}")).await;
    assert_eq!(refused.status.as_u16(), 400, "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_ones_own_files_of_this_conversation_are_sent_and_only_once() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let path = upload(admin, &found).await;
    // A seeker answers; the first word is the company's.
    send(admin, &found, "Hello", json!([])).await.ok();
    assert_eq!(send(seeker, &found, "yours", file(&path)).await.error(422), "invalid_input", "another's file");
    let other = matched(&app).await;
    let elsewhere = upload(&other.company.admin, &other).await;
    let refused = send(admin, &found, "x", file(&elsewhere)).await;
    assert_eq!(pointers(&refused), ["/p_attachments/0/path"]);
    for bad in [format!("{}/x", found.conversation), format!("{}/../x", found.conversation), path.to_uppercase()] {
        assert_eq!(send(admin, &found, "x", file(&bad)).await.error(422), "invalid_input", "{bad}");
    }
    let twice = json!([{ "path": path, "file_name": "a" }, { "path": path, "file_name": "b" }]);
    assert_eq!(pointers(&send(admin, &found, "x", twice).await), ["/p_attachments/1/path"]);
    let six: Vec<Value> = (0..6).map(|_| json!({ "path": path, "file_name": "a" })).collect();
    assert_eq!(pointers(&send(admin, &found, "x", json!(six)).await), ["/p_attachments"]);
    let nameless = send(admin, &found, "x", json!([{ "path": path, "file_name": " " }])).await;
    assert_eq!(pointers(&nameless), ["/p_attachments/0/file_name"]);

    let both = futures::future::join_all((0..4).map(|_| send(admin, &found, "once", file(&path)))).await;
    let sent = both.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(sent, 1, "{both:?}");
    assert!(both.iter().all(|answer| answer.status.is_success() || answer.error(409) == "conflict"));
    let gone =
        Answer::of(admin.request("DELETE", "/storage/v1/object/attachments").json(&json!({ "prefixes": [path] })));
    gone.await.ok();
    let still = seeker.get(&format!("/storage/v1/object/authenticated/attachments/{path}")).await;
    assert_eq!(still.status.as_u16(), 200, "what was sent stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_files_name_is_shown_as_it_reads() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let path = upload(admin, &found).await;
    let named = json!([{ "path": path, "file_name": "../in\u{202e}gpj.exe" }]);
    let sent = send(admin, &found, "look", named).await.ok();
    assert_eq!(sent["attachments"][0]["file_name"], ".._ingpj.exe");
    let path = upload(admin, &found).await;
    let refused = send(admin, &found, "look", json!([{ "path": path, "file_name": "a\u{7}b" }])).await;
    assert_eq!(pointers(&refused), ["/p_attachments/0/file_name"]);
    assert!(details(&refused)[0]["message"].as_str().is_some_and(|words| words.contains("control")));
}

#[tokio::test(flavor = "multi_thread")]
async fn words_or_a_file_there_must_be() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    assert_eq!(pointers(&send(admin, &found, " ", json!([])).await), ["/p_body"]);
    assert_eq!(pointers(&send(admin, &found, "", Value::Null).await), ["/p_body"]);
}
