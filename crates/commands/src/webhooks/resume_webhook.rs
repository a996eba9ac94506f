//! `resume_webhook`: turns on one that was paused or switched off. Its failures are forgotten, and what waits is sent.

use super::endpoint::{hold, wake};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::WebhookState;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, state: WebhookState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let endpoint = hold(cx, args.p_id).await?;
    if endpoint.state == WebhookState::Active {
        return Err(CommandError::Unchanged);
    }
    let state = WebhookState::Active;
    let update = Sql::new(
        "update public.webhook_endpoints w set state = $2, failures = 0, failing_since = null, rests_until = null
         where w.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(state.as_str());
    let again = Sql::new(
        "update public.webhook_deliveries d set due_at = $2::timestamptz
         where d.endpoint_id = $1::uuid and d.state = 'waiting' and d.attempts > 0",
    )
    .bind(args.p_id)
    .bind(cx.now);
    cx.query_last([&update, &again, &wake(args.p_id)]).await?;
    Ok(Answer { id: args.p_id, state })
}
