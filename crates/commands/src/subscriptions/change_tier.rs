//! `change_tier`: another plan for a subscription. More begins at once and is paid at once; less begins when the period that is
//! paid ends.

use super::{
    plan_change::{Answer, PlanChange},
    test_provider::{Extra, TestProvider},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_billing::{Plan, change::Takes};
use devproof_db::Sql;
use devproof_vocabulary::BillingInterval;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_tier_id: String, p_billing_interval: BillingInterval } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.test_subscription(owner).await?;
    let plan = Plan { tier_id: args.p_tier_id, interval: args.p_billing_interval };
    let change = PlanChange::of(cx, owner, &current, &plan).await?;
    let provider = TestProvider { tx: cx.tx, site_url: &cx.settings.site_url, now: cx.now };
    let mut counterpart = provider.hold(current.id, false).await?.ok_or(CommandError::NotSubscribed)?;
    match change.takes {
        Takes::Now => {
            let seat = Sql::new("select private.take_seat($1, null, $2)").bind(&plan.tier_id).bind(current.id);
            if !cx.tx.value::<bool>(&seat).await? {
                return Err(CommandError::SoldOut(change.sale.name));
            }
            let told = counterpart.change(plan, cx.now);
            let extra = Extra { cents: change.due_now_cents };
            provider.change(current.id, &counterpart, &told, Some(extra)).await?;
        }
        Takes::PeriodEnd => {
            let told = counterpart.change_later(plan, cx.now);
            provider.change(current.id, &counterpart, &told, None).await?;
        }
    }
    Ok(change.answer(cx, &current))
}
