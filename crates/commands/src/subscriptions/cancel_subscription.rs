//! `cancel_subscription`: ends a subscription when the period that is paid ends. Until then its features stay.

use super::{stripe::StripeCall, test_provider::TestProvider};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        external::ExternalQuery,
        timestamp::Timestamp,
    },
};
use devproof_billing::Payment;
use devproof_vocabulary::SubscriptionState;
use serde_json::{Map, Value};

arguments! {}

answer! {
    /// When it ends.
    ends_at: Timestamp,
}

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    _: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    let at_once = current.state == SubscriptionState::PastDue;
    cx.ask_stripe(&current, |subscription| StripeCall::Cancel { subscription, at_once })
}

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    if let Some(applied) = cx.stripe_answered().await? {
        let has_ended = applied.seen.snapshot.payment == Payment::Ended;
        return Ok(Answer { ends_at: Timestamp(if has_ended { cx.now } else { applied.seen.snapshot.period_end }) });
    }
    let current = cx.test_subscription(owner).await?;
    let provider = TestProvider::of(cx);
    let mut counterpart = provider.held(current.id).await?;
    let mut ends_at = counterpart.snapshot.period_end;
    if counterpart.snapshot.payment == Payment::Failed {
        // What isn't paid for has nothing to keep.
        let event = counterpart.end(cx.now);
        provider.change(current.id, &counterpart, &event, None).await?;
        ends_at = cx.now;
    } else if !counterpart.snapshot.cancels {
        let event = counterpart.cancel(cx.now);
        provider.change(current.id, &counterpart, &event, None).await?;
    }
    Ok(Answer { ends_at: Timestamp(ends_at) })
}
