//! `run_job_import`: takes the good rows of an import over, in one transaction, in the background. A second call says
//! where the first one stands.

use super::bulk::{Choices, Import, plan_task};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
    },
};
use devproof_vocabulary::{ImportStatus, Permission};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
    optional { p_choices: Value }
}

answer! { id: Uuid, status: ImportStatus }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let choices: Choices = decode("/p_choices", args.p_choices.unwrap_or_else(|| json!({})))?;
    cx.member_with(Permission::ManageJobs).await?;
    if choices.publish {
        cx.approved_company().await?;
    }
    let mut import = Import::hold(cx, args.p_id).await?;
    import.must_be(&[ImportStatus::Ready, ImportStatus::Applying, ImportStatus::Applied])?;
    if choices.skip.len() > usize::try_from(import.rows).unwrap_or_default() {
        return Err(CommandError::invalid("/p_choices/skip", "names more rows than there are"));
    }
    if import.status == ImportStatus::Ready {
        import.status = ImportStatus::Applying;
        import.choices = Some(json!(choices));
        import.save(cx).await?;
        plan_task(cx, import.id).await?;
    }
    Ok(Answer { id: import.id, status: import.status })
}
