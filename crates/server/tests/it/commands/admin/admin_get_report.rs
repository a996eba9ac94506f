//! `admin_get_report`: the messages around what was reported, and an entry that they were read.

use super::reported;
use crate::{commands::messages::send, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_has_what_was_said_around_it_and_reading_it_is_an_entry() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "Buy my course").await;
    for n in 0..20 {
        send(&found.company.admin, &found, &format!("Later {n}")).await.ok();
    }
    let call = json!({ "p_id": report, "p_reason": "To decide on it" });
    let read = staff.rpc("admin_get_report", &call).await.ok();
    let messages = read["messages"].as_array().expect("messages");
    assert_eq!((messages.len(), &read["words"]), (11, &json!("It isn't about the job")), "ten after it");
    assert_eq!(
        (&messages[0]["body"], &messages[0]["is_reported"], &messages[1]["is_reported"]),
        (&json!("Buy my course"), &json!(true), &json!(false))
    );
    let log =
        "select count(*) from private.audit_log where action = 'report.read' and subject_id = $1 and reason = $2";
    let id = report.as_str().expect("an id");
    let entries: i64 =
        app.database.admin().await.query_one(log, &[&id, &"To decide on it"]).await.expect("the log").get(0);
    assert_eq!(entries, 1);

    // Of a person: what came before the report.
    let person =
        json!({ "p_conversation_id": found.conversation, "p_person_id": found.company.admin.id, "p_reason": "spam" });
    let person = found.seeker.rpc("report_person", &person).await.ok();
    let call = json!({ "p_id": person["id"], "p_reason": "To decide on it" });
    let read = staff.rpc("admin_get_report", &call).await.ok();
    assert_eq!((read["messages"].as_array().map(Vec::len), &read["is_message"]), (Some(21), &json!(false)));
}
