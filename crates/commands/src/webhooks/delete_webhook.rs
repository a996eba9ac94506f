//! `delete_webhook`: with it goes everything that was sent to it or waits.

use super::endpoint::hold;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    hold(cx, args.p_id).await?;
    let delete = Sql::new("delete from public.webhook_endpoints w where w.id = $1::uuid").bind(args.p_id);
    cx.query_last([&delete]).await?;
    Ok(Answer { id: args.p_id })
}
