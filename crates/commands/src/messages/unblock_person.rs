//! `unblock_person`: takes back a block. Also for someone with whom no conversation is left.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_person_id: Uuid } }

answer! { person_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let sql = Sql::new("delete from public.blocked_people b where b.blocker_id = $1 and b.blocked_id = $2")
        .bind(cx.user_id)
        .bind(args.p_person_id);
    cx.tx.execute(&sql).await?;
    Ok(Answer { person_id: args.p_person_id })
}
