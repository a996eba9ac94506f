//! `admin_judge_again`: an answer whose judging failed is judged again, once.

use crate::{
    commands::employer_challenges::{code, sent},
    judging::row,
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// A challenge with an answer whose judging failed, one that waits in a language that no one judges, and a run that failed.
pub(super) const ROWS: &str = "
    insert into challenges (id, slug, title, difficulty, published_at)
    values ('00000000-0000-4000-8000-00000000000c', 'one', 'Two sums', 'easy', now());
    insert into challenge_versions (id, challenge_id, version, edition, statement, starter, limits, compare, visible_tests,
        tests_total, test_names)
    values ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-00000000000c', 1, 'x', 'Do it', '{}',
        '{}', '{}', '[]', 1, '[]');
    update challenges set current_version_id = '00000000-0000-4000-8000-00000000000d'
    where id = '00000000-0000-4000-8000-00000000000c';
    insert into submissions (id, profile_id, challenge_id, version_id, kind, language, source, state, verdict, judged_at, message)
    select s.id::uuid, PERSON, '00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000d', s.kind, 'python',
        'x', s.state, s.verdict, case when s.state = 'done' then now() - interval '1 minute' end, s.message
    from (values
        ('00000000-0000-4000-8000-000000000001', 'submit', 'done', 'internal_error', 'No judge'),
        ('00000000-0000-4000-8000-000000000002', 'submit', 'queued', null, null),
        ('00000000-0000-4000-8000-000000000003', 'run', 'done', 'internal_error', null),
        ('00000000-0000-4000-8000-000000000004', 'submit', 'done', 'wrong_answer', null)) s (id, kind, state, verdict, message);
    insert into private.judge_queue (submission_id, profile_id, language, priority)
    values ('00000000-0000-4000-8000-000000000002', PERSON, 'python', 0);
    delete from private.judge_workers;";

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_answer_is_judged_again_once() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let admin = app.database.admin().await;
    admin.batch_execute(&ROWS.replace("PERSON", &format!("'{}'", seeker.id))).await.expect("rows");
    let list = async |trouble: &str| -> Value {
        staff.rpc("admin_list_submissions", &json!({ "p_reason": "r", "p_trouble": trouble })).await.ok()
    };
    let again = |number: u8| {
        let id: Uuid = format!("00000000-0000-4000-8000-00000000000{number}").parse().expect("an id");
        json!({ "p_id": id, "p_reason": "It was our fault" })
    };
    let call = again(1);
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_judge_again", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let others = answers.iter().filter(|answer| !answer.status.is_success());
    assert!(others.into_iter().all(|one| one.error(409) == "unchanged"));
    for number in [2, 3, 4] {
        assert_eq!(staff.rpc("admin_judge_again", &again(number)).await.error(404), "not_found", "{number}");
    }
    assert_eq!(list("failed").await["submissions"][0]["is_judged_again"], true);
    let queued = "select count(*) from private.judge_queue q join submissions s on s.id = q.submission_id
                  where s.kind = 'rejudge' and s.original_id = '00000000-0000-4000-8000-000000000001'";
    assert_eq!(admin.query_one(queued, &[]).await.expect("a count").get::<_, i64>(0), 1);
}

/// An answer to a company is one row to it, so that row goes back into the queue (`private.requeue_submission`).
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_a_company_is_judged_again_where_it_stands() {
    let app = TestApp::start().await;
    let (staff, sent) = (app.staff().await, sent(&app, &code()).await);
    let admin = app.database.admin().await;
    sent.seeker.rpc("start_invitation", &json!({ "p_id": sent.invitation })).await.ok();
    let answer = json!({ "language": "javascript", "sources": { "javascript": "const doubleIt = (n) => n * 2;" } });
    let submit = json!({ "p_id": sent.invitation, "p_answer": answer });
    sent.seeker.rpc("submit_invitation", &submit).await.ok();
    app.judge().await.drain().await.expect("the queue");
    let find = "select id from submissions where invitation_id = $1 and kind = 'submit'";
    let id: Uuid = admin.query_one(find, &[&sent.invitation]).await.expect("one").get(0);
    let call = json!({ "p_id": id, "p_reason": "It was our fault" });
    assert_eq!(staff.rpc("admin_judge_again", &call).await.error(404), "not_found", "it has a verdict");
    let failed =
        "update submissions set verdict = 'internal_error', message = 'No judge', passed = null where id = $1";
    admin.execute(failed, &[&id]).await.expect("a failure of ours");
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_judge_again", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let waits = row(&sent.seeker, id).await;
    assert_eq!(
        (&waits["state"], &waits["verdict"], &waits["message"]),
        (&json!("queued"), &Value::Null, &Value::Null)
    );
    let left = "select (select count(*) from submission_tests where submission_id = $1),
                       (select count(*) from private.judge_queue where submission_id = $1),
                       (select waiting from private.judge_turns where profile_id = $2)::bigint";
    let counts = admin.query_one(left, &[&id, &sent.seeker.id]).await.expect("counts");
    assert_eq!([0, 1, 2].map(|column| counts.get::<_, i64>(column)), [0, 1, 1]);
    app.judge().await.drain().await.expect("the queue");
    let judged = row(&sent.seeker, id).await;
    assert_eq!((&judged["verdict"], &judged["passed"], &judged["total"]), (&json!("accepted"), &json!(2), &json!(2)));
    assert!(admin.query("select from submissions where original_id = $1", &[&id]).await.expect("rows").is_empty());
    let log = "select count(*) from private.audit_log where action = 'submission.rejudge' and subject_id = $1";
    assert_eq!(admin.query_one(log, &[&id.to_string()]).await.expect("a count").get::<_, i64>(0), 1);
}
