//! `admin_confirm_factor_removal`: a lost second factor goes by the word of two members of staff.

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

pub(super) fn call(factor: Uuid) -> Value {
    json!({ "p_factor_id": factor, "p_reason": "Seen on a video call" })
}

pub(super) async fn factor_of(app: &TestApp, person: &Person) -> Uuid {
    app.with_factor(person).await;
    let sql = "select id from auth.mfa_factors where user_id = $1";
    app.database.admin().await.query_one(sql, &[&person.id]).await.expect("a factor").get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_asks_another_confirms_and_the_person_is_told() {
    let app = TestApp::start().await;
    let (one, other, seeker) = (app.staff().await, app.staff().await, app.seeker().await);
    let factor = factor_of(&app, &seeker).await;
    assert!(!seeker.rpc("get_rank_progress", &json!({})).await.status.is_success(), "it owes its factor");
    assert_eq!(other.rpc("admin_confirm_factor_removal", &call(factor)).await.error(404), "not_found");
    one.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    assert_eq!(other.rpc("admin_request_factor_removal", &call(factor)).await.error(409), "unchanged");
    assert_eq!(one.rpc("admin_confirm_factor_removal", &call(factor)).await.error(403), "second_person_needed");
    let second_session = app.session(&one, "aal2").await;
    let refused = second_session.rpc("admin_confirm_factor_removal", &call(factor)).await;
    assert_eq!(refused.error(403), "second_person_needed");

    let waiting = async |who: &Person| {
        who.rpc("admin_list_factor_removals", &json!({ "p_reason": "r" })).await.ok()["removals"].clone()
    };
    assert_eq!(waiting(&one).await[0]["removal"]["is_mine"], true);
    let seen = waiting(&other).await;
    assert_eq!((&seen[0]["removal"]["is_mine"], &seen[0]["person"]["id"]), (&json!(false), &json!(seeker.id)));
    let confirm = call(factor);
    let answers =
        futures::future::join_all((0..4).map(|_| other.rpc("admin_confirm_factor_removal", &confirm))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert_eq!(waiting(&one).await, json!([]));
    app.session(&seeker, "aal1").await.rpc("get_rank_progress", &json!({})).await.ok();

    let admin = app.database.admin().await;
    let mails = "select subject from queue.outbox where to_address = $1 order by created_at";
    let mails: Vec<String> =
        admin.query(mails, &[&seeker.email]).await.expect("the outbox").iter().map(|row| row.get(0)).collect();
    assert_eq!(mails, ["We were asked to remove your second factor", "Your second factor was removed"]);
    let log = "select details ->> 'asked_by' = $1 from private.audit_log where action = 'factor.remove'";
    assert!(admin.query_one(log, &[&one.id.to_string()]).await.expect("an entry").get::<_, bool>(0));
    let account = "select count(*) from auth.audit_log where user_id = $1 and action = 'factor_removed'";
    assert_eq!(admin.query_one(account, &[&seeker.id]).await.expect("a count").get::<_, i64>(0), 1);
}
