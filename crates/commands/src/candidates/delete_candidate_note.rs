//! `delete_candidate_note`: by its author, or by an admin.

use super::note;
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
    note::member(cx).await?;
    let delete =
        Sql::new("delete from public.candidate_notes n where n.id = $1::uuid returning n.id").bind(args.p_id);
    let id = cx.tx.value_opt(&delete).await?.ok_or(CommandError::NotFound)?;
    Ok(Answer { id })
}
