//! The emails about a company's challenge: received, due, submitted, over, decided. Each is a task, because recipients
//! and the state of the invitation are read when it is sent.

use super::background::put;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Settings, Sql, Tx};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::InvitationStatus;
use serde::Deserialize;
use serde_json::json;
use time::{Duration, OffsetDateTime, format_description::BorrowedFormatItem, macros::format_description};
use uuid::Uuid;

const KIND: &str = "mail_challenge";
/// How long before the end the reminder goes out.
const REMINDER: Duration = Duration::hours(24);
/// Anyone who has less time than this from the start needs no reminder.
const WORTH_IT: Duration = Duration::hours(30);
const WHEN: &[BorrowedFormatItem<'_>] =
    format_description!("[day padding:none] [month repr:long] [year], [hour]:[minute] UTC");

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
        candidate_address: Option<String>,
        candidate: String,
        member_address: Option<String>,
        title: String,
        company: String,
        status: InvitationStatus,
        expires_at: OffsetDateTime,
        note: Option<String>,
        reason: Option<String>,
    }
}

#[async_trait::async_trait]
impl Handler for ChallengeMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { invitation_id, what } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new(
            "select l.candidate_address, l.candidate, l.member_address, l.title, l.company, l.status, l.expires_at,
                 l.note, l.reason
             from private.challenge_email($1::uuid) l",
        )
        .bind(invitation_id);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let facts = Facts::from_row(row)?;
        let key = format!("challenge:{invitation_id}:{what}");
        if let Some(email) = self.to_candidate(invitation_id, &what, &facts) {
            put(&self.db, &email, &format!("{key}:candidate")).await?;
        }
        if let Some(email) = self.to_company(invitation_id, &what, &facts) {
            put(&self.db, &email, &format!("{key}:company")).await?;
        }
        Ok(())
    }
}

impl ChallengeMail {
    fn to_candidate(&self, id: Uuid, what: &str, facts: &Facts) -> Option<Email> {
        let Facts { title, company, .. } = facts;
        let expires = facts.expires_at.format(WHEN).unwrap_or_default();
        let open = match facts.status {
            InvitationStatus::Sent | InvitationStatus::Opened | InvitationStatus::Started => true,
            InvitationStatus::Submitted
            | InvitationStatus::Approved
            | InvitationStatus::Rejected
            | InvitationStatus::Declined
            | InvitationStatus::Expired
            | InvitationStatus::Withdrawn => false,
        };
        let (subject, said, more) = match what {
            "received" if open => (
                format!("{company} sent you a challenge: {title}"),
                format!("{company} sent you the challenge “{title}”. Answer it by {expires}."),
                facts.note.as_ref().map(|note| format!("They write: {note}")),
            ),
            "due" if open => (
                format!("A day left for “{title}”"),
                format!("Answer the challenge “{title}” from {company} by {expires}."),
                Some("If you don't want to answer it, decline it so that the company knows.".to_owned()),
            ),
            "time_over" => (
                format!("Your time for “{title}” is over"),
                format!("Your last saved answer to “{title}” was submitted to {company}."),
                None,
            ),
            "expired" => (
                format!("“{title}” has expired"),
                format!("The challenge “{title}” from {company} expired on {expires}."),
                None,
            ),
            "withdrawn" => (
                format!("{company} withdrew “{title}”"),
                format!("{company} withdrew the challenge “{title}”. You don't need to do anything."),
                None,
            ),
            "reviewed" => (
                format!("{company} reviewed your answer to “{title}”"),
                match facts.status {
                    InvitationStatus::Approved => format!("{company} approved your answer to “{title}”."),
                    _ => format!("{company} rejected your answer to “{title}”."),
                },
                facts.reason.as_ref().map(|reason| format!("Their reason: {reason}")),
            ),
            _ => return None,
        };
        let link = format!("{}/dashboard/challenges/employer/{id}", self.site_url);
        let paragraphs = [Some(said.as_str()), more.as_deref()].into_iter().flatten().map(Part::Paragraph);
        let parts: Vec<Part<'_>> = paragraphs.chain([Part::Button("View challenge", &link)]).collect();
        Some(Email::new(facts.candidate_address.as_deref()?, &subject, &parts))
    }

    fn to_company(&self, id: Uuid, what: &str, facts: &Facts) -> Option<Email> {
        let Facts { candidate, title, .. } = facts;
        let (subject, said, more) = match what {
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
        let link = format!("{}/dashboard/employer-challenges/{id}", self.site_url);
        let paragraphs = [Some(said.as_str()), more.as_deref()].into_iter().flatten().map(Part::Paragraph);
        let parts: Vec<Part<'_>> = paragraphs.chain([Part::Button("View invitation", &link)]).collect();
        Some(Email::new(facts.member_address.as_deref()?, &subject, &parts))
    }
}
