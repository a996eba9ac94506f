//! Limits that hold under parallel calls.

use crate::kit::{Person, TestApp};
use devproof_claims::Caller;
use devproof_db::{Actor, Sql};
use serde_json::{Value, json};
use uuid::Uuid;

/// The caller that a person's token makes.
fn caller(person: &Person) -> Caller {
    let claims = json!({
        "role": "authenticated", "sub": person.id, "session_id": person.session_id, "aal": "aal1",
        "aud": "authenticated", "exp": 4_102_444_800i64,
    });
    Caller::from_claims(claims).expect("claims")
}

#[tokio::test]
async fn of_fifty_parallel_takings_with_one_left_exactly_one_succeeds() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let set = "insert into daily_usage (profile_id, quota, day, used) values ($1, 'discover', (now() at time zone 'utc')::date, 2)";
    app.database.admin().await.execute(set, &[&seeker.id]).await.expect("the database answers");
    let calls = (0..50).map(|_| {
        let (db, caller) = (app.db.clone(), caller(&seeker));
        tokio::spawn(async move {
            let tx = db.begin(Actor::Command(&caller)).await.expect("the database answers");
            let sql = Sql::new(
                "select private.consume_daily_quota(auth.uid(), 'discover', (now() at time zone 'utc')::date, 3) is not null",
            );
            let taken: bool = tx.value(&sql).await.expect("the database answers");
            tx.commit().await.expect("the database answers");
            taken
        })
    });
    let mut taken = 0;
    for call in calls.collect::<Vec<_>>() {
        taken += i32::from(call.await.expect("the task ends"));
    }
    assert_eq!(taken, 1);
    let quotas = seeker.rpc("get_daily_quotas", &json!({})).await.ok();
    assert_eq!(quotas["discover"], json!({ "used": 3, "limit": 3, "left": 0 }));
}

#[tokio::test]
async fn profile_parts_are_bounded_under_parallel_inserts() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let path = "/rest/v1/profile_links";
    let links: Vec<Value> =
        (0..19).map(|n| json!({ "profile_id": seeker.id, "url": format!("https://example.test/{n}") })).collect();
    seeker.post(path, &json!(links)).await.ok();
    let calls = (0..8).map(|_| {
        let seeker = seeker.clone();
        let link = json!({ "profile_id": seeker.id, "url": format!("https://example.test/{}", Uuid::new_v4()) });
        tokio::spawn(async move { seeker.post(path, &link).await.status.as_u16() })
    });
    let mut made = 0;
    for call in calls.collect::<Vec<_>>() {
        let status = call.await.expect("the task ends");
        assert!(status == 201 || status < 500, "{status}");
        made += i32::from(status == 201);
    }
    assert_eq!(made, 1);
}
