//! `admin_set_bug_report_state`: in the log with its reason; the person is told, and reads the answer.

use crate::{commands::bug_reports::report, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_person_is_told_and_reads_the_answer_but_never_the_reason() {
    let app = TestApp::start().await;
    let (staff, person) = (app.staff().await, app.seeker().await);
    let id = report(&person, json!({})).await.ok()["id"].clone();
    let set = |state: &str, answer: &str| json!({ "p_id": id, "p_state": state, "p_answer": answer, "p_reason": "Seen in the logs" });
    let call = set("in_progress", " We found it ");
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_set_bug_report_state", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let others = answers.iter().filter(|answer| !answer.status.is_success());
    assert!(others.into_iter().all(|one| one.error(409) == "unchanged"));
    // Without words the answer stays.
    let fixed = staff.rpc("admin_set_bug_report_state", &set("fixed", " ")).await.ok();
    assert_eq!(fixed, json!({ "id": id, "state": "fixed", "answer": "We found it" }));

    let own = person.get("/rest/v1/bug_reports").await.ok();
    assert_eq!((&own[0]["state"], &own[0]["answer"]), (&json!("fixed"), &json!("We found it")));
    assert!(!own.to_string().contains("Seen in the logs"), "the reason is ours: {own}");
    let told = person.get("/rest/v1/notifications?select=kind,title,path&order=created_at").await.ok();
    assert_eq!(
        told,
        json!([
            { "kind": "bug_report_answered", "title": "We're working on the bug you reported",
                "path": "/dashboard/settings?tab=bug" },
            { "kind": "bug_report_answered", "title": "The bug you reported is fixed",
                "path": "/dashboard/settings?tab=bug" },
        ])
    );
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let mails = "select body_text from queue.outbox o join auth.users u on u.email = o.to_address
                 where u.id = $1 and o.subject like '%bug you reported%' order by o.created_at";
    let mails = app.database.admin().await.query(mails, &[&person.id]).await.expect("the outbox");
    assert!(mails.len() == 2 && mails[0].get::<_, String>(0).contains("We found it"));
    let log =
        "select count(*) from private.audit_log where action = 'bug_report.state' and reason = 'Seen in the logs'";
    let entries: i64 = app.database.admin().await.query_one(log, &[]).await.expect("a count").get(0);
    assert_eq!(entries, 2);
}
