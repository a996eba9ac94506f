//! What approving and rejecting have in common: who may, and that it happens once.

use crate::{
    CommandError, mail,
    notifications::settle,
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{InterestDecision, Permission};
use serde_json::json;
use uuid::Uuid;

/// Decides on an interest that is still open, as a member who may see the job's candidates.
pub(super) async fn decide(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    decision: InterestDecision,
    reason: Option<String>,
    criterion: Option<String>,
) -> Result<(), CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    let lock = Sql::new("select private.lock_interaction($1)").bind(interaction);
    let made = Sql::new(
        "select i.decision from public.job_interactions i
         where i.id = $1::uuid and i.status = 'interested'
           and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])",
    )
    .bind(interaction);
    let [_, made] = cx.tx.query_together([&lock, &made]).await?;
    let made: Open = rows::row_opt(&made)?.ok_or(CommandError::NotFound)?;
    if let Some(made) = made.decision {
        return Err(CommandError::AlreadyDecided(json!({ "decision": made })));
    }
    let update = Sql::new(
        "update public.job_interactions i set decision = $2, decided_at = now() where i.id = $1::uuid returning true",
    )
    .bind(interaction)
    .bind(decision.as_str());
    let note = Sql::new(
        "insert into public.job_interaction_decisions (job_interaction_id, decided_by, reason, criterion)
         values ($1, $2, $3, $4)",
    )
    .bind(interaction)
    .bind(cx.user_id)
    .bind(reason)
    .bind(criterion);
    let seen = settle(&mail::interest_event(interaction));
    let [decided, _, _] = cx.tx.query_together([&update, &note, &seen]).await?;
    if decided.is_empty() { Err(CommandError::NotFound) } else { Ok(()) }
}

columns! {
    /// An interest as it is now.
    struct Open {
        decision: Option<InterestDecision>,
    }
}
