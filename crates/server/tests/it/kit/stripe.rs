//! A Stripe on this machine, as far as subscriptions need one: it answers and tells in the shapes of the API version that the
//! server names (recorded from its reference), keeps idempotency keys, and signs what it tells. It says nothing by itself: a test
//! delivers what was told, in its own order. What localstripe can do is tested against that beside it.

use super::{Answer, TestApp};
use axum::{
    Json, Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri},
    response::{IntoResponse, Response},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard},
};
use tokio::net::TcpListener;

/// What the server under test is told.
pub const WEBHOOK_SECRET: &str = "whsec_test";
const MONTH: i64 = 30 * 86_400;

#[derive(Default)]
struct Inner {
    now: i64,
    next: u32,
    sessions: BTreeMap<String, Value>,
    subscriptions: BTreeMap<String, Value>,
    invoices: Vec<Value>,
    answered: BTreeMap<String, Value>,
    told: Vec<Value>,
    calls: Vec<(String, BTreeMap<String, String>)>,
    is_down: bool,
    declines: bool,
}

/// The counterpart.
#[derive(Clone)]
pub struct FakeStripe {
    /// Where it is.
    pub url: String,
    inner: Arc<Mutex<Inner>>,
}

impl FakeStripe {
    /// Starts one.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/", listener.local_addr().expect("a bound socket"));
        let stripe = Self { url, inner: Arc::default() };
        let router = Router::new().fallback(answer).with_state(stripe.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        stripe
    }

    /// A server that uses it.
    pub async fn app(&self) -> TestApp {
        let app = TestApp::start_with(&[
            ("STRIPE_SECRET_KEY", "sk_test_secret"),
            ("STRIPE_WEBHOOK_SECRET", WEBHOOK_SECRET),
            ("STRIPE_PUBLISHABLE_KEY", "pk_test_public"),
            ("STRIPE_API_URL", &self.url),
            (
                "STRIPE_PRICES",
                "pro:month=price_pro_month,pro:year=price_pro_year,founding:year=price_founding,\
                 hiring_kernel:month=price_kernel,flagship:month=price_flagship",
            ),
        ])
        .await;
        self.tick(&app);
        app
    }

    /// Takes over the server's time.
    pub fn tick(&self, app: &TestApp) {
        self.lock().now = app.clock.now().unix_timestamp();
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().expect("no panic")
    }

    /// From now on it answers nothing, or again.
    pub fn set_down(&self, is_down: bool) {
        self.lock().is_down = is_down;
    }

    /// From now on it refuses cards, or takes them.
    pub fn set_declines(&self, declines: bool) {
        self.lock().declines = declines;
    }

    /// What was called, with its form.
    pub fn calls(&self, path: &str) -> Vec<BTreeMap<String, String>> {
        self.lock().calls.iter().filter(|(called, _)| called == path).map(|(_, form)| form.clone()).collect()
    }

    /// How many sessions can still be paid.
    pub fn open_sessions(&self) -> usize {
        self.lock().sessions.values().filter(|session| session["status"] == "open").count()
    }

    /// Someone pays a session: a subscription, its invoice, and what is told of both.
    pub fn complete(&self, session: &str) -> String {
        self.lock().complete(session)
    }

    /// Changes a subscription as Stripe would by itself, and tells of it.
    pub fn change(&self, subscription: &str, change: impl FnOnce(&mut Value)) {
        let mut inner = self.lock();
        let object = inner.subscriptions.get_mut(subscription).expect("a subscription");
        change(object);
        let (object, kind) = (object.clone(), "customer.subscription.updated");
        inner.tell(kind, &object);
    }

    /// Renews it: paid, or not.
    pub fn renew(&self, subscription: &str, is_paid: bool) {
        self.change(subscription, |object| {
            let item = &mut object["items"]["data"][0];
            let end = item["current_period_end"].as_i64().expect("a time");
            item["current_period_start"] = json!(end);
            item["current_period_end"] = json!(end + MONTH);
            object["status"] = json!(if is_paid { "active" } else { "past_due" });
        });
        if is_paid {
            self.lock().invoice(subscription);
        }
    }

    /// What was told since the last time.
    pub fn told(&self) -> Vec<Value> {
        std::mem::take(&mut self.lock().told)
    }
}

/// Delivers an event as Stripe does.
pub async fn deliver(app: &TestApp, event: &Value) -> Answer {
    let body = event.to_string();
    let signature = devproof_billing::stripe::sign(body.as_bytes(), WEBHOOK_SECRET, app.clock.now());
    deliver_signed(app, &body, &signature).await
}

