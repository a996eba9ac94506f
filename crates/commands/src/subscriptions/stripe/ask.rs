//! Asking Stripe how things are: what heals events that were lost, and settles those of one second that differ.

use super::{billing::StripeBilling, query::read};
use crate::{
    CommandSettings,
    subscriptions::{
        apply::{Applied, Said, apply},
        receipt::{self, Receipt},
    },
};
use devproof_billing::{
    Seen,
    stripe::{Invoice, Subscription},
};
use devproof_claims::Clock;
use devproof_db::{Actor, Db, DbError, Sql, Tx};
use devproof_outbound::stripe::StripeError;
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::{BillingProvider, CheckoutState};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

const KIND: &str = "ask_stripe";

/// Asks Stripe about one of its subscriptions, in the background.
pub(crate) struct AskStripe {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: CommandSettings,
}

#[derive(Debug, Deserialize)]
struct Payload {
    subscription: Option<String>,
    /// Whether it is to be ended there, because its grace is over or its owner has left.
    #[serde(default)]
    end: bool,
    /// A checkout that is to be ended there.
    session: Option<String>,
}

/// Plans to ask about a subscription, or to end it there.
pub(crate) async fn plan_ask(tx: &Tx, subscription: &str, end: bool) -> Result<(), DbError> {
    let payload = json!({ "subscription": subscription, "end": end });
    enqueue(tx, &Task::now(KIND, payload)).await.map(drop)
}

devproof_db::columns! {
    /// Something at Stripe that has to be ended.
    struct Leaving {
        is_company: bool,
        subscription: Option<String>,
        session: Option<String>,
    }
}

/// What has to be ended at Stripe once the caller's account, and their company's, is gone. Read before it goes.
pub(crate) struct LeavingPayments(Vec<Leaving>);

impl LeavingPayments {
    /// Reads it.
    pub(crate) async fn read(tx: &Tx) -> Result<Self, DbError> {
        let sql = Sql::new("select is_company, subscription, session from private.leaving_payments()");
        Ok(Self(tx.read_all(&sql).await?))
    }

    /// Plans to end it.
    pub(crate) async fn plan(self, tx: &Tx, with_company: bool) -> Result<(), DbError> {
        let leaving = self.0.into_iter().filter(|leaving| with_company || !leaving.is_company);
        let payloads = leaving
            .map(|leaving| json!({ "subscription": leaving.subscription, "session": leaving.session, "end": true }));
        let sql = Sql::new(
            "select queue.enqueue($1, p.payload, null, null) from jsonb_array_elements($2::jsonb) p (payload)",
        )
        .bind(KIND)
        .bind(json!(payloads.collect::<Vec<_>>()));
        tx.query(&sql).await.map(drop)
    }
}

#[async_trait::async_trait]
impl Handler for AskStripe {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { subscription, end, session } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let Some(stripe) = self.settings.billing.stripe() else { return Ok(()) };
        let retry = |error: AskError| TaskError::Retry(error.to_string());
        // A checkout that its owner paid before they left has a subscription, which ends with it.
        let paid = match &session {
            Some(session) => end_session(stripe, session).await.map_err(|error| retry(error.into()))?,
            None => None,
        };
        let Some(subscription) = subscription.or(paid) else { return Ok(()) };
        if end {
            end_subscription(stripe, &subscription).await.map_err(|error| retry(error.into()))?;
        }
        let now = self.clock.now();
        ask_about_subscription(&self.db, &self.settings, stripe, now, &subscription).await.map_err(retry)
    }
}

