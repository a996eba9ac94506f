//! `change_tier`: another plan for a subscription. More begins at once and is paid at once; less begins when the period that is
//! paid ends.

use super::{
    plan_change::{Answer, PlanChange},
    stripe::{StripeCall, plan_ask},
    test_provider::{Extra, TestProvider},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{arguments, decode},
        context::CommandContext,
        external::ExternalQuery,
    },
};
use devproof_billing::{Plan, change::Takes};
use devproof_db::Sql;
use devproof_vocabulary::{BillingInterval, BillingProvider};
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_tier_id: String, p_billing_interval: BillingInterval } }

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let Args { p_id: id, p_tier_id, p_billing_interval } = decode("", Value::Object(args))?;
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    if current.provider == BillingProvider::Test {
        return Ok(ExternalQuery::Nothing);
    }
    let plan = Plan { tier_id: p_tier_id, interval: p_billing_interval };
    let change = PlanChange::of(cx, owner, &current, &plan).await?;
    let price = change.price(cx)?;
    match change.takes {
        // The seat is kept before anything is paid.
        Takes::Now => {
            keep_seat(cx, &change, current.id, id).await?;
            cx.ask_stripe(&current, |subscription| StripeCall::Upgrade { id, subscription, price })
        }
        Takes::PeriodEnd => {
            cx.ask_stripe(&current, |subscription| StripeCall::Downgrade { id, subscription, price, next: plan })
        }
    }
}

/// Where nothing was paid, the seat is free at once. Of an answer that never came nobody knows: Stripe is asked, and what it says
/// of the subscription gives the seat back or keeps it.
pub(crate) async fn after_failed_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
    error: &CommandError,
) -> Result<(), CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    if matches!(error, CommandError::PaymentDeclined) {
        let release = Sql::new("select private.release_seat($1, $2)").bind(current.id).bind(args.p_id);
        cx.tx.query(&release).await?;
    } else {
        plan_ask(cx.tx, &current.name, false).await?;
    }
    Ok(())
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    if let Some(applied) = cx.stripe_answered().await? {
        // What was charged is in the receipt, which Stripe tells of.
        return Ok(Answer::made(cx.now, &applied.seen.snapshot));
    }
    let current = cx.test_subscription(owner).await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let change = PlanChange::of(cx, owner, &current, &plan).await?;
    let provider = TestProvider::of(cx);
    let mut counterpart = provider.held(current.id).await?;
    match change.takes {
        Takes::Now => {
            keep_seat(cx, &change, current.id, args.p_id).await?;
            let event = counterpart.change(plan, cx.now);
            let extra = Extra { cents: change.due_now_cents };
            provider.change(current.id, &counterpart, &event, Some(extra)).await?;
        }
        Takes::PeriodEnd => {
            let event = counterpart.change_later(plan, cx.now);
            provider.change(current.id, &counterpart, &event, None).await?;
        }
    }
    Ok(change.answer(cx, &current))
}

/// A seat for a plan that begins at once, where its tier is limited.
async fn keep_seat(
    cx: &CommandContext<'_>,
    change: &PlanChange,
    subscription: Uuid,
    id: Uuid,
) -> Result<(), CommandError> {
    let seat = Sql::new("select private.keep_seat($1, $2, $3)");
    let seat = seat.bind(&change.sale.plan.tier_id).bind(subscription).bind(id);
    if cx.tx.value(&seat).await? { Ok(()) } else { Err(CommandError::SoldOut(change.sale.name.clone())) }
}
