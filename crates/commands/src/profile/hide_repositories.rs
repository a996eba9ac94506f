//! `hide_repositories`: the caller withdraws their consent; what GitHub said is deleted.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;

arguments! {}

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let forget = Sql::new("delete from public.repository_summaries s where s.profile_id = $1").bind(cx.user_id);
    cx.tx.execute(&forget).await?;
    Ok(Answer {})
}
