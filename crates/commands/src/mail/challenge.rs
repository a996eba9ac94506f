//! The emails about a company's challenge: received, due, submitted, over, decided. Each is a task, because recipients
//! and the state of the invitation are read when it is sent.

use super::background::{payload, read, tell};
use crate::{CommandError, notifications::Notice, rpc::context::CommandContext};
use devproof_db::{Db, DbError, FromRow, Sql, Tx};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::{InvitationStatus, NotificationKind};
use serde::Deserialize;
use serde_json::json;
use time::{Duration, OffsetDateTime, UtcOffset, format_description::BorrowedFormatItem, macros::format_description};
use uuid::Uuid;

const KIND: &str = "mail_challenge";
/// How long before the end the reminder goes out.
const REMINDER: Duration = Duration::hours(24);
/// Anyone who has less time than this from the start needs no reminder.
const WORTH_IT: Duration = Duration::hours(30);
const WHEN: &[BorrowedFormatItem<'_>] =
    format_description!("[day padding:none] [month repr:long] [year], [hour]:[minute]");

/// Plans the email about one event of an invitation.
pub(crate) async fn challenge(cx: &CommandContext<'_>, invitation: Uuid, what: &str) -> Result<(), CommandError> {
    let payload = json!({ "invitation_id": invitation, "what": what });
    enqueue(cx.tx, &Task { kind: KIND, payload, run_at: None, dedupe: Some(format!("{invitation}:{what}")) }).await?;
    Ok(())
}

/// Plans the emails about the end of an invitation's time: `time_over` or `expired`.
pub(crate) async fn challenge_ended(tx: &Tx, invitation: Uuid, what: &str) -> Result<(), DbError> {
    let payload = json!({ "invitation_id": invitation, "what": what });
    enqueue(tx, &Task { kind: KIND, payload, run_at: None, dedupe: Some(format!("{invitation}:ended")) }).await?;
    Ok(())
}

/// Plans the reminder a day before the end; none when there is hardly more than a day.
pub(crate) async fn challenge_due(
    cx: &CommandContext<'_>,
    invitation: Uuid,
    ends: OffsetDateTime,
) -> Result<(), CommandError> {
    if ends - cx.now < WORTH_IT {
        return Ok(());
    }
    let task = Task {
        kind: KIND,
        payload: json!({ "invitation_id": invitation, "what": "due" }),
        run_at: Some(ends - REMINDER),
        dedupe: Some(format!("{invitation}:due")),
    };
    enqueue(cx.tx, &task).await?;
    Ok(())
}

/// Writes the planned emails.
pub(crate) struct ChallengeMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    invitation_id: Uuid,
    what: String,
}

devproof_db::columns! {
    /// What an email names.
    struct Facts {
        candidate_id: Uuid,
        candidate: String,
        member_id: Option<Uuid>,
        title: String,
        company: String,
        status: InvitationStatus,
        expires_at: OffsetDateTime,
        /// Seconds from UTC where the candidate is, at that time.
        candidate_utc_offset: i32,
        note: Option<String>,
        reason: Option<String>,
    }
}

/// What one side is told.
struct Words {
    kind: NotificationKind,
    title: String,
    said: String,
    more: Option<String>,
}

#[async_trait::async_trait]
impl Handler for ChallengeMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { invitation_id: id, what } = payload(task)?;
        let sql = Sql::new(
            "select l.candidate_id, l.candidate, l.member_id, l.title, l.company, l.status, l.expires_at,
                 l.candidate_utc_offset, l.note, l.reason
             from private.challenge_email($1::uuid) l",
        )
        .bind(id);
        let rows = read(&self.db, &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let facts = Facts::from_row(row)?;
        if let Some(words) = to_candidate(&what, &facts) {
            let place = ("View challenge", format!("/dashboard/challenges/employer/{id}"));
            self.tell(id, &what, words, facts.candidate_id, None, place).await?;
        }
        if let (Some(words), Some(member)) = (to_company(&what, &facts), facts.member_id) {
            let place = ("View invitation", format!("/dashboard/employer-challenges/{id}"));
            self.tell(id, &what, words, member, Some(facts.candidate_id), place).await?;
        }
        Ok(())
    }
}

