//! `end_test_period`: ends the period that runs with the test provider, as if its time were over: a subscription renews, changes
//! to the plan that waits, ends, or its payment fails.

use super::test_provider::TestProvider;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use time::Duration;
use uuid::Uuid;

arguments! {}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.test_subscription(owner).await?;
    // A period that began this second has one second still.
    let now = cx.now.max(current.seen.snapshot.period_start + Duration::SECOND);
    let provider = TestProvider { now, ..TestProvider::of(cx) };
    let mut counterpart = provider.held(current.id).await?;
    counterpart.end_period(now);
    provider.run(current.id, counterpart).await?;
    Ok(Answer { id: current.id })
}
