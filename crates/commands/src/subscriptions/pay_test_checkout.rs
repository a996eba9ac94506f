//! `pay_test_checkout`: pays a checkout of the test provider, or has the payment declined. Nobody is billed.

use super::{start_checkout::Checkout, test_provider::TestProvider};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{BillingProvider, CheckoutState};
use serde::Deserialize;
use ts_rs::TS;
use uuid::Uuid;

/// How the payment goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TestPayment {
    Pays,
    Declines,
}

arguments! { required { p_id: Uuid, p_outcome: TestPayment } }

answer! { id: Uuid, state: CheckoutState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let checkout = Checkout::of(cx, owner, args.p_id).await?.ok_or(CommandError::NotFound)?;
    if checkout.provider != BillingProvider::Test {
        return Err(CommandError::NotFound);
    }
    // Paying twice is paying once.
    if checkout.state == CheckoutState::Paid {
        return Ok(Answer { id: args.p_id, state: CheckoutState::Paid });
    }
    if !checkout.is_open(cx.now) {
        return Err(CommandError::CheckoutExpired);
    }
    if args.p_outcome == TestPayment::Declines {
        cx.tx.query(&Sql::new("select private.decline_checkout($1)").bind(args.p_id)).await?;
        return Ok(Answer { id: args.p_id, state: CheckoutState::Declined });
    }
    if cx.billing_account(owner).await?.current.is_some() {
        return Err(CommandError::AlreadySubscribed);
    }
    let provider = TestProvider::of(cx);
    provider.begin(args.p_id, checkout.plan()).await?;
    Ok(Answer { id: args.p_id, state: CheckoutState::Paid })
}
