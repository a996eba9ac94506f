//! What approving and rejecting have in common: who may, and that it happens once.

use crate::{CommandError, caller::Lock, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde_json::json;
use uuid::Uuid;

/// Decides on an interest that is still open, as a member who may see the job's candidates.
pub(super) async fn decide(
    cx: &Cx<'_>,
    interaction: Uuid,
    decision: &'static str,
    reason: Option<String>,
    criterion: Option<String>,
) -> Result<(), CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    cx.lock(Lock::Interaction, interaction).await?;
    let sql = Sql::new(
        "select i.decision from public.job_interactions i
         where i.id = $1::uuid and i.status = 'interested'
           and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])",
    )
    .bind(interaction);
    let made: Option<String> = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotFound)?.get(0);
    if let Some(made) = made {
        return Err(CommandError::AlreadyDecided(json!({ "decision": made })));
    }
    let update =
        Sql::new("update public.job_interactions i set decision = $2, decided_at = now() where i.id = $1::uuid");
    if cx.tx.execute(&update.bind(interaction).bind(decision)).await? == 0 {
        return Err(CommandError::NotFound);
    }
    let note = Sql::new(
        "insert into public.job_interaction_decisions (job_interaction_id, decided_by, reason, criterion)
         values ($1, $2, $3, $4)",
    )
    .bind(interaction)
    .bind(cx.user_id)
    .bind(reason)
    .bind(criterion);
    cx.tx.execute(&note).await?;
    Ok(())
}
