//! Stripe's webhooks: believed when they are signed, applied once, in any order.

use super::{
    ask::{plan_ask, take_in, write_receipt},
    billing::StripeBilling,
};
use crate::{CommandSettings, subscriptions::apply::look_again};
use devproof_billing::stripe::{Event, Happened, Invoice, Session, SignatureError, verify};
use devproof_db::{Actor, Db, DbError, Sql, Tx};
use devproof_vocabulary::{BillingProvider, CheckoutState, PaymentEventOutcome};
use time::OffsetDateTime;
use uuid::Uuid;

/// Why an event is not taken in.
#[derive(Debug, thiserror::Error)]
pub enum StripeEventError {
    /// Stripe did not sign it, or not lately.
    #[error("{0}")]
    Signature(#[from] SignatureError),
    /// It isn't an event, or not of the version that is read.
    #[error("the event can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It could not be written: worth another try.
    #[error("{0}")]
    Database(#[from] DbError),
}

/// Takes in the body of a webhook.
///
/// # Errors
/// [`StripeEventError`]; then nothing was changed.
pub async fn take_stripe_event(
    db: &Db,
    settings: &CommandSettings,
    now: OffsetDateTime,
    signature: &str,
    body: &[u8],
) -> Result<(), StripeEventError> {
    // Without Stripe there is nobody to believe.
    let Some(stripe) = settings.billing.stripe() else { return Err(SignatureError::Malformed.into()) };
    verify(signature, body, &stripe.webhook_secrets, now)?;
    let event = Event::read(body)?;
    let tx = db.begin(Actor::Service).await?;
    if event.mode != stripe.mode || event.is_of_another_account {
        tracing::warn!(id = event.id, "an event of another mode or account of Stripe's");
        record(&tx, &event, now, PaymentEventOutcome::Ignored, None).await?;
    } else {
        take(&tx, settings, stripe, now, &event).await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn take(
    tx: &Tx,
    settings: &CommandSettings,
    stripe: &StripeBilling,
    now: OffsetDateTime,
    event: &Event,
) -> Result<(), DbError> {
    match &event.happened {
        Happened::Subscription(subscription) => {
            take_in(tx, settings, stripe, now, subscription, (event.at, Some(&event.id))).await.map(drop)
        }
        Happened::Checkout(session) => {
            checkout(tx, session).await?;
            record(tx, event, now, PaymentEventOutcome::Applied, None).await
        }
        Happened::Paid(invoice) => {
            let id = paid(tx, settings, now, invoice).await?;
            record(tx, event, now, PaymentEventOutcome::Applied, id).await
        }
        Happened::Returned { kind, customer } => {
            // What follows for the subscription is decided at Stripe; its own event says so.
            tracing::warn!(id = event.id, kind, customer, "a payment was returned or is disputed");
            record(tx, event, now, PaymentEventOutcome::Applied, None).await
        }
        Happened::Other => record(tx, event, now, PaymentEventOutcome::Ignored, None).await,
    }
}

/// A checkout that was completed has a subscription, which is asked about in case its own event is lost. One that is over gives
/// its seat back.
async fn checkout(tx: &Tx, session: &Session) -> Result<(), DbError> {
    match (session.status.as_deref(), &session.subscription, session.client_reference_id) {
        (Some("complete"), Some(subscription), _) => plan_ask(tx, subscription, false).await,
        (Some("expired"), _, Some(id)) => {
            let end = Sql::new("select private.end_checkout(c.id, $3) from private.checkout_of_session($1, $2) c")
                .bind(id)
                .bind(&session.id)
                .bind(CheckoutState::Expired.as_str());
            tx.query(&end).await.map(drop)
        }
        _ => Ok(()),
    }
}

/// The receipt of an invoice. Of a subscription that isn't known yet nothing can be written: it is asked about, with its
/// receipts.
async fn paid(
    tx: &Tx,
    settings: &CommandSettings,
    now: OffsetDateTime,
    invoice: &Invoice,
) -> Result<Option<Uuid>, DbError> {
    let Some(subscription) = invoice.subscription() else { return Ok(None) };
    let known = Sql::new("select private.subscription_named($1)").bind(format!("stripe:{subscription}"));
    if let Some(id) = tx.value::<Option<Uuid>>(&known).await?
        && let Some(applied) = look_again(tx, &settings.site_url, now, id).await?
    {
        write_receipt(tx, settings, now, &applied, invoice).await?;
        return Ok(Some(id));
    }
    plan_ask(tx, subscription, false).await?;
    Ok(None)
}

async fn record(
    tx: &Tx,
    event: &Event,
    now: OffsetDateTime,
    outcome: PaymentEventOutcome,
    id: Option<Uuid>,
) -> Result<(), DbError> {
    let sql = Sql::new("select private.record_payment_event($1, $2, $3::timestamptz, $4::timestamptz, $5, $6)")
        .bind(BillingProvider::Stripe.as_str())
        .bind(&event.id)
        .bind(event.at)
        .bind(now)
        .bind(outcome.as_str())
        .bind(id);
    tx.query(&sql).await.map(drop)
}
