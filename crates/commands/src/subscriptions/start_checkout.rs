//! `start_checkout`: begins to pay for a tier. An owner has one checkout at a time, and a seat of a limited tier is kept while it
//! is open.

use super::{
    owner::Owner,
    stripe::{StripeAnswered, StripeCall, StripeQuery},
    tier::{self, CURRENCY, ForSale},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
    },
};
use devproof_billing::Plan;
use devproof_db::{Sql, columns};
use devproof_vocabulary::{BillingInterval, BillingProvider, CheckoutState};
use serde_json::{Map, Value};
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a checkout is open. Stripe allows nothing shorter.
pub(super) const OPEN: Duration = Duration::minutes(30);

arguments! { required { p_id: Uuid, p_tier_id: String, p_billing_interval: BillingInterval } }

answer! {
    id: Uuid,
    /// Where it is paid: a path of the web app, or the provider's address.
    url: String,
    provider: BillingProvider,
}

columns! {
    /// A checkout.
    #[derive(Debug)]
    pub(super) struct Checkout {
        pub(super) owner_id: Uuid,
        pub(super) tier_id: String,
        pub(super) billing_interval: BillingInterval,
        pub(super) state: CheckoutState,
        pub(super) provider: BillingProvider,
        pub(super) provider_session_id: Option<String>,
        pub(super) url: Option<String>,
        pub(super) expires_at: OffsetDateTime,
    }
}

impl Checkout {
    /// Reads one of this owner's.
    pub(super) async fn of(cx: &CommandContext<'_>, owner: Owner, id: Uuid) -> Result<Option<Self>, CommandError> {
        let sql = Sql::new(
            "select owner_id, tier_id, billing_interval, state, provider, provider_session_id, url, expires_at
             from private.checkout($1)",
        )
        .bind(id);
        match cx.tx.read_opt::<Self>(&sql).await? {
            Some(checkout) if checkout.owner_id != owner.id => Err(CommandError::NotFound),
            found => Ok(found),
        }
    }

    /// Whether it can be paid at this time.
    pub(super) fn is_open(&self, now: OffsetDateTime) -> bool {
        matches!(self.state, CheckoutState::Open | CheckoutState::Declined) && now < self.expires_at
    }

    pub(super) fn plan(&self) -> Plan {
        Plan { tier_id: self.tier_id.clone(), interval: self.billing_interval }
    }
}

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let Some(stripe) = cx.settings.billing.stripe() else { return Ok(ExternalQuery::Nothing) };
    let args: Args = decode("", Value::Object(args))?;
    let owner = cx.billing_owner().await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    tier::wanted(cx, owner, &plan).await?;
    if Checkout::of(cx, owner, args.p_id).await?.is_some() {
        return Ok(ExternalQuery::Nothing);
    }
    let account = cx.billing_account(owner).await?;
    if account.current.is_some() {
        return Err(CommandError::AlreadySubscribed);
    }
    let price = stripe.prices.of(&plan).ok_or(CommandError::BillingUnavailable)?.to_owned();
    let email: Option<String> = cx.tx.value(&Sql::new("select private.team_address($1)").bind(cx.user_id)).await?;
    let call = StripeCall::Checkout {
        id: args.p_id,
        price,
        customer: account.customer,
        email,
        replaces: account.checkout_id.zip(account.session),
        site_url: cx.settings.site_url.clone(),
    };
    Ok(ExternalQuery::Stripe(Box::new(StripeQuery { stripe: Arc::clone(stripe), call })))
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let sale = tier::wanted(cx, owner, &plan).await?;
    if let Some(known) = Checkout::of(cx, owner, args.p_id).await? {
        if known.plan() != plan {
            return Err(CommandError::IdempotencyMismatch);
        }
        if !known.is_open(cx.now) && known.state != CheckoutState::Paid {
            return Err(CommandError::CheckoutExpired);
        }
        return Ok(answer(args.p_id, known.url, known.provider));
    }
    let account = cx.billing_account(owner).await?;
    if account.current.is_some() {
        return Err(CommandError::AlreadySubscribed);
    }
    let (session, replaced) = match cx.external {
        ExternalAnswer::Stripe(StripeAnswered::Checkout { session, replaced }) => (Some(session), *replaced),
        ExternalAnswer::Stripe(_) => return Err(CommandError::AlreadySubscribed),
        _ => (None, account.checkout_id.filter(|_| account.session.is_none())),
    };
    if let Some(other) = account.checkout_id {
        // One that can still be paid at Stripe stays: another tab has begun it meanwhile.
        if account.session.is_some() && replaced != Some(other) {
            return Err(CommandError::Conflict);
        }
        let end = Sql::new("select private.end_checkout($1, $2)").bind(other).bind(CheckoutState::Abandoned.as_str());
        cx.tx.query(&end).await?;
    }
    let provider = cx.settings.billing.provider();
    open(cx, owner, args.p_id, &sale, provider).await?;
    let url = session.and_then(|session| session.url.clone());
    if let Some(session) = session {
        let name =
            Sql::new("select private.name_session($1, $2, $3)").bind(args.p_id).bind(&session.id).bind(url.clone());
        cx.tx.query(&name).await?;
    }
    Ok(answer(args.p_id, url, provider))
}

fn answer(id: Uuid, url: Option<String>, provider: BillingProvider) -> Answer {
    Answer { id, url: url.unwrap_or_else(|| format!("/dashboard/checkout/{id}")), provider }
}

/// Writes the checkout, with its seat.
async fn open(
    cx: &CommandContext<'_>,
    owner: Owner,
    id: Uuid,
    sale: &ForSale,
    provider: BillingProvider,
) -> Result<(), CommandError> {
    let sql = Sql::new("select private.open_checkout($1, $2, $3, $4, $5, $6, $7, $8, $9, null, $10::timestamptz)")
        .bind(id)
        .bind(owner.id)
        .bind(owner.is_company)
        .bind(cx.user_id)
        .bind(&sale.plan.tier_id)
        .bind(sale.plan.interval.as_str())
        .bind(sale.offer.cents)
        .bind(CURRENCY)
        .bind(provider.as_str())
        .bind(cx.now + OPEN);
    if cx.tx.value(&sql).await? { Ok(()) } else { Err(CommandError::SoldOut(sale.name.clone())) }
}
