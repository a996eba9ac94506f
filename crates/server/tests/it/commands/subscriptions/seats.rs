//! The seats of a limited tier: kept while someone pays, given back by those who don't, never sold twice.

use super::{buy, pass, payment, start, subscription};
use crate::kit::{Person, TestApp};
use futures::{StreamExt, stream};
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// Takes all seats but so many.
pub(super) async fn leave(app: &TestApp, left: i32) {
    let take = "with taken as (
            insert into private.checkouts (id, profile_id, tier_id, billing_interval, amount_cents, currency, state, provider,
                expires_at)
            select gen_random_uuid(), $1, 'founding', 'year', 25000, 'USD', 'paid', 'test', now() from generate_series(1, 500 - $2::integer)
            returning id)
        insert into private.tier_seats (tier_id, seat, checkout_id)
        select 'founding', row_number() over (), id from taken";
    let someone = app.seeker().await;
    app.database.admin().await.execute(take, &[&someone.id, &left]).await.expect("seats");
}

pub(super) async fn left(app: &TestApp) -> Value {
    app.post("/rest/v1/rpc/get_founding_seats", &json!({})).await.ok()["left"].clone()
}

async fn try_to_buy(buyer: &Person) -> bool {
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_tier_id": "founding", "p_billing_interval": "year" });
    let started = buyer.rpc("start_checkout", &call).await;
    if !started.status.is_success() {
        assert_eq!(started.error(409), "sold_out");
        return false;
    }
    buyer.rpc("pay_test_checkout", &payment(id, "pays")).await.ok();
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn g09_of_five_hundred_buyers_of_the_last_ten_seats_ten_get_one() {
    let app = TestApp::start().await;
    leave(&app, 10).await;
    assert_eq!(left(&app).await, 10);
    let buyers: Vec<Person> = stream::iter(0..500).map(|_| app.seeker()).buffer_unordered(8).collect().await;
    // A hundred at any moment: more wait for one another longer than a connection may.
    let bought: Vec<bool> = stream::iter(&buyers).map(try_to_buy).buffered(100).collect().await;
    assert_eq!(bought.iter().filter(|bought| **bought).count(), 10);
    assert_eq!(left(&app).await, 0);
    let counts =
        "select count(*), count(distinct s.seat), (select count(*) from subscriptions u where u.tier_id = 'founding')
                  from private.tier_seats s where s.tier_id = 'founding'";
    let row = app.database.admin().await.query_one(counts, &[]).await.expect("counts");
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1), row.get::<_, i64>(2)), (500, 500, 10));
    for (buyer, bought) in buyers.iter().zip(&bought).take(40) {
        assert_eq!(subscription(buyer).await["tier_id"] == "founding", *bought);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_while_someone_pays_and_given_back() {
    let app = TestApp::start().await;
    leave(&app, 1).await;
    let (first, second) = (app.seeker().await, app.seeker().await);
    let checkout = start(&first, "founding", "year").await;
    assert_eq!(left(&app).await, 0);
    first.rpc("pay_test_checkout", &payment(checkout, "declines")).await.ok();
    assert!(!try_to_buy(&second).await, "a declined payment can be tried again");
    // Other wishes give it back.
    start(&first, "pro", "year").await;
    assert_eq!(left(&app).await, 1);
    start(&first, "founding", "year").await;
    pass(&app, Duration::minutes(29)).await;
    assert!(!try_to_buy(&second).await);
    pass(&app, Duration::minutes(1)).await;
    assert_eq!(left(&app).await, 1);
    assert!(try_to_buy(&second).await);
    // What ends gives it back as well, and only then.
    second.rpc("cancel_subscription", &json!({})).await.ok();
    assert!(!try_to_buy(&first).await);
    second.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!((left(&app).await, &subscription(&second).await["tier_id"]), (json!(1), &json!("core")));
    buy(&first, "pro", "month").await;
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "founding", "p_billing_interval": "year" });
    first.rpc("change_tier", &call).await.ok();
    assert_eq!((left(&app).await, &subscription(&first).await["tier_id"]), (json!(0), &json!("founding")));
    buy(&second, "pro", "month").await;
    let call = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "founding", "p_billing_interval": "year" });
    assert_eq!(second.rpc("change_tier", &call).await.error(409), "sold_out");
    assert_eq!(subscription(&second).await["tier_id"], "pro");
}
