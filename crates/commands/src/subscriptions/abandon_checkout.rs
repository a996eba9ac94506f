//! `abandon_checkout`: gives a checkout up, and its seat free. One that was paid stays paid.

use super::{
    start_checkout::Checkout,
    stripe::{StripeAnswered, StripeCall, StripeQuery},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
    },
};
use devproof_db::Sql;
use devproof_vocabulary::CheckoutState;
use serde_json::{Map, Value};
use std::sync::Arc;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, state: CheckoutState }

/// Before the transaction: what Stripe is asked.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    let owner = cx.billing_owner().await?;
    let checkout = Checkout::of(cx, owner, args.p_id).await?.ok_or(CommandError::NotFound)?;
    match (cx.settings.billing.stripe(), checkout.provider_session_id) {
        (Some(stripe), Some(session)) if checkout.state != CheckoutState::Paid => {
            let query = StripeQuery { stripe: Arc::clone(stripe), call: StripeCall::Expire(session) };
            Ok(ExternalQuery::Stripe(Box::new(query)))
        }
        _ => Ok(ExternalQuery::Nothing),
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let checkout = Checkout::of(cx, owner, args.p_id).await?.ok_or(CommandError::NotFound)?;
    // Its subscription is on the way.
    if matches!(cx.external, ExternalAnswer::Stripe(StripeAnswered::Paid)) {
        return Ok(Answer { id: args.p_id, state: CheckoutState::Paid });
    }
    let end = Sql::new("select private.end_checkout($1, $2)").bind(args.p_id).bind(CheckoutState::Abandoned.as_str());
    let has_ended: bool = cx.tx.value(&end).await?;
    let state = if has_ended { CheckoutState::Abandoned } else { checkout.state };
    Ok(Answer { id: args.p_id, state })
}
