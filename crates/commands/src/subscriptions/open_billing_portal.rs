//! `open_billing_portal`: where the payment method and invoices are looked after.

use super::notices::SETTINGS;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};

arguments! {}

answer! {
    /// A path of the web app, or the provider's address.
    url: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, Args {}: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    cx.subscription(owner).await?;
    Ok(Answer { url: SETTINGS.to_owned() })
}
