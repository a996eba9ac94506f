//! The real program, killed in the middle of checkouts: who paid has what they paid for, and who didn't has nothing.
//! `DEVPROOF_TEST_KILLS=50` kills it so often in each of both tests.

use super::{receipts, subscription};
use crate::kit::{
    Person, Program, TestApp, kills,
    stripe::{FakeStripe, WEBHOOK_SECRET, deliver, delivery},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// What the program answered; `None` when it is gone, or could not.
async fn call(person: &Person, name: &str, body: &Value) -> Option<Value> {
    let answer = person.request("POST", &format!("/rest/v1/rpc/{name}")).json(body).send().await.ok()?;
    if !answer.status().is_success() {
        return None;
    }
    answer.json().await.ok()
}

/// Lets the program live for a while with these at work.
async fn live(program: &mut Program, round: u64, work: impl Future<Output = ()>) {
    let life = Duration::from_millis(60 + round * 137 % 500);
    tokio::select! { () = work => {}, () = tokio::time::sleep(life) => {} }
    program.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_checkouts_what_was_paid_is_there_and_nothing_else() {
    let app = TestApp::start().await;
    let mut program = app.program().await;
    let (mut buyers, mut acknowledged) = (Vec::new(), Vec::new());
    for round in 0..kills(6) {
        let new: Vec<Person> = futures::future::join_all((0..8).map(|_| app.seeker())).await;
        program.start().await;
        let url = program.url.clone();
        let paid = std::sync::Mutex::new(Vec::new());
        let work = async {
            let buy = async |buyer: &Person| {
                let (buyer, id) = (buyer.at(&url), Uuid::new_v4());
                let wish = json!({ "p_id": id, "p_tier_id": "founding", "p_billing_interval": "year" });
                call(&buyer, "start_checkout", &wish).await?;
                call(&buyer, "pay_test_checkout", &json!({ "p_id": id, "p_outcome": "pays" })).await?;
                paid.lock().expect("no panic").push(buyer.id);
                Some(())
            };
            futures::future::join_all(new.iter().map(buy)).await;
        };
        live(&mut program, round, work).await;
        acknowledged.extend(paid.into_inner().expect("no panic"));
        buyers.extend(new);
    }
    let mut owning = 0;
    for buyer in &buyers {
        let (has, receipts) = (subscription(buyer).await, receipts(buyer).await.len());
        let has_it = has["tier_id"] == "founding";
        assert_eq!((has["state"] == "active", receipts), (has_it, usize::from(has_it)), "{has}");
        assert!(has_it || !acknowledged.contains(&buyer.id), "paid, and got nothing");
        owning += i64::from(has_it);
    }
    let seats = "select count(*) from private.tier_seats where subscription_id is not null";
    let seats: i64 = app.database.admin().await.query_one(seats, &[]).await.expect("a count").get(0);
    assert_eq!(seats, owning);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_stripe_tells_of_payments_all_are_taken_in_once() {
    let stripe = FakeStripe::start().await;
    let app = stripe.app().await;
    let mut program = app.program().await;
    for (name, value) in [
        ("DEVPROOF_STRIPE_SECRET_KEY", "sk_test_secret"),
        ("DEVPROOF_STRIPE_WEBHOOK_SECRET", WEBHOOK_SECRET),
        ("DEVPROOF_STRIPE_API_URL", &stripe.url),
        ("DEVPROOF_STRIPE_PRICES", "pro:month=price_pro_month"),
    ] {
        program.set(name, value);
    }
    let (mut buyers, mut untold, mut paid) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..kills(6) {
        let new: Vec<Person> = futures::future::join_all((0..6).map(|_| app.seeker())).await;
        program.start().await;
        let url = program.url.clone();
        let (payers, told) = (std::sync::Mutex::new(Vec::new()), std::sync::Mutex::new(Vec::new()));
        let work = async {
            let buy = async |(n, buyer): (usize, &Person)| {
                let wish = json!({ "p_id": Uuid::new_v4(), "p_tier_id": "pro", "p_billing_interval": "month" });
                let started = call(&buyer.at(&url), "start_checkout", &wish).await?;
                // Every third looks at the price and leaves.
                if n % 3 == 2 {
                    return Some(());
                }
                let session = started["url"].as_str()?.strip_prefix("https://checkout.example/")?.to_owned();
                stripe.complete(&session);
                payers.lock().expect("no panic").push(buyer.id);
                for event in stripe.told() {
                    // Stripe tells again what wasn't acknowledged; kept until it was.
                    told.lock().expect("no panic").push(event.clone());
                    if delivery(&app, &url, &event).await.is_some_and(|status| status == 200) {
                        told.lock().expect("no panic").retain(|kept| kept != &event);
                    }
                }
                Some(())
            };
            futures::future::join_all(new.iter().enumerate().map(buy)).await;
        };
        live(&mut program, round, work).await;
        paid.extend(payers.into_inner().expect("no panic"));
        untold.extend(told.into_inner().expect("no panic"));
        buyers.extend(new);
    }
    // Of what was not acknowledged every other event is lost for good; the others come at last.
    for event in untold.iter().step_by(2) {
        assert_eq!(deliver(&app, event).await.status, 200);
    }
    app.clock.advance(time::Duration::minutes(31));
    // Each time the clock comes by, it does a bounded number of things of each kind.
    let (settings, now) = (app.app.command_settings(), app.clock.now());
    while devproof_commands::run_subscriptions(&app.db, settings, now).await.expect("the clock comes by") > 0 {}
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    for _ in 0..=buyers.len() / 100 {
        devproof_commands::reconcile_subscriptions(&app.db, settings, now).await.expect("it asks");
    }
    for buyer in &buyers {
        let (has, receipts) = (subscription(buyer).await, receipts(buyer).await.len());
        let has_paid = paid.contains(&buyer.id);
        assert_eq!((has["tier_id"] == "pro", receipts), (has_paid, usize::from(has_paid)), "{has}");
    }
    let open = "select count(*) from private.checkouts where state in ('open', 'declined')";
    let open: i64 = app.database.admin().await.query_one(open, &[]).await.expect("a count").get(0);
    assert_eq!(open, 0);
}
