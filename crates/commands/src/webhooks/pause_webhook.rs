//! `pause_webhook`: what happens from now on isn't sent; what waits is sent once it is turned on again.

use super::endpoint::hold;
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
    hold(cx, args.p_id).await?.must_be_active()?;
    let state = WebhookState::Paused;
    let update = Sql::new("update public.webhook_endpoints w set state = $2 where w.id = $1::uuid")
        .bind(args.p_id)
        .bind(state.as_str());
    cx.query_last([&update]).await?;
    Ok(Answer { id: args.p_id, state })
}
