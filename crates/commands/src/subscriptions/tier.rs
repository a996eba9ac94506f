//! What tiers cost.

use super::owner::Owner;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_billing::{Plan, change::Offer};
use devproof_db::{DbError, Sql, Tx, columns};
use devproof_vocabulary::BillingInterval;

/// What prices are in.
pub(super) const CURRENCY: &str = "USD";

columns! {
    /// A tier's prices, in whole dollars as the pages show them.
    struct TierRow {
        audience: String,
        position: i16,
        name: String,
        price_monthly: Option<i32>,
        price_yearly: Option<i32>,
    }
}

/// A plan that is for sale.
#[derive(Debug, Clone)]
pub(super) struct ForSale {
    pub(super) plan: Plan,
    pub(super) name: String,
    pub(super) audience: String,
    pub(super) offer: Offer,
}

/// The plan as it is for sale; nothing where it is free, not sold for this interval, or unknown.
pub(super) async fn find(tx: &Tx, plan: &Plan) -> Result<Option<ForSale>, DbError> {
    let sql = Sql::new(
        "select t.audience, t.position, t.name, t.price_monthly, t.price_yearly from public.subscription_tiers t
         where t.id = $1",
    )
    .bind(&plan.tier_id);
    let Some(tier) = tx.read_opt::<TierRow>(&sql).await? else { return Ok(None) };
    let price = match plan.interval {
        BillingInterval::Month => tier.price_monthly,
        BillingInterval::Year => tier.price_yearly,
    };
    Ok(price.filter(|price| *price > 0).map(|price| ForSale {
        plan: plan.clone(),
        name: tier.name,
        audience: tier.audience,
        offer: Offer { position: tier.position.into(), interval: plan.interval, cents: i64::from(price) * 100 },
    }))
}

/// The same for an owner who wants it; what isn't for sale to them is refused.
pub(super) async fn wanted(cx: &CommandContext<'_>, owner: Owner, plan: &Plan) -> Result<ForSale, CommandError> {
    match find(cx.tx, plan).await? {
        Some(found) if found.audience == owner.audience() => Ok(found),
        Some(_) if owner.is_company => Err(CommandError::NotJobSeeker),
        Some(_) => Err(CommandError::NotEmployer),
        None => Err(CommandError::invalid("/p_tier_id", "isn't a tier that can be paid for at this interval")),
    }
}
