//! `abandon_checkout`: gives a checkout up, and its seat free. One that was paid stays paid.

use super::start_checkout::Checkout;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::CheckoutState;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, state: CheckoutState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let owner = cx.billing_owner().await?;
    let checkout = Checkout::of(cx, owner, args.p_id).await?.ok_or(CommandError::NotFound)?;
    let end =
        Sql::new("select private.end_checkout($1, $2)").bind(args.p_id).bind(CheckoutState::Abandoned.as_str());
    let has_ended: bool = cx.tx.value(&end).await?;
    let state = if has_ended { CheckoutState::Abandoned } else { checkout.state };
    Ok(Answer { id: args.p_id, state })
}
