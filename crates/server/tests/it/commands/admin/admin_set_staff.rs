//! `admin_set_staff`: rights come and go with a reason, and one member of staff is always left.

use crate::kit::TestApp;
use serde_json::{Value, json};
use uuid::Uuid;

fn call(id: Uuid, is_staff: bool) -> Value {
    json!({ "p_id": id, "p_is_staff": is_staff, "p_reason": "Joins support" })
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_are_given_and_taken_by_another_member_of_staff() {
    let app = TestApp::start().await;
    let (staff, seeker, newcomer) = (app.staff().await, app.seeker().await, app.newcomer().await);
    assert_eq!(staff.rpc("admin_set_staff", &call(staff.id, false)).await.error(403), "not_for_yourself");
    assert_eq!(staff.rpc("admin_set_staff", &call(seeker.id, false)).await.error(409), "unchanged");
    for person in [&seeker, &newcomer] {
        staff.rpc("admin_set_staff", &call(person.id, true)).await.ok();
        let second = app.session(person, "aal2").await;
        second.rpc("admin_list_companies", &json!({ "p_reason": "First day" })).await.ok();
        assert_eq!(person.rpc("admin_list_companies", &json!({ "p_reason": "r" })).await.error(403), "aal2_required");
        staff.rpc("admin_set_staff", &call(person.id, false)).await.ok();
        let refused = second.rpc("admin_list_companies", &json!({ "p_reason": "r" })).await;
        assert_eq!(refused.error(403), "not_staff");
    }
    // Who had no role chooses one.
    let open = "select id from profiles where needs_onboarding";
    let open: Uuid = app.database.admin().await.query_one(open, &[]).await.expect("one").get(0);
    assert_eq!(open, newcomer.id);
    let log = "select count(*) from private.audit_log where action in ('staff.grant', 'staff.take') and reason = 'Joins support'";
    assert_eq!(app.database.admin().await.query_one(log, &[]).await.expect("a count").get::<_, i64>(0), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_without_a_confirmed_address_or_at_rest_gets_none() {
    let app = TestApp::start().await;
    let (staff, unconfirmed, closed) = (app.staff().await, app.seeker().await, app.seeker().await);
    let admin = app.database.admin().await;
    admin
        .execute("update auth.users set email_confirmed_at = null where id = $1", &[&unconfirmed.id])
        .await
        .expect("it");
    staff.rpc("admin_deactivate_person", &json!({ "p_id": closed.id, "p_reason": "r" })).await.ok();
    for person in [&unconfirmed, &closed] {
        assert_eq!(staff.rpc("admin_set_staff", &call(person.id, true)).await.error(409), "account_not_ready");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_take_each_others_rights_leave_one() {
    for _ in 0..4 {
        let app = TestApp::start().await;
        let (one, other) = (app.staff().await, app.staff().await);
        let (one_call, other_call) = (call(other.id, false), call(one.id, false));
        let (first, second) =
            futures::future::join(one.rpc("admin_set_staff", &one_call), other.rpc("admin_set_staff", &other_call))
                .await;
        let done = [&first, &second].into_iter().filter(|answer| answer.status.is_success()).count();
        assert_eq!(done, 1, "{first:?} {second:?}");
        let left = "select count(*) from profiles where is_internal_admin";
        assert_eq!(app.database.admin().await.query_one(left, &[]).await.expect("a count").get::<_, i64>(0), 1);
    }
}
