//! What a payment provider said, taken in: the one way by which a subscription changes. Whatever comes twice, late or in another
//! order changes nothing.

use super::notices;
use devproof_billing::{Fold, Payment, Seen, Standing};
use devproof_db::{DbError, Sql, Tx, columns};
use devproof_vocabulary::{BillingProvider, PaymentEventOutcome, SubscriptionState};
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// What a provider said of a subscription.
#[derive(Debug)]
pub(super) struct Said<'a> {
    pub(super) provider: BillingProvider,
    /// What it calls the subscription.
    pub(super) subscription: &'a str,
    /// What it calls the customer.
    pub(super) customer: Option<&'a str>,
    /// The checkout that it came from.
    pub(super) checkout: Option<Uuid>,
    /// What it calls this event; nothing where it was asked.
    pub(super) event: Option<&'a str>,
    pub(super) seen: Seen,
}

/// A subscription of ours after it.
#[derive(Debug)]
pub(super) struct Applied {
    pub(super) id: Uuid,
    pub(super) owner_id: Uuid,
    /// What its provider calls it, with the provider's name before it.
    pub(super) provider_id: String,
    /// What is known now.
    pub(super) seen: Seen,
    pub(super) standing: Standing,
    /// The provider has to be asked, because it said two things of one second.
    pub(super) is_unclear: bool,
}

columns! {
    /// A subscription as it was, held; or its checkout.
    struct Held {
        subscription_id: Option<Uuid>,
        owner_id: Uuid,
        is_company: bool,
        seen: Option<Value>,
        state: Option<SubscriptionState>,
        checkout_id: Option<Uuid>,
    }
}

/// Reads what a provider said.
pub(super) fn read_seen(seen: Value) -> Result<Seen, DbError> {
    serde_json::from_value(seen).map_err(|error| DbError::Decode(error.to_string()))
}

/// What the provider's name for a subscription is here.
pub(super) fn provider_id(provider: BillingProvider, subscription: &str) -> String {
    format!("{provider}:{subscription}")
}

/// Takes in what a provider said. Nothing for a subscription that isn't ours.
pub(super) async fn apply(
    tx: &Tx,
    site_url: &str,
    now: OffsetDateTime,
    said: &Said<'_>,
) -> Result<Option<Applied>, DbError> {
    let provider_id = provider_id(said.provider, said.subscription);
    let happened_at = said.seen.at;
    let Some(held) = hold(tx, &provider_id, said.checkout).await? else {
        record(tx, said, happened_at, now, PaymentEventOutcome::Ignored, None).await?;
        return Ok(None);
    };
    let audience = Sql::new("select t.audience = $2 from public.subscription_tiers t where t.id = $1")
        .bind(&said.seen.snapshot.plan.tier_id)
        .bind(if held.is_company { "employer" } else { "job_seeker" });
    if tx.value_opt(&audience).await? != Some(true) {
        tracing::error!(provider_id, tier = said.seen.snapshot.plan.tier_id, "a subscription to a tier for others");
        record(tx, said, happened_at, now, PaymentEventOutcome::Ignored, held.subscription_id).await?;
        return Ok(None);
    }
    let known = held.seen.clone().map(read_seen).transpose()?;
    let fold = said.seen.fold(known.as_ref());
    let id = held.subscription_id.unwrap_or_else(Uuid::new_v4);
    let seen = match known {
        Some(known) => known.newest(said.seen.clone()),
        None => said.seen.clone(),
    };
    let outcome = if fold == Fold::Late { PaymentEventOutcome::Late } else { PaymentEventOutcome::Applied };
    let written = Written { id, held: &held, said: Some(said), provider_id: &provider_id, seen: &seen, fold };
    let standing = write(tx, site_url, now, written).await?;
    record(tx, said, happened_at, now, outcome, Some(id)).await?;
    let is_unclear = fold == Fold::Unclear;
    Ok(Some(Applied { id, owner_id: held.owner_id, provider_id, seen, standing, is_unclear }))
}

