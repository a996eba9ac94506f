//! `get_interview_calendar`: an accepted interview, or one that was cancelled after that, as a calendar file (RFC 5545). Times
//! are in UTC, which every calendar shows in its own time zone. The UID is the interview's id and SEQUENCE counts its changes,
//! so that a calendar replaces an older version.

use super::scheduled_interview::{AS_JSON, Parties, ScheduledInterview};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Json, Sql, columns};
use devproof_vocabulary::ScheduledInterviewStatus;
use icalendar::{Calendar, Component, Event, EventLike, EventStatus, Property};
use time::{Duration, OffsetDateTime, UtcOffset, format_description::BorrowedFormatItem, macros::format_description};
use uuid::Uuid;

/// A time in UTC, as RFC 5545 writes it.
const UTC: &[BorrowedFormatItem<'_>] = format_description!("[year][month][day]T[hour][minute][second]Z");

arguments! { required { p_id: Uuid } }

answer! { file_name: String, content: String }

columns! {
    /// An interview that has a time.
    struct InterviewRow {
        starts_at: Option<OffsetDateTime>,
        changed_at: OffsetDateTime,
        interview: Json<ScheduledInterview>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let sql = Sql::new(format!(
        "select i.starts_at, coalesce(i.cancelled_at, i.answered_at, i.created_at) as changed_at, {AS_JSON} as interview
         from public.scheduled_interviews i where i.id = $1"
    ))
    .bind(args.p_id);
    let InterviewRow { starts_at, changed_at, interview: Json(interview) } =
        cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    // Without an accepted time there is nothing to put into a calendar.
    let starts_at = starts_at.ok_or(CommandError::InterviewStatus(interview.status))?;
    let parties = Parties::of(cx, interview.conversation_id).await?;
    let content = calendar(&interview, &parties, starts_at, changed_at, &cx.settings.site_url);
    Ok(Answer { file_name: "interview.ics".to_owned(), content })
}

fn calendar(
    interview: &ScheduledInterview,
    parties: &Parties,
    starts_at: OffsetDateTime,
    changed_at: OffsetDateTime,
    site_url: &str,
) -> String {
    let is_cancelled = interview.status == ScheduledInterviewStatus::Cancelled;
    let link = format!("{site_url}/dashboard/messages?conversation={}", interview.conversation_id);
    let changed = utc(changed_at);
    let subject = parties.job_title.as_deref().unwrap_or("Interview");
    // A quote can't be written in a parameter at all.
    let organizer = if interview.is_by_company { &parties.company } else { &parties.seeker }.replace('"', "'");
    let mut event = Event::new();
    event
        .uid(&format!("{}@devproof", interview.id))
        .sequence(u32::try_from(interview.revision).unwrap_or_default())
        .add_property("DTSTAMP", &changed)
        .add_property("LAST-MODIFIED", &changed)
        .starts(starts_at)
        .ends(starts_at + Duration::minutes(i64::from(interview.duration_minutes)))
        .summary(&format!("Interview: {}, {subject}, {}", parties.company, parties.seeker))
        .description(&format!("Conversation on Devproof: {link}"))
        .url(&link)
        .status(if is_cancelled { EventStatus::Cancelled } else { EventStatus::Confirmed })
        .append_property(Property::new("ORGANIZER", &link).add_parameter("CN", &organizer).done());
    if let Some(place) = &interview.place {
        event.location(place);
    }
    let mut calendar = Calendar::empty();
    calendar
        .append_property(("VERSION", "2.0"))
        .append_property(("PRODID", "-//Devproof//Interviews//EN"))
        .append_property(("CALSCALE", "GREGORIAN"))
        .append_property(("METHOD", if is_cancelled { "CANCEL" } else { "PUBLISH" }))
        .push(event.done());
    calendar.to_string()
}

fn utc(at: OffsetDateTime) -> String {
    at.to_offset(UtcOffset::UTC).format(UTC).unwrap_or_default()
}