/// Delivers it to the server at this address; `None` when none is there.
pub async fn delivery(app: &TestApp, url: &str, event: &Value) -> Option<u16> {
    let body = event.to_string();
    let signature = devproof_billing::stripe::sign(body.as_bytes(), WEBHOOK_SECRET, app.clock.now());
    let request = app.http.post(format!("{url}/stripe/webhook")).header("stripe-signature", signature);
    request.body(body).send().await.ok().map(|answer| answer.status().as_u16())
}

/// The same with this signature.
pub async fn deliver_signed(app: &TestApp, body: &str, signature: &str) -> Answer {
    let request = app.http.post(format!("{}/stripe/webhook", app.url)).header("stripe-signature", signature);
    Answer::of(request.header("content-type", "application/json").body(body.to_owned())).await
}

impl Inner {
    fn id(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}_{:04}", self.next)
    }

    fn tell(&mut self, kind: &str, object: &Value) {
        let id = self.id("evt");
        self.told.push(json!({ "id": id, "object": "event", "type": kind, "created": self.now, "livemode": false,
            "api_version": "2025-03-31.basil", "data": { "object": object } }));
    }

    fn invoice(&mut self, subscription: &str) {
        let id = self.id("in");
        let object = self.subscriptions[subscription].clone();
        let item = &object["items"]["data"][0];
        let invoice = json!({ "id": id, "object": "invoice", "number": format!("R-{id}"), "amount_paid": 5000,
            "currency": "usd", "status": "paid", "hosted_invoice_url": format!("https://invoice.example/{id}"),
            "parent": { "type": "subscription_details", "subscription_details": { "subscription": subscription } },
            "status_transitions": { "paid_at": self.now },
            "lines": { "data": [{ "amount": 5000, "period": {
                "start": item["current_period_start"], "end": item["current_period_end"] } }] } });
        self.invoices.push(invoice.clone());
        self.tell("invoice.paid", &invoice);
    }

    fn complete(&mut self, session: &str) -> String {
        let (id, mut object) = (self.id("sub"), self.sessions[session].clone());
        assert_eq!(object["status"], "open", "only an open session can be paid");
        let customer = object["customer"].as_str().map_or_else(|| self.id("cus"), str::to_owned);
        let item = self.id("si");
        let subscription = json!({ "id": id, "object": "subscription", "customer": customer, "status": "active",
            "cancel_at_period_end": false, "cancel_at": null, "schedule": null,
            "metadata": { "checkout_id": object["client_reference_id"] },
            "items": { "object": "list", "data": [{ "id": item, "price": { "id": object["price"] },
                "current_period_start": self.now, "current_period_end": self.now + MONTH }] } });
        object["status"] = json!("complete");
        object["subscription"] = json!(id);
        self.sessions.insert(session.to_owned(), object.clone());
        let mut first = subscription.clone();
        first["status"] = json!("incomplete");
        self.subscriptions.insert(id.clone(), subscription.clone());
        self.tell("customer.subscription.created", &first);
        self.tell("customer.subscription.updated", &subscription);
        self.invoice(&id);
        self.tell("checkout.session.completed", &object);
        id
    }

    fn call(&mut self, method: &Method, path: &str, form: &BTreeMap<String, String>) -> (u16, Value) {
        let get = |name: &str| form.get(name).cloned().unwrap_or_default();
        let refused = |code: &str| (400, json!({ "error": { "type": "invalid_request_error", "code": code } }));
        match (method.as_str(), path.trim_start_matches("/v1/").split('/').collect::<Vec<_>>().as_slice()) {
            ("POST", ["checkout", "sessions"]) => {
                let id = self.id("cs_test");
                let session = json!({ "id": id, "object": "checkout.session", "status": "open",
                    "url": format!("https://checkout.example/{id}"), "client_reference_id": get("client_reference_id"),
                    "customer": form.get("customer"), "subscription": null, "price": get("line_items[0][price]") });
                self.sessions.insert(id, session.clone());
                (200, session)
            }
            ("GET", ["checkout", "sessions", id]) => (200, self.sessions[*id].clone()),
            ("POST", ["checkout", "sessions", id, "expire"]) => {
                let session = self.sessions.get_mut(*id).expect("a session");
                if session["status"] != "open" {
                    return refused("resource_missing");
                }
                session["status"] = json!("expired");
                let session = session.clone();
                self.tell("checkout.session.expired", &session);
                (200, session)
            }
            ("GET", ["subscriptions", id]) => (200, self.subscriptions[*id].clone()),
            ("POST", ["subscriptions", id]) => {
                if self.declines && form.contains_key("items[0][price]") {
                    return (402, json!({ "error": { "type": "card_error", "code": "card_declined" } }));
                }
                let mut object = self.subscriptions[*id].clone();
                if let Some(price) = form.get("items[0][price]") {
                    assert_eq!(get("items[0][id]"), object["items"]["data"][0]["id"].as_str().expect("an id"));
                    object["items"]["data"][0]["price"]["id"] = json!(price);
                }
                if let Some(cancels) = form.get("cancel_at_period_end") {
                    object["cancel_at_period_end"] = json!(cancels == "true");
                }
                for (name, value) in form {
                    if let Some(name) = name.strip_prefix("metadata[").and_then(|name| name.strip_suffix(']')) {
                        object["metadata"][name] = json!(value);
                    }
                }
                self.subscriptions.insert((*id).to_owned(), object.clone());
                self.tell("customer.subscription.updated", &object);
                (200, object)
            }
            ("DELETE", ["subscriptions", id]) => {
                let object = self.subscriptions.get_mut(*id).expect("a subscription");
                if object["status"] == "canceled" {
                    return refused("resource_missing");
                }
                object["status"] = json!("canceled");
                let object = object.clone();
                self.tell("customer.subscription.deleted", &object);
                (200, object)
            }
            ("POST", ["subscription_schedules"]) => {
                let (id, subscription) = (self.id("sub_sched"), get("from_subscription"));
                let object = self.subscriptions.get_mut(&subscription).expect("a subscription");
                object["schedule"] = json!(id);
                let item = &object["items"]["data"][0];
                (
                    200,
                    json!({ "id": id, "phases": [{ "start_date": item["current_period_start"],
                    "end_date": item["current_period_end"] }] }),
                )
            }
            ("POST", ["subscription_schedules", id]) => {
                assert!(form.contains_key("phases[0][end_date]") && form.contains_key("phases[1][items][0][price]"));
                (200, json!({ "id": id }))
            }
            ("POST", ["subscription_schedules", id, "release"]) => {
                for object in self.subscriptions.values_mut().filter(|object| object["schedule"] == json!(id)) {
                    object["schedule"] = Value::Null;
                }
                (200, json!({ "id": id }))
            }
            ("POST", ["billing_portal", "sessions"]) => {
                (200, json!({ "url": format!("https://portal.example/{}", get("customer")) }))
            }
            ("POST", ["invoices", "create_preview"]) => (200, json!({ "amount_due": 4321 })),
            ("GET", ["invoices"]) => {
                let of = |invoice: &&Value| {
                    invoice["parent"]["subscription_details"]["subscription"] == json!(form.get("subscription"))
                };
                (200, json!({ "data": self.invoices.iter().filter(of).collect::<Vec<_>>() }))
            }
            _ => refused("unknown"),
        }
    }
}

