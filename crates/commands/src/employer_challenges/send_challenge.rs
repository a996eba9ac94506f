//! `send_challenge`: invites a candidate to a published challenge, from the list of candidates or from a conversation,
//! where it then stands as a message.

use super::invitation::sent_time;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        context::Lock,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{EmployerChallengeStatus, InterestDecision, InvitationStatus, Permission};
use serde_json::json;
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// How long a candidate has when nothing else is said.
const DEFAULT: Duration = Duration::days(14);
/// The shortest and the longest time to answer.
const SHORTEST: Duration = Duration::hours(1);
const LONGEST: Duration = Duration::days(366);

arguments! {
    required { p_employer_challenge_id: Uuid }
    optional {
        p_job_interaction_id: Uuid,
        p_conversation_id: Uuid,
        p_candidate_profile_id: Uuid,
        p_expires_at: String,
        p_note: String,
    }
}

columns! {
    /// Whom it goes to.
    struct Receiver {
        interaction_id: Uuid,
        job_opening_id: Uuid,
        candidate: Uuid,
        conversation_id: Option<Uuid>,
        decision: Option<InterestDecision>,
        has_ended: Option<bool>,
    }

    /// What goes out.
    struct Sendable {
        status: EmployerChallengeStatus,
        version_id: Uuid,
        title: String,
        expires_at: Option<OffsetDateTime>,
    }
}

answer! { id: Uuid, status: InvitationStatus, sent_at: String, expires_at: String, conversation_id: Option<Uuid> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note.clone(), 1000);
    let requested = args.p_expires_at.as_deref().map(|text| OffsetDateTime::parse(text, &Rfc3339).ok());
    if requested.is_some_and(|time| !time.is_some_and(|at| at >= cx.now + SHORTEST && at <= cx.now + LONGEST)) {
        check.problem("p_expires_at", "must be a time between an hour and a year from now, as in RFC 3339");
    }
    let named = [args.p_job_interaction_id, args.p_conversation_id, args.p_candidate_profile_id];
    if named.iter().flatten().count() != 1 {
        check.problem("p_job_interaction_id", "must be exactly one of: an interest, a conversation, a person");
    }
    check.finish()?;
    let company = cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    let to = receiver(cx, &args).await?;
    let (version, expires_at, title) = sendable(cx, args.p_employer_challenge_id, requested.flatten()).await?;
    not_twice(cx, args.p_employer_challenge_id, to.candidate).await?;
    count(cx, company).await?;

    let id = Uuid::new_v4();
    let insert = Sql::new(
        "insert into public.challenge_invitations (id, employer_challenge_id, version_id, company_id,
             candidate_profile_id, job_opening_id, job_interaction_id, conversation_id, sent_by, note, sent_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(id)
    .bind(args.p_employer_challenge_id)
    .bind(version)
    .bind(company)
    .bind(to.candidate)
    .bind(to.job_opening_id)
    .bind(to.interaction_id)
    .bind(to.conversation_id)
    .bind(cx.user_id)
    .bind(note)
    .bind(cx.now)
    .bind(expires_at);
    cx.tx.execute(&insert).await.map_err(|error| match error.constraint() {
        Some("challenge_invitations_open") => CommandError::AlreadyInvited(None),
        _ => error.into(),
    })?;
    if let Some(conversation) = to.conversation_id {
        post_message(cx, conversation, id, &title).await?;
    }
    mail::challenge(cx, id, "received").await?;
    mail::challenge_due(cx, id, expires_at).await?;
    Ok(Answer {
        id,
        status: InvitationStatus::Sent,
        sent_at: sent_time(cx.now),
        expires_at: sent_time(expires_at),
        conversation_id: to.conversation_id,
    })
}

