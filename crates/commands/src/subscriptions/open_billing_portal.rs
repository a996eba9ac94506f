//! `open_billing_portal`: where the payment method and invoices are looked after.

use super::{
    notices::SETTINGS,
    stripe::{StripeAnswered, StripeCall},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
    },
};
use serde_json::{Map, Value};

arguments! {}

answer! {
    /// A path of the web app, or the provider's address.
    url: String,
}

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    _: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let owner = cx.billing_owner().await?;
    let account = cx.billing_account(owner).await?;
    let current = account.current.ok_or(CommandError::NotSubscribed)?;
    let customer = account.customer.unwrap_or_default();
    let return_url = format!("{}{SETTINGS}", cx.settings.site_url);
    cx.ask_stripe(&current, |_| StripeCall::Portal { customer, return_url })
}

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    if let ExternalAnswer::Stripe(StripeAnswered::Url(url)) = cx.external {
        return Ok(Answer { url: url.clone() });
    }
    cx.test_subscription(owner).await?;
    Ok(Answer { url: SETTINGS.to_owned() })
}
