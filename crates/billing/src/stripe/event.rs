//! Stripe's events, as far as they say something about subscriptions.

use crate::stripe::Subscription;
use serde::Deserialize;
use serde_json::Value;
use time::OffsetDateTime;
use uuid::Uuid;

/// Real money or Stripe's test mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Real money.
    Live,
    /// Stripe's test mode.
    Test,
}

impl Mode {
    /// The mode that a secret key works in.
    pub fn of_key(key: &str) -> Self {
        if key.contains("_live_") { Self::Live } else { Self::Test }
    }
}

/// One event.
#[derive(Debug, Clone)]
pub struct Event {
    /// Its id: the same for each delivery.
    pub id: String,
    /// When it happened.
    pub at: OffsetDateTime,
    /// In which mode.
    pub mode: Mode,
    /// Whether it happened in an account that is only connected to ours.
    pub is_of_another_account: bool,
    /// What happened.
    pub happened: Happened,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Happened {
    /// A subscription began, changed or ended; as it is now.
    Subscription(Box<Subscription>),
    /// A checkout was completed, or its time is over.
    Checkout(Session),
    /// An invoice was paid.
    Paid(Invoice),
    /// A charge was paid back or is disputed. What follows for the subscription is decided at Stripe.
    Returned {
        /// Stripe's word for it.
        kind: String,
        /// The customer, where it says whose charge it was.
        customer: Option<String>,
    },
    /// Something else.
    Other,
}

/// What is read of a Checkout session.
#[derive(Debug, Clone, Deserialize)]
pub struct Session {
    /// Its id.
    pub id: String,
    /// `open`, `complete` or `expired`.
    pub status: Option<String>,
    /// Where it is paid.
    pub url: Option<String>,
    /// Ours.
    pub client_reference_id: Option<Uuid>,
    /// The subscription, once it is complete.
    pub subscription: Option<String>,
}

/// What is read of an invoice.
#[derive(Debug, Clone, Deserialize)]
pub struct Invoice {
    /// Its id.
    pub id: String,
    /// What people know it by.
    pub number: Option<String>,
    /// Cents.
    pub amount_paid: i64,
    /// As in ISO 4217, in lower case.
    pub currency: String,
    /// Where it is shown.
    pub hosted_invoice_url: Option<String>,
    #[serde(default)]
    subscription: Option<String>,
    #[serde(default)]
    parent: Option<Parent>,
    #[serde(default)]
    status_transitions: Transitions,
    #[serde(default)]
    lines: Lines,
}

#[derive(Debug, Clone, Deserialize)]
struct Parent {
    subscription_details: Option<Details>,
}

#[derive(Debug, Clone, Deserialize)]
struct Details {
    subscription: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
struct Transitions {
    paid_at: Option<i64>,
}

#[derive(Debug, Clone, Default, Deserialize)]
struct Lines {
    #[serde(default)]
    data: Vec<Line>,
}

#[derive(Debug, Clone, Deserialize)]
struct Line {
    amount: i64,
    period: Period,
}

#[derive(Debug, Clone, Copy, Deserialize)]
struct Period {
    start: i64,
    end: i64,
}

impl Invoice {
    /// The subscription that it is for.
    pub fn subscription(&self) -> Option<&str> {
        let nested = self.parent.as_ref().and_then(|parent| parent.subscription_details.as_ref());
        nested.and_then(|details| details.subscription.as_deref()).or(self.subscription.as_deref())
    }

    /// When it was paid, where it says so.
    pub fn paid_at(&self) -> Option<OffsetDateTime> {
        self.status_transitions.paid_at.and_then(|at| OffsetDateTime::from_unix_timestamp(at).ok())
    }

    /// What it is for: the time of the line that costs most. Others credit what was left of a plan.
    pub fn period(&self) -> Option<(OffsetDateTime, OffsetDateTime)> {
        let line = self.lines.data.iter().max_by_key(|line| line.amount)?;
        let time = |at| OffsetDateTime::from_unix_timestamp(at).ok();
        Some((time(line.period.start)?, time(line.period.end)?))
    }
}

#[derive(Deserialize)]
struct Envelope {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    created: i64,
    livemode: bool,
    #[serde(default)]
    account: Option<String>,
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    object: Value,
}

impl Event {
    /// Reads the body of a webhook.
    ///
    /// # Errors
    /// When it isn't an event, or its object isn't what its type says.
    pub fn read(body: &[u8]) -> Result<Self, serde_json::Error> {
        let Envelope { id, kind, created, livemode, account, data } = serde_json::from_slice(body)?;
        let at = OffsetDateTime::from_unix_timestamp(created);
        let at = at.map_err(|_| <serde_json::Error as serde::de::Error>::custom("created is no time"))?;
        let happened = match kind.as_str() {
            "customer.subscription.created"
            | "customer.subscription.updated"
            | "customer.subscription.deleted"
            | "customer.subscription.paused"
            | "customer.subscription.resumed" => Happened::Subscription(serde_json::from_value(data.object)?),
            "checkout.session.completed" | "checkout.session.expired" => {
                Happened::Checkout(serde_json::from_value(data.object)?)
            }
            "invoice.paid" => Happened::Paid(serde_json::from_value(data.object)?),
            "charge.refunded" | "charge.dispute.created" => Happened::Returned {
                customer: data.object.get("customer").and_then(Value::as_str).map(str::to_owned),
                kind,
            },
            _ => Happened::Other,
        };
        let mode = if livemode { Mode::Live } else { Mode::Test };
        Ok(Self { id, at, mode, is_of_another_account: account.is_some(), happened })
    }
}
