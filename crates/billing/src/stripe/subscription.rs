//! Stripe's subscription.

use crate::{Payment, Plan, Snapshot};
use devproof_vocabulary::BillingInterval;
use serde::Deserialize;
use std::collections::BTreeMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// Which price is which plan. A price that isn't named here is not ours.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prices(pub BTreeMap<String, Plan>);

impl Prices {
    /// The price of a plan.
    pub fn of(&self, plan: &Plan) -> Option<&str> {
        self.0.iter().find(|(_, known)| *known == plan).map(|(price, _)| price.as_str())
    }
}

/// What is read of a subscription.
#[derive(Debug, Clone, Deserialize)]
pub struct Subscription {
    /// Its id.
    pub id: String,
    /// Whose it is at Stripe.
    pub customer: String,
    status: String,
    #[serde(default)]
    cancel_at_period_end: bool,
    #[serde(default)]
    cancel_at: Option<i64>,
    // Where versions before 2025-03-31 have it.
    current_period_start: Option<i64>,
    current_period_end: Option<i64>,
    items: Items,
    #[serde(default)]
    metadata: BTreeMap<String, String>,
    /// The schedule that it follows, while a smaller plan waits.
    #[serde(default)]
    pub schedule: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
struct Items {
    data: Vec<Item>,
}

#[derive(Debug, Clone, Deserialize)]
struct Item {
    id: String,
    price: Option<Price>,
    // What a price was called before there were prices.
    plan: Option<Price>,
    current_period_start: Option<i64>,
    current_period_end: Option<i64>,
}

impl Item {
    fn price(&self) -> &str {
        self.price.as_ref().or(self.plan.as_ref()).map_or("", |price| &price.id)
    }
}

#[derive(Debug, Clone, Deserialize)]
struct Price {
    id: String,
}

/// Why a subscription is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SubscriptionError {
    /// It has another number of items than one.
    #[error("the subscription doesn't have exactly one item")]
    Items,
    /// Its price is not one of the plans.
    #[error("the price {0} belongs to no tier")]
    Price(String),
    /// A status or time that isn't known.
    #[error("the subscription can't be read: {0}")]
    Shape(String),
}

impl Subscription {
    /// The checkout that it came from; only our own subscriptions name one.
    pub fn checkout_id(&self) -> Option<Uuid> {
        self.metadata.get("checkout_id").and_then(|id| id.parse().ok())
    }

    /// The item whose price is changed.
    pub fn item_id(&self) -> Option<&str> {
        self.items.data.first().map(|item| item.id.as_str())
    }

    /// What is paid for at Stripe.
    pub fn price_id(&self) -> Option<&str> {
        self.items.data.first().map(Item::price)
    }

    /// All of it in our words.
    ///
    /// # Errors
    /// [`SubscriptionError`] where it is none of ours.
    pub fn snapshot(&self, prices: &Prices) -> Result<Snapshot, SubscriptionError> {
        let [item] = self.items.data.as_slice() else { return Err(SubscriptionError::Items) };
        let plan = prices.0.get(item.price()).cloned();
        let plan = plan.ok_or_else(|| SubscriptionError::Price(item.price().to_owned()))?;
        let payment = match self.status.as_str() {
            "active" | "trialing" => Payment::Paid,
            "incomplete" => Payment::Started,
            "past_due" | "unpaid" | "paused" => Payment::Failed,
            "canceled" | "incomplete_expired" => Payment::Ended,
            other => return Err(SubscriptionError::Shape(format!("the status {other}"))),
        };
        let start = time(item.current_period_start.or(self.current_period_start), "no period")?;
        let end = time(item.current_period_end.or(self.current_period_end), "no period")?;
        // Ended from the portal, or by its own date: both leave the period that is paid.
        let cancels = self.cancel_at_period_end || self.cancel_at.is_some();
        Ok(Snapshot { payment, period_start: start, period_end: end, next: self.next(&plan), plan, cancels })
    }

    /// The plan that waits for the period's end, which our schedule writes down here.
    fn next(&self, plan: &Plan) -> Option<Plan> {
        let tier_id = self.metadata.get("next_tier_id").filter(|tier| !tier.is_empty())?;
        let interval = self.metadata.get("next_billing_interval")?.parse::<BillingInterval>().ok()?;
        Some(Plan { tier_id: tier_id.clone(), interval }).filter(|next| next != plan)
    }
}

fn time(seconds: Option<i64>, what: &str) -> Result<OffsetDateTime, SubscriptionError> {
    let shape = || SubscriptionError::Shape(what.to_owned());
    OffsetDateTime::from_unix_timestamp(seconds.ok_or_else(shape)?).map_err(|_| shape())
}
