//! `invite_to_job`: a company asks a person whom it can find for one of its jobs. Whatever is the person's own reason that
//! they can't be invited, the company gets one answer; only its own month and its own earlier invitation are said.

use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        rows,
        timestamp::Timestamp,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{JobInvitationStatus, JobStatus, Permission};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Job invitations that a person gets in a week, of all companies.
const MAX_PER_WEEK: i32 = 3;
/// How long a person has to answer.
const TIME_TO_ANSWER: Duration = Duration::days(14);
/// Longest reason, in characters.
const MAX_REASON: usize = 1000;

arguments! { required { p_job_opening_id: Uuid, p_profile_id: Uuid, p_reason: String } }

answer! {
    id: Uuid,
    status: JobInvitationStatus,
    expires_at: Timestamp,
    /// What the company has sent this month, and may send.
    limit: Option<i32>,
    used: i32,
    resets_at: Timestamp,
}

columns! {
    /// What an invitation depends on.
    struct Facts {
        job_status: JobStatus,
        is_listed: bool,
        earlier_id: Option<Uuid>,
        monthly_limit: Option<i32>,
        used: i32,
        resets_at: OffsetDateTime,
        is_findable: bool,
        takes_job_invitations: bool,
        has_refused: bool,
        are_blocked: bool,
        has_decided: bool,
        week_count: i32,
    }
}

impl Facts {
    /// Whether nothing on the person's side speaks against it. All of it is read whatever the answer is, so that the time
    /// that a refusal takes doesn't tell the reason.
    const fn can_be_invited(&self) -> bool {
        self.is_findable
            && self.takes_job_invitations
            && !self.has_refused
            && !self.are_blocked
            && !self.has_decided
            && self.week_count < MAX_PER_WEEK
    }

    fn limit_reached(&self) -> CommandError {
        let limit = self.monthly_limit.unwrap_or(i32::MAX);
        CommandError::JobInvitationLimit { limit, used: self.used.max(limit), resets_at: self.resets_at, tier: None }
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = check.text("p_reason", &args.p_reason, MAX_REASON).trim().to_owned();
    check.finish()?;
    let company = cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    // Held, so that two invitations to one person, or one and what the person changes, come one after the other.
    let lock = Sql::new("select private.lock_profile($1)").bind(args.p_profile_id);
    let facts = Sql::new(
        "select f.job_status, f.is_listed, f.earlier_id, f.monthly_limit, f.used, f.resets_at, f.is_findable,
             f.takes_job_invitations, f.has_refused, f.are_blocked, f.has_decided, f.week_count
         from private.job_invitation_facts($1, $2, $3) f",
    )
    .bind(args.p_job_opening_id)
    .bind(args.p_profile_id)
    .bind(cx.now);
    let [_, facts] = cx.tx.query_together([&lock, &facts]).await?;
    let facts: Facts = rows::row_opt(&facts)?.ok_or(CommandError::NotFound)?;
    if !facts.is_listed {
        return Err(CommandError::WrongStatus(facts.job_status.to_string()));
    }
    if let Some(id) = facts.earlier_id {
        return Err(CommandError::AlreadyInvitedToJob(id));
    }
    // Before the person's reasons: at its limit a company can't try out who could be invited.
    if facts.monthly_limit.is_some_and(|limit| facts.used >= limit) {
        return Err(facts.limit_reached());
    }
    if !facts.can_be_invited() {
        return Err(CommandError::CannotBeInvited);
    }
    let used = count(cx, company, facts.monthly_limit).await?.ok_or_else(|| facts.limit_reached())?;
    let id = Uuid::new_v4();
    let expires_at = cx.now + TIME_TO_ANSWER;
    let insert = Sql::new(
        "insert into public.job_invitations (id, company_id, job_opening_id, profile_id, sent_by, reason, created_at,
             expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(id)
    .bind(company)
    .bind(args.p_job_opening_id)
    .bind(args.p_profile_id)
    .bind(cx.user_id)
    .bind(&reason)
    .bind(cx.now)
    .bind(expires_at);
    cx.tx.execute(&insert).await?;
    mail::job_invited(cx, id, args.p_job_opening_id, args.p_profile_id, &reason).await?;
    Ok(Answer {
        id,
        status: JobInvitationStatus::Open,
        expires_at: Timestamp(expires_at),
        limit: facts.monthly_limit,
        used,
        resets_at: Timestamp(facts.resets_at),
    })
}

/// Counts it in the company's month; none when parallel calls have taken the last one.
async fn count(cx: &CommandContext<'_>, company: Uuid, limit: Option<i32>) -> Result<Option<i32>, CommandError> {
    let count = Sql::new(
        "select private.count_company_usage('job_invitation_usage', $1::uuid, date_trunc('month', $2::timestamptz at time zone 'utc')::date, $3)",
    )
    .bind(company)
    .bind(cx.now)
    .bind(limit);
    Ok(cx.tx.value_opt(&count).await?)
}
