//! `send_message`.

use super::{message, send};
use crate::{
    commands::{Match, arrange, count, details, interest, matched, open_job, pointers},
    kit::{Answer, TestApp},
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_message_sent_again_is_the_same_message() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let call = message(&found, Uuid::new_v4(), "Hello **there**");
    let admin = &found.company.admin;
    let answers = futures::future::join_all((0..10).map(|_| admin.rpc("send_message", &call))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first));
    assert_eq!(
        (&first["sequence"], &first["body"], &first["sender_id"]),
        (&json!(1), &json!("Hello **there**"), &json!(admin.id))
    );
    let taken = found.seeker.rpc("send_message", &call).await;
    assert_eq!(taken.error(409), "conflict", "another's id");
    let other = matched(&app).await;
    let elsewhere = json!({ "p_id": call["p_id"], "p_conversation_id": other.conversation, "p_body": "x" });
    assert_eq!(other.company.admin.rpc("send_message", &elsewhere).await.error(409), "conflict");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_sent_at_once_are_numbered_without_gaps() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    send(&found.company.admin, &found, "first").await.ok();
    let calls = (0..40).map(|i| {
        let person = if i % 2 == 0 { &found.seeker } else { &found.company.admin };
        send(person, &found, "again")
    });
    let answers = futures::future::join_all(calls).await;
    let mut numbers: Vec<i64> = answers.iter().filter_map(|answer| answer.ok()["sequence"].as_i64()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (2..=41).collect::<Vec<_>>());
    let path =
        format!("/rest/v1/messages?select=created_at&conversation_id=eq.{}&order=sequence", found.conversation);
    let times = found.seeker.get(&path).await.ok();
    let times: Vec<&str> =
        times.as_array().expect("rows").iter().filter_map(|row| row["created_at"].as_str()).collect();
    assert!(times.is_sorted(), "times grow with the numbers");
}

#[tokio::test(flavor = "multi_thread")]
async fn writing_is_for_those_who_may() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (seeker, admin) = (&found.seeker, &found.company.admin);
    assert_eq!(send(seeker, &found, "Hi").await.error(403), "cannot_write_first");
    assert_eq!(send(&app.seeker().await, &found, "Hi").await.error(404), "not_found");
    assert_eq!(send(&app.company().await.admin, &found, "Hi").await.error(404), "not_found");
    let colleague = app.recruiter(&found.company, &["message_candidates"]).await;
    assert_eq!(send(&colleague, &found, "Hi").await.error(404), "not_found", "took no part");
    send(admin, &found, "Hello").await.ok();
    send(seeker, &found, "Hi").await.ok();

    for body in ["", "  \n ", &"x".repeat(10_001)] {
        let refused = send(admin, &found, body).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_body".to_owned()]));
    }
    assert_eq!(send(admin, &found, &"ß".repeat(10_000)).await.ok()["sequence"], json!(3));

    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", found.company.id).await;
    let refused = send(admin, &found, "x").await;
    assert_eq!(
        (refused.error(403).as_str(), &details(&refused)["status"]),
        ("company_not_approved", &json!("suspended"))
    );
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", found.company.id).await;
    let kept = message(&found, Uuid::new_v4(), "kept");
    let sent = admin.rpc("send_message", &kept).await.ok();
    arrange(&app, "update conversations set ended_at = now() where id = $1", found.conversation).await;
    assert_eq!(send(admin, &found, "x").await.error(403), "conversation_ended");
    assert_eq!(send(seeker, &found, "x").await.error(403), "conversation_ended");
    assert_eq!(admin.rpc("send_message", &kept).await.ok(), sent, "a lost answer is given again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_without_the_permission_neither_writes_nor_reads_on() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let recruiter = app.recruiter(&company, &["manage_jobs", "view_candidates", "message_candidates"]).await;
    let job = open_job(&recruiter, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let approved = recruiter.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let conversation: Uuid = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let found = Match { company, seeker, job, conversation };
    send(&recruiter, &found, "Hello").await.ok();
    arrange(
        &app,
        "delete from recruiter_permissions where profile_id = $1 and permission = 'message_candidates'",
        recruiter.id,
    )
    .await;
    let refused = send(&recruiter, &found, "x").await;
    assert_eq!(
        (refused.error(403).as_str(), details(&refused)),
        ("missing_permission", json!({ "permission": "message_candidates" }))
    );
    let mark = json!({ "p_conversation_id": found.conversation, "p_sequence": 1 });
    assert_eq!(recruiter.rpc("mark_read", &mark).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn i03_nobody_writes_themselves_into_a_conversation() {
    let app = TestApp::start().await;
    let (found, own) = (matched(&app).await, matched(&app).await);
    send(&found.company.admin, &found, "Between us").await.ok();
    let colleague = app.recruiter(&found.company, &["message_candidates"]).await;
    for stranger in [&own.seeker, &own.company.admin, &colleague] {
        let row = json!({ "conversation_id": found.conversation, "user_id": stranger.id });
        for prefer in ["", "resolution=merge-duplicates", "resolution=ignore-duplicates"] {
            let request = stranger.request("POST", "/rest/v1/conversation_participants").header("prefer", prefer);
            assert_eq!(Answer::of(request.json(&row)).await.error(403), "42501", "{prefer}");
        }
        let path = format!("/rest/v1/conversation_participants?user_id=eq.{}", stranger.id);
        for change in [json!({ "conversation_id": found.conversation }), json!({ "user_id": found.seeker.id })] {
            assert_eq!(Answer::of(stranger.request("PATCH", &path).json(&change)).await.error(403), "42501");
        }
        assert_eq!(send(stranger, &found, "Hello").await.error(404), "not_found");
        let read = format!("/rest/v1/messages?conversation_id=eq.{}&select=body", found.conversation);
        assert_eq!(stranger.get(&read).await.ok(), json!([]));
    }
    let taken = "select count(*) from conversation_participants where conversation_id = $1";
    assert_eq!(count(&app, taken, found.conversation).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn i06_a_message_is_text_of_bounded_length_as_it_was_written() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    for body in ["a\0b", "\0", "\u{1b}[31m", &"x".repeat(10_001), &"\u{1f468}\u{200d}".repeat(5_001)] {
        let refused = send(admin, &found, body).await;
        assert!(refused.status.is_client_error() && !refused.text.contains("invalid byte"), "{}", refused.text);
    }
    for body in ["\u{202e}reversed", "<script>alert(1)</script>", "[https://bаnk.example](https://evil.example)"] {
        let sent = send(admin, &found, body).await.ok();
        assert_eq!(sent["body"], json!(body), "kept as it is; what it looks like is the page's affair");
    }
    let listed = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(listed[0]["unread_count"], json!(3), "what was refused is not there");
}
