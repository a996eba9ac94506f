//! What commands ask of Stripe, between their two transactions.

use super::billing::StripeBilling;
use crate::CommandError;
use devproof_billing::{
    Plan,
    stripe::{Session, Subscription},
};
use devproof_outbound::stripe::{StripeAnswer, StripeError};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// What is asked.
#[derive(Debug)]
pub(crate) enum StripeCall {
    /// A checkout; another one that the owner had begun is ended first.
    Checkout {
        id: Uuid,
        price: String,
        customer: Option<String>,
        /// Of a customer whom Stripe doesn't know.
        email: Option<String>,
        replaces: Option<(Uuid, String)>,
        site_url: String,
    },
    /// The end of a checkout.
    Expire(String),
    /// The price of a change.
    Preview { subscription: String, price: String },
    /// A larger plan, at once.
    Upgrade { id: Uuid, subscription: String, price: String },
    /// A smaller plan, from the next period on.
    Downgrade { id: Uuid, subscription: String, price: String, next: Plan },
    /// The end with the period; at once for one that isn't paid.
    Cancel { subscription: String, at_once: bool },
    /// As if neither were waiting.
    Resume(String),
    /// Where a customer looks after payment methods and invoices.
    Portal { customer: String, return_url: String },
}

/// A call with whom it goes to.
#[derive(Debug)]
pub(crate) struct StripeQuery {
    pub(crate) stripe: Arc<StripeBilling>,
    pub(crate) call: StripeCall,
}

/// What came of it.
#[derive(Debug)]
pub(crate) enum StripeAnswered {
    /// A checkout, and which one it replaced.
    Checkout { session: Session, replaced: Option<Uuid> },
    /// A checkout can't be ended or replaced, because it was paid meanwhile.
    Paid,
    /// A checkout has ended.
    Expired,
    /// Cents.
    Price(i64),
    /// The subscription as it is now, and since when.
    Subscription { subscription: Box<Subscription>, at: Option<OffsetDateTime> },
    /// An address.
    Url(String),
}

impl From<StripeError> for CommandError {
    fn from(error: StripeError) -> Self {
        match error {
            StripeError::Declined => Self::PaymentDeclined,
            error => {
                tracing::warn!(%error, "Stripe could not be asked");
                Self::BillingUnavailable
            }
        }
    }
}

pub(super) fn read<T: DeserializeOwned>(object: Value) -> Result<T, StripeError> {
    serde_json::from_value(object).map_err(|error| StripeError::Unreachable(error.to_string()))
}

impl StripeQuery {
    pub(crate) async fn send(self) -> Result<StripeAnswered, CommandError> {
        let stripe = &self.stripe;
        Ok(match self.call {
            StripeCall::Checkout { id, price, customer, email, replaces, site_url } => {
                if let Some((_, session)) = &replaces
                    && !stripe.expire(session).await?
                {
                    return Ok(StripeAnswered::Paid);
                }
                let session = stripe.checkout(id, &price, customer.as_deref(), email.as_deref(), &site_url).await?;
                StripeAnswered::Checkout { session, replaced: replaces.map(|(id, _)| id) }
            }
            StripeCall::Expire(session) => match stripe.expire(&session).await? {
                true => StripeAnswered::Expired,
                false => StripeAnswered::Paid,
            },
            StripeCall::Preview { subscription, price } => {
                StripeAnswered::Price(stripe.preview(&subscription, &price).await?)
            }
            StripeCall::Upgrade { id, subscription, price } => {
                stripe.upgrade(id, &subscription, &price).await.and_then(subscription_of)?
            }
            StripeCall::Downgrade { id, subscription, price, next } => {
                stripe.downgrade(id, &subscription, &price, &next).await.and_then(subscription_of)?
            }
            StripeCall::Cancel { subscription, at_once } => {
                stripe.cancel(&subscription, at_once).await.and_then(subscription_of)?
            }
            StripeCall::Resume(subscription) => stripe.resume(&subscription).await.and_then(subscription_of)?,
            StripeCall::Portal { customer, return_url } => {
                let form = [("customer", customer.as_str()), ("return_url", &return_url)];
                let answer = stripe.client.post("/v1/billing_portal/sessions", &form, None).await?;
                StripeAnswered::Url(answer.object["url"].as_str().unwrap_or_default().to_owned())
            }
        })
    }
}

fn subscription_of(answer: StripeAnswer) -> Result<StripeAnswered, StripeError> {
    let at = answer.at;
    Ok(StripeAnswered::Subscription { subscription: Box::new(read(answer.object)?), at })
}

impl StripeBilling {
    /// The same id asks for the same session, however often it is asked.
    async fn checkout(
        &self,
        id: Uuid,
        price: &str,
        customer: Option<&str>,
        email: Option<&str>,
        site_url: &str,
    ) -> Result<Session, StripeError> {
        let id = id.to_string();
        let (success, cancel) =
            (format!("{site_url}/dashboard/checkout/{id}"), format!("{site_url}/dashboard/checkout/{id}?left=1"));
        let mut form = vec![
            ("mode", "subscription"),
            ("client_reference_id", id.as_str()),
            ("line_items[0][price]", price),
            ("line_items[0][quantity]", "1"),
            ("metadata[checkout_id]", &id),
            ("subscription_data[metadata][checkout_id]", &id),
            ("success_url", &success),
            ("cancel_url", &cancel),
        ];
        match (customer, email) {
            (Some(customer), _) => form.push(("customer", customer)),
            (None, Some(email)) => form.push(("customer_email", email)),
            (None, None) => {}
        }
        let key = format!("checkout-{id}");
        read(self.client.post("/v1/checkout/sessions", &form, Some(&key)).await?.object)
    }

