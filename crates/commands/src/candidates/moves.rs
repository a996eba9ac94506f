//! What moving one candidate and several have in common. Whoever can decide on a candidate can move them; each move is
//! written down. Moving someone to the stage they are in changes nothing.

use crate::{
    CommandError,
    rpc::{context::CommandContext, rows, selection::Outcome},
    webhooks::{CandidateEvent, plan_events},
};
use devproof_db::{FromRow, Row, Sql, columns};
use devproof_vocabulary::{Permission, StageKind, WebhookEvent};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::HashMap;
use ts_rs::TS;
use uuid::Uuid;

/// A candidate, and the stage that they are moved to.
#[derive(Debug, Clone, Copy, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CandidateMove {
    pub(crate) interaction_id: Uuid,
    pub(crate) stage_id: Uuid,
}

columns! {
    /// Where a candidate is.
    struct Placed {
        id: Uuid,
        stage_id: Option<Uuid>,
    }

    /// One of the company's stages.
    struct Stage {
        id: Uuid,
        kind: StageKind,
        name: String,
    }
}

fn by_id<T: FromRow>(rows: &[Row], id: impl Fn(&T) -> Uuid) -> Result<HashMap<Uuid, T>, CommandError> {
    let read = rows.iter().map(|row| T::from_row(row).map(|one| (id(&one), one)));
    Ok(read.collect::<Result<_, _>>()?)
}

pub(super) async fn move_all(cx: &CommandContext<'_>, moves: &[CandidateMove]) -> Result<Outcome, CommandError> {
    cx.approved_company().await?;
    let company = cx.member_with(Permission::ViewCandidates).await?;
    let ids: Vec<Uuid> = moves.iter().map(|one| one.interaction_id).collect();
    let lock = Sql::new("select private.lock_interactions($1::uuid[])").bind(ids.as_slice());
    let placed = Sql::new(
        "select i.id, s.stage_id
         from public.job_interactions i
         left join public.job_interaction_stages s on s.job_interaction_id = i.id
         where i.id = any ($1::uuid[]) and i.status = 'interested'
           and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])",
    )
    .bind(ids.as_slice());
    let stages = Sql::new("select s.id, s.kind, s.name from public.candidate_stages s where s.company_id = $1::uuid")
        .bind(company);
    let [_, placed, stages] = cx.tx.query_together([&lock, &placed, &stages]).await?;
    let placed: HashMap<Uuid, Placed> = by_id(&placed, |one: &Placed| one.id)?;
    let stages: HashMap<Uuid, Stage> = by_id(&stages, |one: &Stage| one.id)?;
    let target: HashMap<Uuid, Uuid> = moves.iter().map(|one| (one.interaction_id, one.stage_id)).collect();
    let outcome = Outcome::of(&ids, |id| match placed.get(&id) {
        None => Err(CommandError::NotFound),
        Some(Placed { stage_id: None, .. }) => Err(CommandError::CandidateNotApproved),
        Some(_) if target.get(&id).is_none_or(|stage| !stages.contains_key(stage)) => {
            Err(CommandError::invalid("/p_stage_id", "isn't a stage of your company"))
        }
        Some(_) => Ok(()),
    });
    let history: Vec<serde_json::Value> = (outcome.done.iter())
        .filter_map(|id| {
            let from = placed.get(id).and_then(|one| one.stage_id).and_then(|stage| stages.get(&stage))?;
            let to = target.get(id).and_then(|stage| stages.get(stage)).filter(|to| to.id != from.id)?;
            Some(json!({ "id": id, "stage_id": to.id, "from_kind": from.kind, "from_name": from.name,
                "to_kind": to.kind, "to_name": to.name }))
        })
        .collect();
    if history.is_empty() {
        return Ok(outcome);
    }
    let count = history.len();
    let events: Vec<CandidateEvent> = history.iter().filter_map(moved_event).collect();
    let webhooks = plan_events(cx, &events);
    let history = serde_json::Value::from(history);
    let update = Sql::new(
        "with moved as (
             update public.job_interaction_stages s
             set stage_id = n.stage_id, moved_by = $2::uuid, moved_at = clock_timestamp()
             from jsonb_to_recordset($1::jsonb) n (id uuid, stage_id uuid)
             where s.job_interaction_id = n.id
             returning true)
         select count(*) from moved",
    )
    .bind(history.clone())
    .bind(cx.user_id);
    let note = Sql::new(
        "insert into public.candidate_moves (job_interaction_id, from_kind, from_name, to_kind, to_name, moved_by)
         select n.id, n.from_kind, n.from_name, n.to_kind, n.to_name, $2::uuid
         from jsonb_to_recordset($1::jsonb) n (id uuid, from_kind text, from_name text, to_kind text, to_name text)",
    )
    .bind(history)
    .bind(cx.user_id);
    // A stage that was removed at this moment is none that a policy lets them be moved to.
    let moved = cx.tx.query_together([&update, &note, &webhooks]).await.map_err(|error| match error.into() {
        CommandError::NotAllowed => CommandError::Conflict,
        other => other,
    });
    let [moved, _, _] = moved?;
    let moved: i64 = rows::value(&moved)?;
    // Should the policies let one less through, that is no success.
    if usize::try_from(moved).ok() == Some(count) { Ok(outcome) } else { Err(CommandError::NotFound) }
}

/// What a webhook is told of a move.
fn moved_event(entry: &serde_json::Value) -> Option<CandidateEvent> {
    let interaction = entry["id"].as_str()?.parse().ok()?;
    let from = json!({ "name": entry["from_name"], "kind": entry["from_kind"] });
    Some(CandidateEvent { interaction, event: WebhookEvent::CandidateStageMoved, data: json!({ "from": from }) })
}
