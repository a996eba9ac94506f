//! `discard_job_import`: forgets an import, its file and its rows. Jobs that it made stay.

use super::bulk::Import;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{ImportStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.member_with(Permission::ManageJobs).await?;
    let import = Import::hold(cx, args.p_id).await?;
    if import.status == ImportStatus::Applying {
        return Err(CommandError::WrongStep(import.status.as_str()));
    }
    cx.tx.execute(&Sql::new("delete from public.job_imports i where i.id = $1::uuid").bind(import.id)).await?;
    Ok(Answer { id: import.id })
}