async fn receiver(cx: &CommandContext<'_>, args: &Args) -> Result<Receiver, CommandError> {
    let sql = Sql::new(
        "select r.interaction_id, r.job_opening_id, r.candidate, r.conversation_id, r.decision, r.has_ended
         from private.challenge_receiver($1::uuid, $2::uuid, $3::uuid) r",
    )
    .bind(args.p_job_interaction_id)
    .bind(args.p_conversation_id)
    .bind(args.p_candidate_profile_id);
    let to: Receiver = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if let Some(decision @ (InterestDecision::Rejected | InterestDecision::Expired)) = to.decision {
        return Err(CommandError::AlreadyDecided(json!({ "decision": decision })));
    }
    if to.has_ended == Some(true) {
        return Err(CommandError::ConversationEnded);
    }
    Ok(to)
}

/// The version that goes out, until when it can be answered, and its title.
async fn sendable(
    cx: &CommandContext<'_>,
    challenge: Uuid,
    requested: Option<OffsetDateTime>,
) -> Result<(Uuid, OffsetDateTime, String), CommandError> {
    // Held, so that archiving comes before or after.
    let own = Sql::new(
        "select private.lock_employer_challenge($1) from private.sendable_challenge($1) s where s.version_id is not null",
    );
    cx.tx.query_opt(&own.bind(challenge)).await?.ok_or(CommandError::NotFound)?;
    let sql = Sql::new("select s.status, s.version_id, s.title, s.expires_at from private.sendable_challenge($1) s");
    let Sendable { status, version_id, title, expires_at: last } =
        cx.tx.read_opt(&sql.bind(challenge)).await?.ok_or(CommandError::NotFound)?;
    if status != EmployerChallengeStatus::Published {
        return Err(CommandError::ChallengeStatus(status.to_string()));
    }
    if last.is_some_and(|last| last < cx.now + SHORTEST) {
        return Err(CommandError::ChallengeStatus("over".to_owned()));
    }
    let until = requested.unwrap_or_else(|| last.unwrap_or(cx.now + DEFAULT));
    Ok((version_id, last.map_or(until, |last| until.min(last)), title))
}

/// Says which one waits already; the unique index is what makes it exact.
async fn not_twice(cx: &CommandContext<'_>, challenge: Uuid, candidate: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select i.id from public.challenge_invitations i
         where i.employer_challenge_id = $1::uuid and i.candidate_profile_id = $2::uuid
           and i.status in ('sent', 'opened', 'started', 'submitted')",
    )
    .bind(challenge)
    .bind(candidate);
    match cx.tx.value_opt(&sql).await? {
        None => Ok(()),
        Some(id) => Err(CommandError::AlreadyInvited(Some(id))),
    }
}

/// Counts it in the company's month, within the limit of its plan.
async fn count(cx: &CommandContext<'_>, company: Uuid) -> Result<(), CommandError> {
    let count = Sql::new(
        "select private.count_company_usage('invitation_usage', $1::uuid, date_trunc('month', $2::timestamptz at time zone 'utc')::date,
             private.company_limit($1::uuid, 'invitations_per_month'))",
    )
    .bind(company)
    .bind(cx.now);
    if cx.tx.value_opt::<i32>(&count).await?.is_some() {
        return Ok(());
    }
    let quota = Sql::new("select private.invitation_quota($1::timestamptz)").bind(cx.now);
    Err(CommandError::MonthlyLimitReached { usage: cx.tx.value(&quota).await?, tier: None })
}

/// The message of the conversation, which both sides see at once.
async fn post_message(
    cx: &CommandContext<'_>,
    conversation: Uuid,
    invitation: Uuid,
    title: &str,
) -> Result<(), CommandError> {
    cx.lock(Lock::Conversation, conversation).await?;
    let sql = Sql::new(
        "insert into public.messages (id, conversation_id, sender_id, sequence, kind, body, invitation_id, created_at)
         select $1, $2, $3, n.sequence, 'challenge', $4, $5, n.created_at from private.next_message($2::uuid) n",
    )
    .bind(Uuid::new_v4())
    .bind(conversation)
    .bind(cx.user_id)
    .bind(title)
    .bind(invitation);
    if cx.tx.execute(&sql).await? == 0 { Err(CommandError::NotFound) } else { Ok(()) }
}
