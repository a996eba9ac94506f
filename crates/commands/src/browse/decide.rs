//! What "interested" and "not interested" have in common: one decision a job, one taken from the day.

use crate::{CommandError, command::Cx};
use devproof_db::{Json, Sql};
use devproof_vocabulary::{InteractionSource, InteractionStatus, Quota};
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use ts_rs::TS;
use uuid::Uuid;

/// A decision about to be made.
pub(super) struct Decision {
    pub(super) job: Uuid,
    pub(super) status: InteractionStatus,
    pub(super) note: Option<String>,
    /// Where it was made.
    pub(super) source: InteractionSource,
    /// Whether a bonus may pay for it, should the day be spent.
    pub(super) use_bonus: bool,
}

/// Makes the decision and counts it. Decisions of one person come here one after the other, so that a double click
/// finds the first decision and takes nothing.
pub(super) async fn decide(cx: &Cx<'_>, decision: Decision) -> Result<Uuid, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let known = Sql::new(
        "select (select i.status from public.job_interactions i
                 where i.job_opening_id = $1::uuid and i.profile_id = $2::uuid),
                exists (select from public.job_openings j where j.id = $1::uuid and j.is_listed),
                private.todays_pot($1::uuid, $3)",
    )
    .bind(decision.job)
    .bind(cx.user_id)
    .bind(decision.source.as_str());
    let row = cx.tx.query_one(&known).await?;
    let (made, is_listed): (Option<InteractionStatus>, bool) = (row.try_get(0)?, row.get(1));
    let pot: Quota = row.try_get(2)?;
    if let Some(status) = made {
        return Err(CommandError::AlreadyDecided(json!({ "status": status })));
    }
    if !is_listed {
        return Err(CommandError::NotFound);
    }
    let day = take(cx, pot).await?;
    let paid_with = match day.refused {
        None => pot,
        Some(_) if decision.use_bonus => Quota::Bonus,
        Some(refusal) => return Err(refusal),
    };
    let id = Uuid::new_v4();
    let insert = Sql::new(
        "insert into public.job_interactions (id, job_opening_id, profile_id, status, note, source, pot, usage_day)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(id)
    .bind(decision.job)
    .bind(cx.user_id)
    .bind(decision.status.as_str())
    .bind(decision.note)
    .bind(decision.source.as_str())
    .bind(paid_with.as_str())
    .bind(day.day);
    cx.tx.execute(&insert).await?;
    match day.refused {
        Some(refusal) if !use_bonus(cx, id).await? => Err(refusal),
        _ => Ok(id),
    }
}

/// The day that a decision was to be taken from.
struct Day {
    day: String,
    /// Why nothing was taken; `None` when one was.
    refused: Option<CommandError>,
}

/// Takes one of the day's decisions, if one is left.
async fn take(cx: &Cx<'_>, pot: Quota) -> Result<Day, CommandError> {
    let sql = Sql::new(
        "select t.taken, t.used, coalesce(t.\"limit\", 0), t.day::text, t.resets_at from private.take_daily_usage($1) t",
    )
    .bind(pot.as_str());
    let row = cx.tx.query_one(&sql).await?;
    let taken: bool = row.get(0);
    let refused = (!taken).then(|| CommandError::DailyLimitReached {
        kind: pot.to_string(),
        limit: row.get(2),
        used: row.get(1),
        resets_at: row.get::<_, OffsetDateTime>(4).format(&Rfc3339).unwrap_or_default(),
    });
    Ok(Day { day: row.get(3), refused })
}

/// Pays a decision that was just made with a bonus; whether there was one.
async fn use_bonus(cx: &Cx<'_>, interaction: Uuid) -> Result<bool, CommandError> {
    Ok(cx.tx.query_one(&Sql::new("select private.use_bonus($1)").bind(interaction)).await?.get(0))
}

/// What is left of the day's decisions.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct Budget {
    day: String,
    resets_at: String,
    server_now: String,
    discover: QuotaUse,
    featured: QuotaUse,
    /// Decisions that came back because nobody answered: to be used when a day is spent.
    bonus: i32,
}

/// One of the day's limits.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct QuotaUse {
    used: i32,
    limit: i32,
    left: i32,
}

/// What became of a decision.
#[derive(Debug, Serialize, TS)]
pub(crate) struct DecisionAnswer {
    pub(super) id: Uuid,
    pub(super) status: InteractionStatus,
    pub(super) budget: Budget,
    pub(super) match_score: Option<i32>,
}

/// What is left of the caller's day.
pub(super) async fn budget(cx: &Cx<'_>) -> Result<Budget, CommandError> {
    let Json(budget) = cx.tx.query_one(&Sql::new("select private.daily_budget()")).await?.try_get(0)?;
    Ok(budget)
}