    /// Ends a session; false when it was paid.
    pub(super) async fn expire(&self, session: &str) -> Result<bool, StripeError> {
        match self.client.post(&format!("/v1/checkout/sessions/{session}/expire"), &[], None).await {
            Ok(_) => Ok(true),
            // Either it is complete, or it expired by itself.
            Err(StripeError::Refused { .. }) => Ok(self.session(session).await?.status.as_deref() == Some("expired")),
            Err(error) => Err(error),
        }
    }

    pub(super) async fn session(&self, id: &str) -> Result<Session, StripeError> {
        read(self.client.get(&format!("/v1/checkout/sessions/{id}")).await?.object)
    }

    pub(super) async fn subscription(&self, id: &str) -> Result<(Subscription, Option<OffsetDateTime>), StripeError> {
        let answer = self.client.get(&format!("/v1/subscriptions/{id}")).await?;
        Ok((read(answer.object)?, answer.at))
    }

    async fn update(&self, id: &str, form: &[(&str, &str)], key: Option<&str>) -> Result<StripeAnswer, StripeError> {
        self.client.post(&format!("/v1/subscriptions/{id}"), form, key).await
    }

    async fn preview(&self, id: &str, price: &str) -> Result<i64, StripeError> {
        let (subscription, _) = self.subscription(id).await?;
        let form = [
            ("subscription", id),
            ("subscription_details[items][0][id]", subscription.item_id().unwrap_or_default()),
            ("subscription_details[items][0][price]", price),
            ("subscription_details[proration_behavior]", "always_invoice"),
        ];
        let answer = self.client.post("/v1/invoices/create_preview", &form, None).await?;
        Ok(answer.object["amount_due"].as_i64().unwrap_or_default())
    }

    /// Charged at once; where the card is refused, nothing changes.
    async fn upgrade(&self, id: Uuid, subscription: &str, price: &str) -> Result<StripeAnswer, StripeError> {
        let known = self.released(subscription).await?;
        let form = [
            ("items[0][id]", known.item_id().unwrap_or_default()),
            ("items[0][price]", price),
            ("proration_behavior", "always_invoice"),
            ("payment_behavior", "error_if_incomplete"),
            ("cancel_at_period_end", "false"),
            ("metadata[next_tier_id]", ""),
            ("metadata[next_billing_interval]", ""),
        ];
        self.update(subscription, &form, Some(&format!("change-{id}"))).await
    }

    /// A schedule holds the old price to the end of the period and the new one from then on. Both are written into the metadata,
    /// so that every event says what waits.
    async fn downgrade(
        &self,
        id: Uuid,
        subscription: &str,
        price: &str,
        next: &Plan,
    ) -> Result<StripeAnswer, StripeError> {
        let known = self.released(subscription).await?;
        let made = [("from_subscription", subscription)];
        let made = self.client.post("/v1/subscription_schedules", &made, Some(&format!("schedule-{id}"))).await?;
        let schedule = made.object["id"].as_str().unwrap_or_default().to_owned();
        let phase = &made.object["phases"][0];
        let time = |name: &str| phase[name].as_i64().unwrap_or_default().to_string();
        let (start, end) = (time("start_date"), time("end_date"));
        let interval = next.interval.as_str();
        let form = [
            ("end_behavior", "release"),
            ("proration_behavior", "none"),
            ("phases[0][start_date]", start.as_str()),
            ("phases[0][end_date]", &end),
            ("phases[0][items][0][price]", known.price_id().unwrap_or_default()),
            ("phases[0][items][0][quantity]", "1"),
            ("phases[1][items][0][price]", price),
            ("phases[1][items][0][quantity]", "1"),
            ("phases[1][iterations]", "1"),
            ("phases[1][metadata][next_tier_id]", ""),
            ("phases[1][metadata][next_billing_interval]", ""),
        ];
        self.client.post(&format!("/v1/subscription_schedules/{schedule}"), &form, None).await?;
        let form = [("metadata[next_tier_id]", next.tier_id.as_str()), ("metadata[next_billing_interval]", interval)];
        self.update(subscription, &form, None).await
    }

    async fn cancel(&self, subscription: &str, at_once: bool) -> Result<StripeAnswer, StripeError> {
        if at_once {
            return self.client.delete(&format!("/v1/subscriptions/{subscription}")).await;
        }
        self.released(subscription).await?;
        let form = [
            ("cancel_at_period_end", "true"),
            ("metadata[next_tier_id]", ""),
            ("metadata[next_billing_interval]", ""),
        ];
        self.update(subscription, &form, None).await
    }

    async fn resume(&self, subscription: &str) -> Result<StripeAnswer, StripeError> {
        self.released(subscription).await?;
        let form = [
            ("cancel_at_period_end", "false"),
            ("metadata[next_tier_id]", ""),
            ("metadata[next_billing_interval]", ""),
        ];
        self.update(subscription, &form, None).await
    }

    /// The subscription, which follows no schedule any more: while it does, it can't be changed.
    async fn released(&self, id: &str) -> Result<Subscription, StripeError> {
        let (subscription, _) = self.subscription(id).await?;
        if let Some(schedule) = &subscription.schedule {
            self.client.post(&format!("/v1/subscription_schedules/{schedule}/release"), &[], None).await?;
        }
        Ok(subscription)
    }
}
