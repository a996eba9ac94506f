//! `preview_tier_change`: when another plan would begin, and what it costs at once. Changes nothing.

use super::{
    plan_change::{Answer, PlanChange},
    stripe::{StripeAnswered, StripeCall},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{arguments, decode},
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
    },
};
use devproof_billing::{Plan, change::Takes};
use devproof_vocabulary::BillingInterval;
use serde_json::{Map, Value};

arguments! { required { p_tier_id: String, p_billing_interval: BillingInterval } }

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let change = PlanChange::of(cx, owner, &current, &plan).await?;
    if change.takes == Takes::PeriodEnd {
        return Ok(ExternalQuery::Nothing);
    }
    let price = change.price(cx)?;
    cx.ask_stripe(&current, |subscription| StripeCall::Preview { subscription, price })
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let mut change = PlanChange::of(cx, owner, &current, &plan).await?;
    if let ExternalAnswer::Stripe(StripeAnswered::Price(cents)) = cx.external {
        change.due_now_cents = *cents;
    }
    Ok(change.answer(cx, &current))
}