/// Why nothing was learned.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AskError {
    /// Stripe did not say.
    #[error("{0}")]
    Stripe(#[from] StripeError),
    /// It could not be written.
    #[error("{0}")]
    Database(#[from] DbError),
}

/// Ends a subscription at Stripe; one that has ended there already stays so.
pub(crate) async fn end_subscription(stripe: &StripeBilling, id: &str) -> Result<(), StripeError> {
    match stripe.client.delete(&format!("/v1/subscriptions/{id}")).await {
        Ok(_) | Err(StripeError::Refused { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Ends a checkout at Stripe; the subscription of one that was paid.
async fn end_session(stripe: &StripeBilling, session: &str) -> Result<Option<String>, StripeError> {
    if stripe.expire(session).await? { Ok(None) } else { Ok(stripe.session(session).await?.subscription) }
}

/// Takes in how a subscription of Stripe's is, with its latest receipts.
pub(crate) async fn ask_about_subscription(
    db: &Db,
    settings: &CommandSettings,
    stripe: &StripeBilling,
    now: OffsetDateTime,
    id: &str,
) -> Result<(), AskError> {
    let (subscription, at) = stripe.subscription(id).await?;
    let paid = stripe.client.get(&format!("/v1/invoices?subscription={id}&status=paid&limit=24")).await;
    let invoices: Vec<Value> = match paid.and_then(|invoices| read(invoices.object["data"].clone())) {
        Ok(invoices) => invoices,
        // How the subscription is counts also without its receipts: they are asked for again the next time.
        Err(error) => {
            tracing::warn!(%error, id, "Stripe's invoices of a subscription could not be read");
            Vec::new()
        }
    };
    let tx = db.begin(Actor::Service).await?;
    if let Some(applied) = take_in(&tx, settings, stripe, now, &subscription, (at.unwrap_or(now), None)).await? {
        for invoice in invoices {
            // One that can't be read is no reason to lose the others.
            match read::<Invoice>(invoice) {
                Ok(invoice) => write_receipt(&tx, settings, now, &applied, &invoice).await?,
                Err(error) => tracing::warn!(%error, id, "an invoice of Stripe's can't be read"),
            }
        }
        let asked = Sql::new("select private.note_asked($1, $2::timestamptz)").bind(applied.id).bind(now);
        tx.query(&asked).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Takes in a subscription as Stripe says it is. Nothing for one that isn't ours.
pub(crate) async fn take_in(
    tx: &Tx,
    settings: &CommandSettings,
    stripe: &StripeBilling,
    now: OffsetDateTime,
    subscription: &Subscription,
    (at, event): (OffsetDateTime, Option<&str>),
) -> Result<Option<Applied>, DbError> {
    let snapshot = match subscription.snapshot(&stripe.prices) {
        Ok(snapshot) => snapshot,
        Err(error) => {
            tracing::warn!(%error, id = subscription.id, "a subscription of Stripe's is none of ours");
            return Ok(None);
        }
    };
    let said = Said {
        provider: BillingProvider::Stripe,
        subscription: &subscription.id,
        customer: Some(&subscription.customer),
        checkout: subscription.checkout_id(),
        event,
        seen: Seen { at, version: 0, snapshot },
    };
    let applied = apply(tx, &settings.site_url, now, &said).await?;
    if applied.as_ref().is_some_and(|applied| applied.is_unclear) {
        plan_ask(tx, &subscription.id, false).await?;
    }
    Ok(applied)
}

/// Writes the receipt of an invoice.
pub(crate) async fn write_receipt(
    tx: &Tx,
    settings: &CommandSettings,
    now: OffsetDateTime,
    applied: &Applied,
    invoice: &Invoice,
) -> Result<(), DbError> {
    let snapshot = &applied.seen.snapshot;
    let period = invoice.period().filter(|(start, end)| start < end);
    let receipt = Receipt {
        subscription: applied.id,
        owner: applied.owner_id,
        number: invoice.number.as_deref().unwrap_or(&invoice.id),
        tier_id: &snapshot.plan.tier_id,
        cents: invoice.amount_paid,
        currency: &invoice.currency.to_uppercase(),
        period: period.unwrap_or((snapshot.period_start, snapshot.period_end)),
        paid_at: invoice.paid_at().unwrap_or(now),
        url: invoice.hosted_invoice_url.as_deref(),
    };
    receipt::write(tx, &settings.site_url, &receipt).await
}

/// Ends a checkout whose time is over. Stripe ends it first, so that nobody pays for a seat that is given back; one that was
/// paid meanwhile is taken in.
pub(crate) async fn ask_about_checkout(
    db: &Db,
    settings: &CommandSettings,
    stripe: &StripeBilling,
    now: OffsetDateTime,
    (id, session): (Uuid, Option<&str>),
) -> Result<(), AskError> {
    if let Some(session) = session
        && !stripe.expire(session).await?
        && let Some(subscription) = stripe.session(session).await?.subscription
    {
        return ask_about_subscription(db, settings, stripe, now, &subscription).await;
    }
    let end = Sql::new("select private.end_checkout($1, $2)").bind(id).bind(CheckoutState::Expired.as_str());
    let tx = db.begin(Actor::Service).await?;
    tx.query(&end).await?;
    tx.commit().await?;
    Ok(())
}
