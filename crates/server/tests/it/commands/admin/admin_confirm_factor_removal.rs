//! `admin_confirm_factor_removal`: a lost second factor goes by the word of two members of staff.

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use time::Duration;
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

/// The same person with two factors, once they have been made a member of staff; a moment later.
async fn granted(app: &TestApp, by: &Person, to: &Person) -> Person {
    let grant = json!({ "p_id": to.id, "p_is_staff": true, "p_reason": "Joins support" });
    by.rpc("admin_set_staff", &grant).await.ok();
    app.clock.advance(Duration::seconds(1));
    app.session(to, "aal2").await
}

#[tokio::test(flavor = "multi_thread")]
async fn m6_whoever_became_staff_after_the_request_does_not_confirm_it() {
    let app = TestApp::start().await;
    let (one, other, seeker, newcomer) =
        (app.staff().await, app.staff().await, app.seeker().await, app.newcomer().await);
    let factor = factor_of(&app, &seeker).await;
    one.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    // Whoever gave them the rights; in the same moment too.
    let made = granted(&app, &other, &newcomer).await;
    assert_eq!(made.rpc("admin_confirm_factor_removal", &call(factor)).await.error(403), "staff_too_new");
    let taken = json!({ "p_id": made.id, "p_is_staff": false, "p_reason": "Again" });
    other.rpc("admin_set_staff", &taken).await.ok();
    let made = granted(&app, &other, &newcomer).await;
    assert_eq!(made.rpc("admin_confirm_factor_removal", &call(factor)).await.error(403), "staff_too_new");
    let left = "select count(*) from auth.mfa_factors where id = $1";
    let admin = app.database.admin().await;
    assert_eq!(admin.query_one(left, &[&factor]).await.expect("a count").get::<_, i64>(0), 1);
    // Of a later request they are a second person.
    one.rpc("admin_cancel_factor_removal", &call(factor)).await.ok();
    one.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    made.rpc("admin_confirm_factor_removal", &call(factor)).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn m6_accounts_that_one_person_made_staff_are_no_two_people() {
    let app = TestApp::start().await;
    let (one, other, seeker) = (app.staff().await, app.staff().await, app.seeker().await);
    let factor = factor_of(&app, &seeker).await;
    let first = granted(&app, &one, &app.newcomer().await).await;
    let second = granted(&app, &one, &app.newcomer().await).await;
    let third = granted(&app, &first, &app.newcomer().await).await;
    // The one between them is no longer staff.
    let taken = json!({ "p_id": first.id, "p_is_staff": false, "p_reason": "Left" });
    third.rpc("admin_set_staff", &taken).await.ok();
    for (asks, confirms) in [(&one, &second), (&second, &one), (&second, &third), (&one, &third)] {
        asks.rpc("admin_request_factor_removal", &call(factor)).await.ok();
        let refused = confirms.rpc("admin_confirm_factor_removal", &call(factor)).await;
        assert_eq!(refused.error(403), "staff_not_independent");
        asks.rpc("admin_cancel_factor_removal", &call(factor)).await.ok();
    }
    third.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    other.rpc("admin_confirm_factor_removal", &call(factor)).await.ok();
}
