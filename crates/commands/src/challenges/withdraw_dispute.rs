//! `withdraw_dispute`: its finder takes an open dispute back.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::DisputeState;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, state: DisputeState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let sql = Sql::new(
        "update public.challenge_disputes set state = 'withdrawn', decided_at = $2::timestamptz
         where id = $1::uuid and state = 'open'",
    )
    .bind(args.p_id)
    .bind(cx.now);
    if cx.tx.execute(&sql).await? == 0 {
        let known = Sql::new("select d.state from public.challenge_disputes d where d.id = $1::uuid").bind(args.p_id);
        let state: DisputeState = cx.tx.value_opt(&known).await?.ok_or(CommandError::NotFound)?;
        return Err(CommandError::AlreadyDecided(json!({ "status": state })));
    }
    Ok(Answer { id: args.p_id, state: DisputeState::Withdrawn })
}
