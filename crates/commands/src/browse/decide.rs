//! What "interested" and "not interested" have in common: one decision a job, one taken from the day.

use crate::{CommandError, check::Check, command::Cx, vocabulary::SOURCES};
use devproof_db::Sql;
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// The pot of a decision that a bonus pays for.
const BONUS: &str = "bonus";

/// A decision about to be made.
pub(super) struct Decision {
    pub(super) job: Uuid,
    /// `interested` or `not_interested`.
    pub(super) status: &'static str,
    pub(super) note: Option<String>,
    pub(super) source: String,
    /// Whether a bonus may pay for it, should the day be spent.
    pub(super) use_bonus: bool,
}

/// Where the decision was made; Discover unless said.
pub(super) fn source(check: &mut Check, given: Option<String>) -> String {
    check.one_of("p_source", given, SOURCES).unwrap_or_else(|| "discover".to_owned())
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
    .bind(&decision.source);
    let row = cx.tx.query_one(&known).await?;
    let (made, is_listed, pot): (Option<String>, bool, String) = (row.get(0), row.get(1), row.get(2));
    if let Some(status) = made {
        return Err(CommandError::AlreadyDecided(json!({ "status": status })));
    }
    if !is_listed {
        return Err(CommandError::NotFound);
    }
    let day = take(cx, &pot).await?;
    let paid_with = match day.refused {
        None => pot.as_str(),
        Some(_) if decision.use_bonus => BONUS,
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
    .bind(decision.status)
    .bind(decision.note)
    .bind(decision.source)
    .bind(paid_with)
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
async fn take(cx: &Cx<'_>, pot: &str) -> Result<Day, CommandError> {
    let sql = Sql::new(
        "select t.taken, t.used, coalesce(t.\"limit\", 0), t.day::text, t.resets_at from private.take_daily_usage($1) t",
    )
    .bind(pot);
    let row = cx.tx.query_one(&sql).await?;
    let taken: bool = row.get(0);
    let refused = (!taken).then(|| CommandError::DailyLimitReached {
        kind: pot.to_owned(),
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

/// What is left of the caller's day.
pub(super) async fn budget(cx: &Cx<'_>) -> Result<Value, CommandError> {
    Ok(cx.tx.query_one(&Sql::new("select private.daily_budget()")).await?.get(0))
}
