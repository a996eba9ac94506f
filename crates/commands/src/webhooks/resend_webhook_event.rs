//! `resend_webhook_event`: sends an event once more, as the same event: who receives it twice knows it by its `webhook-id`.

use super::endpoint::{self, hold, wake};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_delivery_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.approved_company().await?;
    let company = endpoint::company(cx).await?;
    let endpoint = Sql::new(
        "select d.endpoint_id from public.webhook_deliveries d where d.id = $1::uuid and d.company_id = $2::uuid",
    )
    .bind(args.p_delivery_id)
    .bind(company);
    let endpoint: Uuid = cx.tx.value_opt(&endpoint).await?.ok_or(CommandError::NotFound)?;
    hold(cx, endpoint).await?.must_be_active()?;
    // Attempts are counted anew; one at least stays, so that it is known as an event that was sent.
    let again = Sql::new(
        "update public.webhook_deliveries d
         set state = 'waiting', due_at = $2::timestamptz, attempts = least(d.attempts, 1) where d.id = $1::uuid",
    )
    .bind(args.p_delivery_id)
    .bind(cx.now);
    cx.query_last([&again, &wake(endpoint)]).await?;
    Ok(Answer { id: args.p_delivery_id })
}