impl ChallengeMail {
    async fn tell(
        &self,
        id: Uuid,
        what: &str,
        words: Words,
        person: Uuid,
        about: Option<Uuid>,
        (button, path): (&'static str, String),
    ) -> Result<(), DbError> {
        let Words { kind, title, said, more } = words;
        let paragraphs: Vec<&str> = [Some(said.as_str()), more.as_deref()].into_iter().flatten().collect();
        let notice = Notice {
            kind,
            people: &[person],
            event: &format!("challenge:{id}:{what}"),
            thing: &format!("invitation:{id}"),
            about,
            title: &title,
            paragraphs: &paragraphs,
            button,
            path: &path,
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await
    }
}

/// A time as a clock shows it so many seconds from UTC.
fn when(at: OffsetDateTime, seconds: i32) -> String {
    let offset = UtcOffset::from_whole_seconds(seconds).unwrap_or(UtcOffset::UTC);
    let time = at.to_offset(offset).format(WHEN).unwrap_or_default();
    let (hours, minutes, _) = offset.as_hms();
    match (hours, minutes.abs()) {
        (0, 0) => format!("{time} UTC"),
        (_, 0) => format!("{time} (UTC{hours:+})"),
        (_, minutes) => format!("{time} (UTC{}{}:{minutes:02})", if seconds < 0 { '-' } else { '+' }, hours.abs()),
    }
}

fn to_candidate(what: &str, facts: &Facts) -> Option<Words> {
    let Facts { title, company, .. } = facts;
    let expires = when(facts.expires_at, facts.candidate_utc_offset);
    let open = match facts.status {
        InvitationStatus::Sent | InvitationStatus::Opened | InvitationStatus::Started => true,
        InvitationStatus::Submitted
        | InvitationStatus::Approved
        | InvitationStatus::Rejected
        | InvitationStatus::Declined
        | InvitationStatus::Expired
        | InvitationStatus::Withdrawn => false,
    };
    let (kind, title, said, more) = match what {
        "received" if open => (
            NotificationKind::ChallengeReceived,
            format!("{company} sent you a challenge: {title}"),
            format!("{company} sent you the challenge “{title}”. Answer it by {expires}."),
            facts.note.as_ref().map(|note| format!("They write: {note}")),
        ),
        "due" if open => (
            NotificationKind::ChallengeDue,
            format!("A day left for “{title}”"),
            format!("Answer the challenge “{title}” from {company} by {expires}."),
            Some("If you don't want to answer it, decline it so that the company knows.".to_owned()),
        ),
        "time_over" => (
            NotificationKind::ChallengeDue,
            format!("Your time for “{title}” is over"),
            format!("Your last saved answer to “{title}” was submitted to {company}."),
            None,
        ),
        "expired" => (
            NotificationKind::ChallengeDue,
            format!("“{title}” has expired"),
            format!("The challenge “{title}” from {company} expired on {expires}."),
            None,
        ),
        "withdrawn" => (
            NotificationKind::ChallengeReceived,
            format!("{company} withdrew “{title}”"),
            format!("{company} withdrew the challenge “{title}”. You don't need to do anything."),
            None,
        ),
        "reviewed" => (
            NotificationKind::ChallengeReviewed,
            format!("{company} reviewed your answer to “{title}”"),
            match facts.status {
                InvitationStatus::Approved => format!("{company} approved your answer to “{title}”."),
                _ => format!("{company} rejected your answer to “{title}”."),
            },
            facts.reason.as_ref().map(|reason| format!("Their reason: {reason}")),
        ),
        _ => return None,
    };
    Some(Words { kind, title, said, more })
}

fn to_company(what: &str, facts: &Facts) -> Option<Words> {
    let Facts { candidate, title, .. } = facts;
    let (title, said, more) = match what {
        "submitted" | "time_over" => (
            format!("{candidate} has answered “{title}”"),
            format!("{candidate} submitted an answer to “{title}”. Review it and decide."),
            None,
        ),
        "expired" => (
            format!("{candidate} did not answer “{title}”"),
            format!("The time to answer “{title}” ran out without a submission."),
            None,
        ),
        "declined" => (
            format!("{candidate} declined “{title}”"),
            format!("{candidate} won't answer “{title}”."),
            facts.reason.as_ref().map(|reason| format!("They write: {reason}")),
        ),
        _ => return None,
    };
    Some(Words { kind: NotificationKind::ChallengeAnswered, title, said, more })
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn a_time_is_that_of_the_readers_clock() {
        let at = datetime!(2026-12-03 22:45 UTC);
        assert_eq!(when(at, 0), "3 December 2026, 22:45 UTC");
        assert_eq!(when(at, 3600), "3 December 2026, 23:45 (UTC+1)");
        assert_eq!(when(at, 19_800), "4 December 2026, 04:15 (UTC+5:30)");
        assert_eq!(when(at, -12_600), "3 December 2026, 19:15 (UTC-3:30)");
        assert_eq!(when(at, i32::MAX), "3 December 2026, 22:45 UTC");
    }
}
