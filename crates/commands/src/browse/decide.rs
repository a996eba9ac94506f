//! What "interested" and "not interested" have in common: one decision a job, one taken from the day.

use crate::{
    CommandError,
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Json, Row, Sql, columns};
use devproof_vocabulary::{DecisionSource, InteractionStatus, Quota};
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
    pub(super) source: DecisionSource,
    /// Whether a bonus may pay for it, should the day be spent.
    pub(super) use_bonus: bool,
}

/// A decision that may be made. Its statements go together with those that need it, in this order.
pub(super) struct Allowed {
    pub(super) id: Uuid,
    pub(super) insert: Sql,
    /// Takes it from the day, or from the bonuses.
    pub(super) pay: Sql,
    refusal: CommandError,
}

impl Allowed {
    /// Refuses when nothing was left to pay with.
    pub(super) fn check_paid(self, answer: &[Row]) -> Result<(), CommandError> {
        if rows::value(answer)? { Ok(()) } else { Err(self.refusal) }
    }
}

columns! {
    /// What deciding depends on.
    struct DecisionFacts {
        made: Option<InteractionStatus>,
        is_listed: bool,
        is_featured: bool,
        day: String,
        resets_at: OffsetDateTime,
        discover_limit: i32,
        discover_used: i32,
        featured_limit: i32,
        featured_used: i32,
    }
}

/// The first reads of a decision. Holds the caller's row: decisions of one person come one after the other, so that a double
/// click finds the first decision and takes nothing. Then reads what [`allow`] looks at.
pub(super) fn facts(caller: Uuid, job: Uuid) -> [Sql; 2] {
    let facts = Sql::new(
        "select (select i.status from public.job_interactions i
                 where i.job_opening_id = $1::uuid and i.profile_id = $2::uuid) as made,
             exists (select from public.job_openings j where j.id = $1::uuid and j.is_listed) as is_listed,
             exists (select from public.featured_jobs f where f.job_opening_id = $1::uuid and f.day = d.day) as is_featured,
             d.day::text as day, (d.day + 1)::timestamp at time zone 'utc' as resets_at,
             coalesce((d.limits ->> 'discover_per_day')::integer, 0) as discover_limit,
             coalesce(discover.used::integer, 0) as discover_used,
             coalesce((d.limits ->> 'featured_per_day')::integer, 0) as featured_limit,
             coalesce(featured.used::integer, 0) as featured_used
         from (select (now() at time zone 'utc')::date as day, private.tier_limits() as limits offset 0) d
         left join public.daily_usage discover
             on discover.profile_id = $2::uuid and discover.day = d.day and discover.quota = 'discover'
         left join public.daily_usage featured
             on featured.profile_id = $2::uuid and featured.day = d.day and featured.quota = 'featured'",
    )
    .bind(job)
    .bind(caller);
    [Sql::new("select private.lock_me()"), facts]
}

/// Looks whether the decision may be made, and what pays for it, by the answer of [`facts`].
pub(super) fn allow(cx: &CommandContext<'_>, decision: Decision, facts: &[Row]) -> Result<Allowed, CommandError> {
    let known: DecisionFacts = rows::row(facts)?;
    if let Some(status) = known.made {
        return Err(CommandError::AlreadyDecided(json!({ "status": status })));
    }
    if !known.is_listed {
        return Err(CommandError::NotFound);
    }
    // The featured limit is for jobs of the day's set that were met there.
    let (quota, limit, used) = match decision.source {
        DecisionSource::Featured if known.is_featured => (Quota::Featured, known.featured_limit, known.featured_used),
        _ => (Quota::Discover, known.discover_limit, known.discover_used),
    };
    let resets_at = known.resets_at.format(&Rfc3339).unwrap_or_default();
    let refusal = CommandError::DailyLimitReached { quota: quota.to_string(), limit, used, resets_at, tier: None };
    let id = Uuid::new_v4();
    let (paid_with, pay) = match (used < limit, decision.use_bonus) {
        (true, _) => {
            let pay = Sql::new("select private.consume_daily_quota($1, $2, $3::date, $4) is not null")
                .bind(cx.user_id)
                .bind(quota.as_str())
                .bind(&known.day)
                .bind(limit);
            (quota, pay)
        }
        (false, true) => (Quota::Bonus, Sql::new("select private.use_bonus($1, $2)").bind(cx.user_id).bind(id)),
        (false, false) => return Err(refusal),
    };
    let insert = Sql::new(
        "insert into public.job_interactions (id, job_opening_id, profile_id, status, note, source, quota, usage_day)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(id)
    .bind(decision.job)
    .bind(cx.user_id)
    .bind(decision.status.as_str())
    .bind(decision.note)
    .bind(decision.source.as_str())
    .bind(paid_with.as_str())
    .bind(known.day);
    Ok(Allowed { id, insert, pay, refusal })
}

/// What is left of the day's decisions.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct DailyQuotas {
    day: String,
    resets_at: String,
    server_now: String,
    discover: QuotaUse,
    featured: QuotaUse,
    /// Decisions that came back because no one answered: to be used when a day is spent.
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
    pub(super) quotas: DailyQuotas,
    pub(super) match_score: Option<i32>,
}

/// What is left of the caller's day.
pub(super) fn quotas() -> Sql {
    Sql::new("select private.daily_quotas()")
}

/// The same from its answer.
pub(super) fn read_quotas(answer: &[Row]) -> Result<DailyQuotas, CommandError> {
    let Json(quotas) = rows::value(answer)?;
    Ok(quotas)
}
