//! `resume_subscription`: takes a cancellation or a smaller plan back that waits for the period's end.

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
use serde_json::{Map, Value};

arguments! {}

answer! {
    /// When it is renewed.
    renews_at: Timestamp,
}

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    _: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.subscription(owner).await?;
    cx.ask_stripe(&current, StripeCall::Resume)
}

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    if let Some(applied) = cx.stripe_answered().await? {
        return Ok(Answer { renews_at: Timestamp(applied.seen.snapshot.period_end) });
    }
    let current = cx.test_subscription(owner).await?;
    let provider = TestProvider::of(cx);
    let mut counterpart = provider.held(current.id).await?;
    if counterpart.due_at().is_some_and(|due| due <= cx.now) {
        // The period is over, and the clock only has not come by yet.
        return Err(CommandError::NotSubscribed);
    }
    if counterpart.snapshot.cancels || counterpart.snapshot.next.is_some() {
        let event = counterpart.resume(cx.now);
        provider.change(current.id, &counterpart, &event, None).await?;
    }
    Ok(Answer { renews_at: Timestamp(counterpart.snapshot.period_end) })
}
