//! `settle_test_payment`: a payment that failed with the test provider is paid after all.

use super::test_provider::TestProvider;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_billing::Payment;
use uuid::Uuid;

arguments! {}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let current = cx.test_subscription(owner).await?;
    let provider = TestProvider::of(cx);
    let mut counterpart = provider.held(current.id).await?;
    counterpart.fails_next = false;
    if counterpart.snapshot.payment == Payment::Failed {
        let event = counterpart.pay(cx.now);
        provider.change(current.id, &counterpart, &event, None).await?;
    } else {
        provider.keep(current.id, &counterpart).await?;
    }
    Ok(Answer { id: current.id })
}
