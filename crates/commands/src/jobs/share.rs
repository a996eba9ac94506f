//! What sharing a job and ending it have in common: who may.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::Permission;
use uuid::Uuid;

columns! {
    /// What the caller may share: this job, and any at all.
    struct Rights {
        is_shareable: bool,
        shares: bool,
    }
}

/// A job that the caller may share: an admin and a member with `manage_jobs` all of their approved company, a recruiter
/// with `view_candidates` their own.
pub(super) async fn shareable(cx: &CommandContext<'_>, job: Uuid) -> Result<(), CommandError> {
    cx.approved_company().await?;
    let sql = Sql::new(
        "select $1 = any (private.my_shareable_jobs()) as is_shareable,
             private.has_permission('manage_jobs') or private.has_permission('view_candidates') as shares",
    )
    .bind(job);
    let Rights { is_shareable, shares } = cx.tx.read(&sql).await?;
    match (is_shareable, shares) {
        (true, _) => Ok(()),
        (false, true) => Err(CommandError::NotFound),
        (false, false) => Err(CommandError::MissingPermission(Permission::ManageJobs.as_str())),
    }
}
