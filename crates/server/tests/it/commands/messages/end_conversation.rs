//! `end_conversation`: for both sides, once.

use super::send;
use crate::{commands::matched, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn either_side_ends_it_for_both_and_everything_stays_readable() {
    let app = TestApp::start().await;
    let (by_seeker, by_company) = (matched(&app).await, matched(&app).await);
    for (found, ender) in [(&by_seeker, &by_seeker.seeker), (&by_company, &by_company.company.admin)] {
        let message = send(&found.company.admin, found, "Hello").await.ok();
        let call = json!({ "p_conversation_id": found.conversation });
        let ended = ender.rpc("end_conversation", &call).await.ok();
        assert_eq!(ended["ended_by"], json!(ender.id));
        for person in [&found.seeker, &found.company.admin] {
            assert_eq!(send(person, found, "More").await.error(403), "conversation_ended");
            assert_eq!(person.rpc("end_conversation", &call).await.ok(), ended, "the first end stays");
            let listed = person.rpc("list_conversations", &json!({})).await.ok();
            assert_eq!(
                (&listed[0]["cannot_write_reason"], &listed[0]["ended_by"], &listed[0]["last_message"]["body"]),
                (&json!("ended"), &json!(ender.id), &json!("Hello"))
            );
        }
        let edit = json!({ "p_id": message["id"], "p_body": "Changed" });
        assert_eq!(found.company.admin.rpc("edit_message", &edit).await.error(403), "conversation_ended");
        let delete = json!({ "p_id": message["id"] });
        assert_eq!(found.company.admin.rpc("delete_message", &delete).await.error(403), "conversation_ended");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_ends_it() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let colleague = app.recruiter(&found.company, &["message_candidates"]).await;
    let call = json!({ "p_conversation_id": found.conversation });
    for stranger in [&other.seeker, &other.company.admin, &colleague] {
        assert_eq!(stranger.rpc("end_conversation", &call).await.error(404), "not_found");
    }
    send(&found.company.admin, &found, "Still open").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_sent_while_it_ends_comes_before_the_end_or_is_refused() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let call = json!({ "p_conversation_id": found.conversation });
    let sends = futures::future::join_all((0..8).map(|_| send(&found.company.admin, &found, "Hello")));
    let (sent, end) = tokio::join!(sends, found.seeker.rpc("end_conversation", &call));
    end.ok();
    let stored = sent.iter().filter(|answer| answer.status.is_success()).count();
    let late = "select count(*), count(*) filter (where m.created_at > c.ended_at)
        from public.messages m join public.conversations c on c.id = m.conversation_id where c.id = $1";
    let row = app.database.admin().await.query_one(late, &[&found.conversation]).await.expect("counted");
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1)), (i64::try_from(stored).unwrap_or(-1), 0));
}