async fn answer(
    State(stripe): State<FakeStripe>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    assert_eq!(header("authorization").as_deref(), Some("Bearer sk_test_secret"));
    assert_eq!(header("stripe-version").as_deref(), Some("2025-03-31.basil"));
    let mut inner = stripe.lock();
    if inner.is_down {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let query = uri.query().unwrap_or_default().as_bytes();
    let form: BTreeMap<String, String> = url::form_urlencoded::parse(query)
        .into_owned()
        .chain(url::form_urlencoded::parse(&body).into_owned())
        .collect();
    inner.calls.push((format!("{method} {}", uri.path()), form.clone()));
    let key = header("idempotency-key");
    let known = key.as_ref().and_then(|key| inner.answered.get(key).cloned());
    let (status, object) = match known {
        Some(object) => (200, object),
        None => inner.call(&method, uri.path(), &form),
    };
    if let Some(key) = key.filter(|_| status == 200) {
        inner.answered.insert(key, object.clone());
    }
    let date = time::OffsetDateTime::from_unix_timestamp(inner.now).expect("a time");
    let date = date.format(&time::format_description::well_known::Rfc2822).expect("a date").replace("+0000", "GMT");
    let status = StatusCode::from_u16(status).expect("a status");
    (status, [("date", date)], Json(object)).into_response()
}
