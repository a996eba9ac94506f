//! Against localstripe, a Stripe on this machine that others made: the life of a subscription as it tells it, with Stripe's own
//! signatures. It has no Checkout, no schedules, no portal and no charge at once; those are tested with recorded shapes.

use super::{receipts, subscription};
use crate::kit::{TestApp, stripe::WEBHOOK_SECRET};
use devproof_claims::Clock;
use reqwest::Client;
use serde_json::Value;
use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};
use uuid::Uuid;

/// The server, which goes with the test.
struct LocalStripe {
    url: String,
    process: Child,
    http: Client,
}

impl Drop for LocalStripe {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl LocalStripe {
    async fn start() -> Self {
        let program = std::env::var_os("DEVPROOF_TEST_LOCALSTRIPE").expect(
            "DEVPROOF_TEST_LOCALSTRIPE names no localstripe: use ./test rust, or `pip install localstripe` and set the \
             variable",
        );
        let port = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("bound").port();
        let mut command = Command::new(program);
        command.args(["--port", &port.to_string(), "--from-scratch"]).stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().expect("localstripe starts");
        let stripe = Self { url: format!("http://127.0.0.1:{port}/"), process, http: Client::new() };
        for _ in 0..200 {
            if stripe.http.get(&stripe.url).send().await.is_ok() {
                return stripe;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("localstripe doesn't answer");
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Value {
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let request = self.http.post(format!("{}{path}", self.url)).bearer_auth("sk_test_secret");
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.text().await.unwrap_or_default());
        answer.json().await.unwrap_or_default()
    }
}

/// Waits for what localstripe tells a second later.
async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    for _ in 0..100 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_life_told_by_localstripe() {
    let stripe = LocalStripe::start().await;
    let app = TestApp::start_with(&[
        ("STRIPE_SECRET_KEY", "sk_test_secret"),
        ("STRIPE_WEBHOOK_SECRET", &format!("whsec_older,{WEBHOOK_SECRET}")),
        ("STRIPE_API_URL", &stripe.url),
        ("STRIPE_PRICES", "pro:month=pro_month,founding:year=founding_year"),
    ])
    .await;
    let hook = format!("{}/stripe/webhook", app.url);
    stripe.post("_config/webhooks/devproof", &[("url", &hook), ("secret", WEBHOOK_SECRET)]).await;
    let plan = [
        ("id", "pro_month"),
        ("amount", "5000"),
        ("currency", "usd"),
        ("interval", "month"),
        ("product[name]", "Pro Builder"),
    ];
    stripe.post("v1/plans", &plan).await;
    let customer = stripe.post("v1/customers", &[("email", "buyer@example.test")]).await;
    let customer = customer["id"].as_str().expect("an id");
    let card = [
        ("type", "card"),
        ("card[number]", "4242424242424242"),
        ("card[exp_month]", "12"),
        ("card[exp_year]", "2040"),
        ("card[cvc]", "123"),
    ];
    let card = stripe.post("v1/payment_methods", &card).await;
    let card = card["id"].as_str().expect("an id");
    stripe.post(&format!("v1/payment_methods/{card}/attach"), &[("customer", customer)]).await;
    let default = [("invoice_settings[default_payment_method]", card)];
    stripe.post(&format!("v1/customers/{customer}"), &default).await;

    // It has no Checkout: the checkout is arranged, and the subscription made as Stripe's would make it.
    let (seeker, checkout) = (app.seeker().await, Uuid::new_v4());
    let open =
        "insert into private.checkouts (id, profile_id, tier_id, billing_interval, amount_cents, currency, provider,
            provider_session_id, expires_at)
        select gen_random_uuid(), $1, 'pro', 'month', 5000, 'USD', 'stripe', 'cs_1', now() + interval '1 day'";
    crate::commands::arrange(&app, open, seeker.id).await;
    let named = format!("update private.checkouts set id = '{checkout}' where profile_id = $1");
    crate::commands::arrange(&app, &named, seeker.id).await;
    let bought = stripe
        .post(
            "v1/subscriptions",
            &[
                ("customer", customer),
                ("items[0][plan]", "pro_month"),
                ("metadata[checkout_id]", &checkout.to_string()),
            ],
        )
        .await;
    until("the purchase is told", async || subscription(&seeker).await["state"] == "active").await;
    let name = bought["id"].as_str().expect("an id").to_owned();

    // It tells nothing of this change: it is found by asking.
    stripe.post(&format!("v1/subscriptions/{name}"), &[("cancel_at_period_end", "true")]).await;
    assert_eq!(subscription(&seeker).await["state"], "active");
    // Stripe's times are whole seconds: what it says of one second twice is asked again in the background.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    app.clock.advance(time::Duration::hours(25));
    let settings = app.app.command_settings();
    devproof_commands::reconcile_subscriptions(&app.db, settings, app.clock.now()).await.expect("it asks");
    let later = app.session(&seeker, "aal1").await;
    assert_eq!(subscription(&later).await["state"], "cancelling");
    assert!(receipts(&later).await.len() <= 1, "one at most");
    app.clock.advance(-time::Duration::hours(25));

    let request = stripe.http.delete(format!("{}v1/subscriptions/{name}", stripe.url)).bearer_auth("sk_test_secret");
    assert!(request.send().await.expect("an answer").status().is_success());
    until("the end is told", async || subscription(&seeker).await["state"] == "free").await;
}
