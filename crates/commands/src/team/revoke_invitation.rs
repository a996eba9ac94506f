//! `revoke_invitation`: an open invitation of the company holds no more. Doing it twice is doing it once.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    command::Cx,
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.member_with(Permission::ManageTeam).await?;
    let sql = Sql::new("select private.revoke_team_invitation($1, $2::timestamptz)").bind(args.p_id).bind(cx.now);
    let found: bool = cx.tx.query_one(&sql).await?.get(0);
    if found { Ok(Answer { id: args.p_id }) } else { Err(CommandError::NotFound) }
}
