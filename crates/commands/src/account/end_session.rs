//! `end_session`: ends one of the caller's sessions, on every device and protocol within seconds.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_session_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let sql = Sql::new("select private.end_my_session($1)").bind(args.p_session_id);
    if cx.tx.value(&sql).await? { Ok(Answer { id: args.p_session_id }) } else { Err(CommandError::NotFound) }
}
