//! What the clock does about payments: renewals and ends of the test provider, graces that are over, checkouts that nobody
//! pays, and asking what was missed.

use super::{
    apply::look_again,
    stripe::{AskError, ask_about_checkout, ask_about_subscription, plan_ask},
    test_provider::TestProvider,
};
use crate::{CommandSettings, rpc::batches::in_batches};
use devproof_billing::Payment;
use devproof_db::{Access, Actor, Db, DbError, FromRow, Settings, Sql, columns};
use devproof_vocabulary::{BillingProvider, CheckoutState, SubscriptionState};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Things of each kind that are looked for at a time.
const BATCH: i32 = 100;
/// How long events are known: longer than any provider repeats them.
const KEPT: Duration = Duration::days(400);
/// How often a provider is asked about each subscription.
const ASK_EVERY: Duration = Duration::hours(24);

columns! {
    /// Something that is due.
    struct Due {
        kind: String,
        id: Uuid,
        provider: BillingProvider,
        provider_session_id: Option<String>,
    }
}

/// Does what is due at `now`, each thing in a transaction of its own. How many things were done. Several nodes may do this at
/// once.
///
/// # Errors
/// PostgreSQL's error; what was done before it stays done.
pub async fn run_subscriptions(db: &Db, settings: &CommandSettings, now: OffsetDateTime) -> Result<usize, DbError> {
    let due = Sql::new(
        "select kind, id, provider, provider_session_id from private.due_billing($1::timestamptz, $2::integer)",
    )
    .bind(now)
    .bind(BATCH);
    let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &due).await?;
    for row in &rows {
        let Due { kind, id, provider, provider_session_id: session } = Due::from_row(row)?;
        match kind.as_str() {
            "renewal" => renew(db, settings, id, now).await?,
            "turn" => turn(db, settings, id, now).await?,
            _ => expire(db, settings, now, (id, provider, session.as_deref())).await?,
        }
    }
    Ok(rows.len())
}

async fn renew(db: &Db, settings: &CommandSettings, id: Uuid, now: OffsetDateTime) -> Result<(), DbError> {
    let tx = db.begin(Actor::Service).await?;
    let provider = TestProvider { tx: &tx, site_url: &settings.site_url, now };
    // Its owner first, as commands do.
    let owner = Sql::new("select private.hold_payment(private.provider_name($1), null)").bind(id);
    tx.query(&owner).await?;
    if let Some(counterpart) = provider.hold(id, true).await? {
        provider.run(id, counterpart).await?;
    }
    tx.commit().await
}

async fn turn(db: &Db, settings: &CommandSettings, id: Uuid, now: OffsetDateTime) -> Result<(), DbError> {
    let tx = db.begin(Actor::Service).await?;
    let looked = look_again(&tx, &settings.site_url, now, id).await?;
    // A grace that is over ends the subscription where it is kept, so that it isn't paid for any more.
    if let Some(applied) = looked
        && applied.standing.state == SubscriptionState::Ended
        && applied.seen.snapshot.payment != Payment::Ended
        && let Some(name) = applied.provider_id.strip_prefix("stripe:")
    {
        plan_ask(&tx, name, true).await?;
    }
    tx.commit().await
}

/// Ends a checkout whose time is over. One of a real provider is ended there first.
async fn expire(
    db: &Db,
    settings: &CommandSettings,
    now: OffsetDateTime,
    (id, provider, session): (Uuid, BillingProvider, Option<&str>),
) -> Result<(), DbError> {
    match (provider, settings.billing.stripe()) {
        (BillingProvider::Test, _) => {
            let end = Sql::new("select private.end_checkout($1, $2)").bind(id).bind(CheckoutState::Expired.as_str());
            db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &end).await.map(drop)
        }
        (BillingProvider::Stripe, Some(stripe)) => {
            unless_silent(ask_about_checkout(db, settings, stripe, now, (id, session)).await)
        }
        (BillingProvider::Stripe, None) => Ok(()),
    }
}

/// A provider that doesn't answer is asked again later.
fn unless_silent(asked: Result<(), AskError>) -> Result<(), DbError> {
    match asked {
        Err(AskError::Database(error)) => Err(error),
        Err(AskError::Stripe(error)) => {
            tracing::warn!(%error, "Stripe could not be asked");
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

columns! {
    /// A subscription that its provider is asked about.
    struct ToAsk {
        subscription_id: Uuid,
        provider: BillingProvider,
        provider_id: String,
    }
}

/// Asks providers how the subscriptions are that they were not asked about for a day, and those of which they said two things
/// of one second: whatever was missed is healed by it. How many were asked about.
///
/// # Errors
/// PostgreSQL's error; what was healed before it stays healed.
pub async fn reconcile_subscriptions(
    db: &Db,
    settings: &CommandSettings,
    now: OffsetDateTime,
) -> Result<usize, DbError> {
    let sql = Sql::new(
        "select subscription_id, provider, provider_id from private.billing_to_ask($1::timestamptz, $2::integer)",
    )
    .bind(now - ASK_EVERY)
    .bind(BATCH);
    let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
    for row in &rows {
        let ToAsk { subscription_id: id, provider, provider_id } = ToAsk::from_row(row)?;
        match (provider, settings.billing.stripe(), provider_id.split_once(':')) {
            (BillingProvider::Test, ..) => ask_test(db, settings, id, now).await?,
            (BillingProvider::Stripe, Some(stripe), Some((_, name))) => {
                unless_silent(ask_about_subscription(db, settings, stripe, now, name).await)?;
            }
            (BillingProvider::Stripe, ..) => {}
        }
    }
    Ok(rows.len())
}

async fn ask_test(db: &Db, settings: &CommandSettings, id: Uuid, now: OffsetDateTime) -> Result<(), DbError> {
    let tx = db.begin(Actor::Service).await?;
    TestProvider { tx: &tx, site_url: &settings.site_url, now }.ask(id).await?;
    tx.query(&Sql::new("select private.note_asked($1, $2::timestamptz)").bind(id).bind(now)).await?;
    tx.commit().await
}

/// Deletes events that no provider repeats any more. How many.
///
/// # Errors
/// PostgreSQL's error; what was deleted before it stays deleted.
pub async fn sweep_payment_events(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql =
        Sql::new("select private.forget_payment_events($1::timestamptz, $2::integer)").bind(now - KEPT).bind(BATCH);
    in_batches(db, &sql, BATCH).await
}
