//! `remove_from_watchlist`: whether or not they are on it.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_profile_id: Uuid } }

answer! { profile_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.employer()?;
    let delete = Sql::new("delete from public.watchlist w where w.owner_id = $1::uuid and w.profile_id = $2::uuid")
        .bind(cx.user_id)
        .bind(args.p_profile_id);
    cx.tx.execute(&delete).await?;
    Ok(Answer { profile_id: args.p_profile_id })
}
