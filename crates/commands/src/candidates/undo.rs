//! What undoing one decision and several have in common: within ten seconds it is as if it had not been made. Who decided
//! can undo it, once, and not after someone has written in the conversation that it opened.

use crate::{
    CommandError, mail,
    rpc::{context::CommandContext, rows, selection::Outcome},
    webhooks::{take_back_decisions, tell_undone},
};
use devproof_db::{FromRow, Sql, columns};
use devproof_vocabulary::{InterestDecision, Permission};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

columns! {
    /// A decision that is to be undone.
    struct Decided {
        id: Uuid,
        decision: Option<InterestDecision>,
        is_mine: bool,
        in_time: bool,
    }
}

pub(super) async fn undo(cx: &CommandContext<'_>, ids: &[Uuid]) -> Result<Outcome, CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    let lock = Sql::new("select private.lock_interactions($1::uuid[])").bind(ids);
    // The policies draw the same line, by the same clock.
    let decided = Sql::new(
        "select i.id, i.decision, coalesce(d.decided_by = $2::uuid, false) as is_mine,
             i.id = any ((select private.my_new_decisions())::uuid[]) as in_time
         from public.job_interactions i
         left join public.job_interaction_decisions d on d.job_interaction_id = i.id
         where i.id = any ($1::uuid[]) and i.status = 'interested'
           and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])",
    )
    .bind(ids)
    .bind(cx.user_id);
    let [_, decided] = cx.tx.query_together([&lock, &decided]).await?;
    let decided: HashMap<Uuid, Decided> =
        decided.iter().map(|row| Decided::from_row(row).map(|one| (one.id, one))).collect::<Result<_, _>>()?;
    let mut outcome = Outcome::of(ids, |id| match decided.get(&id) {
        None => Err(CommandError::NotFound),
        Some(Decided {
            decision: Some(InterestDecision::Approved | InterestDecision::Rejected),
            is_mine: false,
            ..
        }) => Err(CommandError::NotAllowed),
        Some(Decided { in_time: true, .. }) => Ok(()),
        Some(_) => Err(CommandError::UndoExpired),
    });
    let approved: Vec<Uuid> = (outcome.done.iter().copied())
        .filter(|id| decided.get(id).is_some_and(|one| one.decision == Some(InterestDecision::Approved)))
        .collect();
    if !approved.is_empty() {
        // A message that is being sent at this moment comes before, and then stays.
        let delete =
            Sql::new("select unnest(private.delete_silent_conversations($1::uuid[]))").bind(approved.as_slice());
        let silent: Vec<Uuid> = cx.tx.values(&delete).await?;
        let silent: HashSet<Uuid> = silent.into_iter().collect();
        outcome.refuse(|id| approved.contains(&id) && !silent.contains(&id), || CommandError::ConversationStarted);
    }
    if outcome.done.is_empty() {
        return Ok(outcome);
    }
    let reopen = Sql::new(
        "with reopened as (
             update public.job_interactions i set decision = null, decided_at = null where i.id = any ($1::uuid[])
             returning true)
         select count(*) from reopened",
    )
    .bind(outcome.done.as_slice());
    let forget =
        Sql::new("delete from public.job_interaction_decisions d where d.job_interaction_id = any ($1::uuid[])")
            .bind(outcome.done.as_slice());
    let (told, webhooks) = (mail::take_back_decided(&outcome.done), take_back_decisions(&outcome.done));
    let [reopened, _, _, sent] = cx.tx.query_together([&reopen, &forget, &told, &webhooks]).await?;
    let reopened: i64 = rows::value(&reopened)?;
    // The ten seconds ended between the two looks at the clock.
    if usize::try_from(reopened).ok() != Some(outcome.done.len()) {
        return Err(CommandError::UndoExpired);
    }
    tell_undone(cx, &sent).await?;
    Ok(outcome)
}
