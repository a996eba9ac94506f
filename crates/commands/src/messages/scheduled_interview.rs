//! An interview that one side of a conversation proposed, as commands read and answer it.

use super::message;
use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Json, Sql, columns};
use devproof_vocabulary::{NotificationKind, Role, ScheduledInterviewStatus};
use serde::{Deserialize, Serialize};
use time::{OffsetDateTime, format_description::BorrowedFormatItem, macros::format_description};
use ts_rs::TS;
use uuid::Uuid;

/// A time in an email, which reaches people in several time zones.
const IN_EMAIL: &[BorrowedFormatItem<'_>] =
    format_description!("[weekday] [day padding:none] [month repr:long] [year], [hour]:[minute] UTC");

/// A `ScheduledInterview`, made of the row `i` of `public.scheduled_interviews`.
pub(super) const AS_JSON: &str = "jsonb_build_object(
     'id', i.id, 'conversation_id', i.conversation_id, 'proposed_by', i.proposed_by, 'is_by_company', i.is_by_company,
     'starts', i.starts, 'duration_minutes', i.duration_minutes, 'place', i.place, 'status', i.status,
     'starts_at', i.starts_at, 'answered_by', i.answered_by, 'answered_at', i.answered_at,
     'cancelled_at', i.cancelled_at, 'revision', i.revision, 'created_at', i.created_at)";

/// An interview as it is kept.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct ScheduledInterview {
    pub(super) id: Uuid,
    pub(super) conversation_id: Uuid,
    /// Null once that account is deleted.
    pub(super) proposed_by: Option<Uuid>,
    pub(super) is_by_company: bool,
    /// The times of which the other side accepts one.
    pub(super) starts: Vec<String>,
    pub(super) duration_minutes: i32,
    /// An address, or a link to a call.
    pub(super) place: Option<String>,
    pub(super) status: ScheduledInterviewStatus,
    /// The time that was accepted; it stays when the interview is cancelled.
    pub(super) starts_at: Option<String>,
    pub(super) answered_by: Option<Uuid>,
    pub(super) answered_at: Option<String>,
    pub(super) cancelled_at: Option<String>,
    /// How often it was changed.
    pub(super) revision: i32,
    pub(super) created_at: String,
}

columns! {
    /// An interview under the lock of its conversation.
    struct InterviewRow {
        starts: Vec<OffsetDateTime>,
        starts_at: Option<OffsetDateTime>,
        interview: Json<ScheduledInterview>,
    }

    /// What the sides of a conversation are called, and who reads on the other one.
    struct PartiesRow {
        other_side: Vec<Uuid>,
        company: String,
        seeker: String,
        job_title: Option<String>,
    }
}

/// An interview under the lock of its conversation: what changes it comes before or after.
pub(super) struct LockedInterview {
    pub(super) interview: ScheduledInterview,
    pub(super) starts: Vec<OffsetDateTime>,
    pub(super) starts_at: Option<OffsetDateTime>,
    /// Whether the caller is on the side that proposed it.
    pub(super) is_own_side: bool,
}

/// Whether the caller speaks for the company.
pub(super) fn is_company(cx: &CommandContext<'_>) -> bool {
    cx.profile.role == Some(Role::Employer)
}

/// Reads an interview of the caller's conversations and locks its conversation.
///
/// # Errors
/// `not_found` for an interview that the caller can't read; with `writes`, why they can't write in its conversation.
pub(super) async fn lock(cx: &CommandContext<'_>, id: Uuid, writes: bool) -> Result<LockedInterview, CommandError> {
    let conversation =
        Sql::new("select (select i.conversation_id from public.scheduled_interviews i where i.id = $1)").bind(id);
    let conversation: Option<Uuid> = cx.tx.value(&conversation).await?;
    let conversation = conversation.ok_or(CommandError::NotFound)?;
    let lock = Sql::new("select private.lock_conversation($1)").bind(conversation);
    let reason = Sql::new("select private.cannot_write_reason($1)").bind(conversation);
    let interview = Sql::new(format!(
        "select i.starts, i.starts_at, {AS_JSON} as interview from public.scheduled_interviews i where i.id = $1"
    ))
    .bind(id);
    let [_, reason, interview] = cx.tx.query_together([&lock, &reason, &interview]).await?;
    let InterviewRow { starts, starts_at, interview: Json(interview) } =
        rows::row_opt(&interview)?.ok_or(CommandError::NotFound)?;
    if let Some(reason) = rows::value(&reason)?
        && writes
    {
        return Err(message::refusal(cx, reason).await);
    }
    let is_own_side = interview.is_by_company == is_company(cx);
    Ok(LockedInterview { interview, starts, starts_at, is_own_side })
}

/// What an interview says to people: what its two sides are called, and whom the caller's change concerns.
pub(super) struct Parties {
    pub(super) company: String,
    /// The candidate; "the candidate" once their account is deleted.
    pub(super) seeker: String,
    pub(super) job_title: Option<String>,
    other_side: Vec<Uuid>,
}

impl Parties {
    /// Of a conversation that the caller can read.
    pub(super) async fn of(cx: &CommandContext<'_>, conversation: Uuid) -> Result<Self, CommandError> {
        let sql =
            Sql::new("select p.other_side, p.company, p.seeker, p.job_title from private.interview_parties($1) p")
                .bind(conversation);
        let PartiesRow { other_side, company, seeker, job_title } =
            cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
        let seeker = if seeker.is_empty() { "The candidate".to_owned() } else { seeker };
        Ok(Self { company, seeker, job_title, other_side })
    }

    /// What the caller's side is called.
    pub(super) fn caller(&self, cx: &CommandContext<'_>) -> &str {
        if is_company(cx) { &self.company } else { &self.seeker }
    }

    /// Tells the other side what the caller did. Reading the conversation counts as reading it.
    pub(super) async fn tell(
        &self,
        cx: &CommandContext<'_>,
        interview: &ScheduledInterview,
        kind: NotificationKind,
        title: &str,
        paragraph: &str,
    ) -> Result<(), CommandError> {
        let conversation = interview.conversation_id;
        let about_job = match &self.job_title {
            Some(job) => format!("{paragraph} It's about “{job}”."),
            None => paragraph.to_owned(),
        };
        let notice = Notice {
            kind,
            people: &self.other_side,
            event: &event(kind, interview.id),
            thing: &format!("conversation:{conversation}"),
            about: Some(cx.user_id),
            title,
            paragraphs: &[&about_job, "The conversation shows each time in your own time zone."],
            button: "Open conversation",
            path: &format!("/dashboard/messages?conversation={conversation}"),
            not_before: None,
        };
        Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
    }
}

/// The name of what happened to an interview, for its notifications.
pub(super) fn event(kind: NotificationKind, interview: Uuid) -> String {
    format!("{kind}:{interview}")
}

/// A time as an email says it.
pub(super) fn in_email(at: OffsetDateTime) -> String {
    at.to_offset(time::UtcOffset::UTC).format(IN_EMAIL).unwrap_or_default()
}

/// Changes an interview that is locked, and answers what it is then.
pub(super) async fn change(cx: &CommandContext<'_>, set: Sql) -> Result<ScheduledInterview, CommandError> {
    let Json(changed) = cx.tx.value(&set).await?;
    Ok(changed)
}
