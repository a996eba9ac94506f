//! `delete_employer_challenge`: throws a draft away. What was published once is archived instead: candidates hold it.

use super::document::Challenge;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, deleted: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.member_with(Permission::ManageChallenges).await?;
    let held = Challenge::hold(cx, args.p_id).await?;
    if held.version.is_some() {
        return Err(CommandError::ChallengeStatus(held.status.to_string()));
    }
    let sql = Sql::new("delete from public.employer_challenges e where e.id = $1::uuid").bind(args.p_id);
    if cx.tx.execute(&sql).await? == 0 {
        return Err(CommandError::NotAllowed);
    }
    Ok(Answer { id: args.p_id, deleted: true })
}
