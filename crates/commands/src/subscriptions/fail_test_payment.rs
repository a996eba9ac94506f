//! `fail_test_payment`: the next payment of a subscription with the test provider fails.

use super::test_provider::TestProvider;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use uuid::Uuid;

arguments! {}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.test_subscription(owner).await?;
    let provider = TestProvider::of(cx);
    let mut counterpart = provider.held(current.id).await?;
    counterpart.fails_next = true;
    provider.keep(current.id, &counterpart).await?;
    Ok(Answer { id: current.id })
}
