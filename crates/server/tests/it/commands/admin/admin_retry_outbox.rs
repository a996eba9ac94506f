//! `admin_retry_outbox`: what was not sent is sent again.

use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

/// Emails and text messages in the states in which they are found.
pub(super) const ROWS: &str = "
    insert into queue.outbox (id, channel, to_address, subject, body_text, created_at, attempts, last_error, sent_at) values
        ('00000000-0000-4000-8000-000000000001', 'mail', 'failed@example.test', 'Your link', 'https://x.test/secret-link',
            now() - interval '1 day', 10, '550 refused, see https://mx.test/why?id=123456', null),
        ('00000000-0000-4000-8000-000000000002', 'mail', 'retried@example.test', 'Code 123456', '123456', now(), 1, 'slow', null),
        ('00000000-0000-4000-8000-000000000003', 'mail', 'held@example.test', 'Held', 'b', now(), 0, null, null),
        ('00000000-0000-4000-8000-000000000004', 'sms', '4915700000000', '', '987654', now() - interval '2 hours', 6, 'off', null),
        ('00000000-0000-4000-8000-000000000005', 'mail', 'sent@example.test', 'Sent', '', now(), 1, null, now());
    insert into queue.tasks (kind, dedupe, state, run_at) values
        ('send_mail', '00000000-0000-4000-8000-000000000001', 'dead', null),
        ('send_mail', '00000000-0000-4000-8000-000000000002', 'ready', now() + interval '1 hour'),
        ('send_mail', '00000000-0000-4000-8000-000000000003', 'done', null),
        ('send_sms', '00000000-0000-4000-8000-000000000004', 'dead', null),
        ('send_mail', '00000000-0000-4000-8000-000000000005', 'done', null);";

fn id(number: u8) -> Uuid {
    format!("00000000-0000-4000-8000-00000000000{number}").parse().expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_failed_is_sent_again_but_no_old_code() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let admin = app.database.admin().await;
    admin.batch_execute(ROWS).await.expect("rows");
    let retry = async |id: Option<Uuid>| {
        staff.rpc("admin_retry_outbox", &json!({ "p_id": id, "p_reason": "It is back" })).await
    };
    assert_eq!(retry(None).await.ok(), json!({ "retried": 1 }));
    assert_eq!(retry(None).await.error(409), "unchanged");
    for (number, expected) in [(2, 1), (3, 1), (4, 1)] {
        assert_eq!(retry(Some(id(number))).await.ok(), json!({ "retried": expected }), "{number}");
    }
    assert_eq!(retry(Some(id(5))).await.error(409), "unchanged");
    let ready = "select count(*) from queue.tasks where state = 'ready' and run_at is null and attempts = 0
                     and payload ->> 'outbox_id' = dedupe and kind in ('send_mail', 'send_sms')";
    assert_eq!(admin.query_one(ready, &[]).await.expect("a count").get::<_, i64>(0), 4);
    let log = "select count(*) from private.audit_log where action = 'outbox.retry' and reason = 'It is back'";
    assert_eq!(admin.query_one(log, &[]).await.expect("a count").get::<_, i64>(0), 4);
}