/// Looks at a subscription again, of which nothing was heard: time alone has changed how it stands.
pub(super) async fn look_again(
    tx: &Tx,
    site_url: &str,
    now: OffsetDateTime,
    subscription: Uuid,
) -> Result<Option<Applied>, DbError> {
    let name = Sql::new("select private.provider_name($1)").bind(subscription);
    let Some(provider_id) = tx.value::<Option<String>>(&name).await? else { return Ok(None) };
    let Some(held) = hold(tx, &provider_id, None).await? else { return Ok(None) };
    let (Some(id), Some(seen)) = (held.subscription_id, held.seen.clone()) else { return Ok(None) };
    let seen = read_seen(seen)?;
    let written = Written { id, held: &held, said: None, provider_id: &provider_id, seen: &seen, fold: Fold::Newer };
    let standing = write(tx, site_url, now, written).await?;
    Ok(Some(Applied { id, owner_id: held.owner_id, provider_id, seen, standing, is_unclear: false }))
}

async fn hold(tx: &Tx, provider_id: &str, checkout: Option<Uuid>) -> Result<Option<Held>, DbError> {
    let sql = Sql::new(
        "select subscription_id, owner_id, is_company, seen, state, checkout_id from private.hold_payment($1, $2)",
    )
    .bind(provider_id)
    .bind(checkout);
    tx.read_opt(&sql).await
}

struct Written<'a> {
    id: Uuid,
    held: &'a Held,
    said: Option<&'a Said<'a>>,
    provider_id: &'a str,
    seen: &'a Seen,
    fold: Fold,
}

async fn write(
    tx: &Tx,
    site_url: &str,
    now: OffsetDateTime,
    Written { id, held, said, provider_id, seen, fold }: Written<'_>,
) -> Result<Standing, DbError> {
    let (snapshot, standing) = (&seen.snapshot, seen.snapshot.standing(now));
    if fold == Fold::Late {
        return Ok(standing);
    }
    let time = |time: Option<OffsetDateTime>| time.and_then(|time| time.format(&Rfc3339).ok());
    let provider = provider_id.split(':').next();
    let sql = Sql::new("select private.write_subscription($1::jsonb)").bind(json!({
        "id": id,
        "profile_id": (!held.is_company).then_some(held.owner_id),
        "company_id": held.is_company.then_some(held.owner_id),
        "checkout_id": held.checkout_id,
        "tier_id": snapshot.plan.tier_id,
        "billing_interval": snapshot.plan.interval,
        "state": standing.state,
        "current_period_start": time(Some(snapshot.period_start)),
        "current_period_end": time(Some(snapshot.period_end)),
        "grace_ends_at": time(standing.grace_ends_at),
        "entitled_until": time(standing.entitled_until),
        "turns_at": time(standing.turns_at),
        "next_tier_id": snapshot.next.as_ref().map(|next| &next.tier_id),
        "next_billing_interval": snapshot.next.as_ref().map(|next| next.interval),
        "provider": provider,
        "provider_id": provider_id,
        "customer_id": said.and_then(|said| said.customer),
        "seen": seen,
        "is_unclear": fold == Fold::Unclear,
        // A grace that is over may still be paid for: its seat is free once the provider has ended it.
        "is_over": snapshot.payment == Payment::Ended,
    }));
    let has_seat: bool = tx.value(&sql).await?;
    if !has_seat {
        tracing::error!(%id, "a subscription to a limited tier has no seat: refund it");
    }
    let before = held.state.unwrap_or(SubscriptionState::Pending);
    notices::of_change(tx, site_url, held.owner_id, id, (before, &standing), snapshot).await?;
    Ok(standing)
}

async fn record(
    tx: &Tx,
    said: &Said<'_>,
    happened_at: OffsetDateTime,
    now: OffsetDateTime,
    outcome: PaymentEventOutcome,
    id: Option<Uuid>,
) -> Result<(), DbError> {
    let Some(event) = said.event else { return Ok(()) };
    let sql = Sql::new("select private.record_payment_event($1, $2, $3::timestamptz, $4::timestamptz, $5, $6)")
        .bind(said.provider.as_str())
        .bind(event)
        .bind(happened_at)
        .bind(now)
        .bind(outcome.as_str())
        .bind(id);
    tx.query(&sql).await?;
    Ok(())
}
