//! `preview_tier_change`: when another plan would begin, and what it costs at once. Changes nothing.

use super::plan_change::{Answer, PlanChange};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_billing::Plan;
use devproof_vocabulary::BillingInterval;

arguments! { required { p_tier_id: String, p_billing_interval: BillingInterval } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let change = PlanChange::of(cx, owner, &current, &plan).await?;
    Ok(change.answer(cx, &current))
}
