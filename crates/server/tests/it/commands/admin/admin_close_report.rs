//! `admin_close_report`: once, with an outcome; a warning is mailed, a message deleted.

use super::reported;
use crate::{commands::messages::send, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_reaches_the_person_without_naming_who_reported_them() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "Buy my course").await;
    let close = json!({ "p_id": report, "p_outcome": "warned", "p_reason": "It is spam" });
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_close_report", &close))).await;
    let closed: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
    assert_eq!(closed.len(), 1);
    assert_eq!(closed[0].ok(), json!({ "id": report, "state": "closed", "outcome": "warned" }));
    assert!(answers.iter().filter(|answer| !answer.status.is_success()).all(|one| one.error(409) == "conflict"));

    let admin = app.database.admin().await;
    let mails = "select o.subject, o.body_text, o.to_address = u.email from queue.outbox o, auth.users u
                 where u.id = $1 and o.subject like 'A warning%'";
    let rows = admin.query(mails, &[&found.company.admin.id]).await.expect("the outbox");
    assert_eq!(rows.len(), 1);
    let text: String = rows[0].get(1);
    assert!(rows[0].get::<_, bool>(2) && text.contains("spam or advertising"), "{text}");
    let name = "select full_name from profiles where id = $1";
    let name: String = admin.query_one(name, &[&found.seeker.id]).await.expect("a name").get(0);
    assert!(!text.contains(&name) && !text.contains("It is spam") && !text.contains("Buy my course"), "{text}");
    let log = "select reason, details ->> 'outcome' from private.audit_log where action = 'report.close'";
    let entry = admin.query_one(log, &[]).await.expect("one entry");
    assert_eq!((entry.get::<_, String>(0), entry.get::<_, String>(1)), ("It is spam".into(), "warned".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_no_action_nobody_hears_of_it_and_the_person_can_be_reported_again() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "An offer").await;
    let call =
        json!({ "p_conversation_id": found.conversation, "p_person_id": found.company.admin.id, "p_reason": "spam" });
    let person = found.seeker.rpc("report_person", &call).await.ok();
    for id in [&report, &person["id"]] {
        let close = json!({ "p_id": id, "p_outcome": "no_action", "p_reason": "It is an offer" });
        staff.rpc("admin_close_report", &close).await.ok();
    }
    let again = found.seeker.rpc("report_person", &call).await.ok();
    assert_ne!(again["id"], person["id"]);
    let mails = "select count(*) from queue.outbox where subject like 'A warning%'";
    let mails: i64 = app.database.admin().await.query_one(mails, &[]).await.expect("a count").get(0);
    assert_eq!(mails, 0);
    send(&found.company.admin, &found, "Still here").await.ok();
    let unknown = json!({ "p_id": again["id"], "p_outcome": "shot", "p_reason": "r" });
    assert_eq!(staff.rpc("admin_close_report", &unknown).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_is_gone_for_both_and_its_sender_is_warned() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (found, report) = reported(&app, "Buy my course").await;
    let close = |report: &Value| json!({ "p_id": report, "p_outcome": "message_deleted", "p_reason": "It is spam" });
    // A report about the person has no message: nothing happens, and it stays open.
    let call =
        json!({ "p_conversation_id": found.conversation, "p_person_id": found.company.admin.id, "p_reason": "spam" });
    let person = found.seeker.rpc("report_person", &call).await.ok();
    assert_eq!(staff.rpc("admin_close_report", &close(&person["id"])).await.error(422), "invalid_input");
    staff.rpc("admin_get_report", &json!({ "p_id": person["id"], "p_reason": "r" })).await.ok();

    let closed = staff.rpc("admin_close_report", &close(&report)).await.ok();
    assert_eq!(closed["outcome"], "message_deleted");
    let path =
        format!("/rest/v1/messages?conversation_id=eq.{}&select=body,deleted_at&kind=eq.text", found.conversation);
    for reader in [&found.seeker, &found.company.admin] {
        let messages = reader.get(&path).await.ok();
        assert_eq!(messages[0]["body"], "", "{messages}");
        assert!(messages[0]["deleted_at"].is_string(), "{messages}");
    }
    let admin = app.database.admin().await;
    let mail = "select body_text from queue.outbox where subject like 'A warning%'";
    let text: String = admin.query_one(mail, &[]).await.expect("one mail").get(0);
    assert!(text.contains("deleted the message") && !text.contains("Buy my course"), "{text}");
    // Staff can still see what they decided about.
    let case = staff.rpc("admin_get_report", &json!({ "p_id": report, "p_reason": "r" })).await.ok();
    assert_eq!(case["message_body"], "Buy my course");
    assert_eq!(staff.rpc("admin_close_report", &close(&report)).await.error(409), "conflict");
}
