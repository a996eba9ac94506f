//! What approving and rejecting have in common: who may, and that it happens once.

use crate::{
    CommandError, mail,
    notifications::settle,
    rpc::{context::CommandContext, rows, selection::Outcome},
    webhooks::{CandidateEvent, plan_events},
};
use devproof_db::{FromRow, Sql, columns};
use devproof_vocabulary::{InterestDecision, Permission, WebhookEvent};
use serde_json::json;
use std::collections::HashMap;
use uuid::Uuid;

/// A decision about to be made.
pub(super) struct Decision {
    pub(super) kind: InterestDecision,
    /// For the company alone.
    pub(super) reason: Option<String>,
    /// Key of the criterion that decided it.
    pub(super) criterion: Option<String>,
}

columns! {
    /// An interest as it is now.
    struct Interest {
        id: Uuid,
        decision: Option<InterestDecision>,
        has_criterion: bool,
    }
}

/// Decides on interests that are still open, as a member who may see the candidates of their jobs.
pub(super) async fn decide(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
    decision: &Decision,
) -> Result<Outcome, CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    let lock = Sql::new("select private.lock_interactions($1::uuid[])").bind(ids);
    // A criterion has to be one that the frozen match was scored by.
    let interests = Sql::new(
        "select i.id, i.decision, $2::text is null or exists (
             select from jsonb_array_elements(i.match -> 'criteria') c where c ->> 'key' = $2) as has_criterion
         from public.job_interactions i
         where i.id = any ($1::uuid[]) and i.status = 'interested'
           and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])",
    )
    .bind(ids)
    .bind(decision.criterion.clone());
    let [_, interests] = cx.tx.query_together([&lock, &interests]).await?;
    let interests: HashMap<Uuid, Interest> =
        interests.iter().map(|row| Interest::from_row(row).map(|one| (one.id, one))).collect::<Result<_, _>>()?;
    let outcome = Outcome::of(ids, |id| match interests.get(&id) {
        None => Err(CommandError::NotFound),
        Some(Interest { decision: Some(made), .. }) => Err(CommandError::AlreadyDecided(json!({ "decision": made }))),
        Some(Interest { has_criterion: false, .. }) => {
            Err(CommandError::invalid("/p_criterion", "isn't a criterion of this match"))
        }
        Some(_) => Ok(()),
    });
    if outcome.done.is_empty() {
        return Ok(outcome);
    }
    let update = Sql::new(
        "with decided as (
             update public.job_interactions i set decision = $2, decided_at = now() where i.id = any ($1::uuid[])
             returning true)
         select count(*) from decided",
    )
    .bind(outcome.done.as_slice())
    .bind(decision.kind.as_str());
    let note = Sql::new(
        "insert into public.job_interaction_decisions (job_interaction_id, decided_by, reason, criterion)
         select d.id, $2::uuid, $3::text, $4::text from unnest($1::uuid[]) d (id)",
    )
    .bind(outcome.done.as_slice())
    .bind(cx.user_id)
    .bind(decision.reason.clone())
    .bind(decision.criterion.clone());
    let events: Vec<String> = outcome.done.iter().copied().map(mail::interest_event).collect();
    let event = match decision.kind {
        InterestDecision::Approved => WebhookEvent::CandidateApproved,
        InterestDecision::Rejected | InterestDecision::Expired | InterestDecision::Withdrawn => {
            WebhookEvent::CandidateRejected
        }
    };
    let webhooks = plan_events(cx, &CandidateEvent::plain(event, &outcome.done));
    let [decided, _, _, _] = cx.tx.query_together([&update, &note, &settle(&events), &webhooks]).await?;
    let decided: i64 = rows::value(&decided)?;
    // Should the policies let one less through, that is no success.
    if usize::try_from(decided).ok() == Some(outcome.done.len()) { Ok(outcome) } else { Err(CommandError::NotFound) }
}
