//! What both sides are told about interest without an answer: the person who waited, and the company.

use super::background::{payload, read, tell};
use crate::notifications::Notice;
use devproof_db::{Db, FromRow, Sql, columns};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::NotificationKind;
use serde::Deserialize;
use uuid::Uuid;

/// Tells a seeker that their interest ended without an answer and came back as a bonus.
pub(crate) struct ExpiredMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

columns! {
    /// The person who waited, and the job.
    struct Expiry {
        person_id: Uuid,
        job_id: Uuid,
        title: String,
        company: String,
    }

    /// Those who answer for a job, and how many people waited.
    struct Unanswered {
        members: Vec<Uuid>,
        title: String,
        people: i32,
    }
}

#[derive(Debug, Deserialize)]
struct ExpiryTask {
    interaction_id: Uuid,
}

#[async_trait::async_trait]
impl Handler for ExpiredMail {
    fn kind(&self) -> &'static str {
        "mail_interest_expired"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let ExpiryTask { interaction_id } = payload(task)?;
        let sql = Sql::new(
            "select l.person_id, l.job_id, l.title, l.company from private.expired_interest_email($1::uuid) l",
        );
        let rows = read(&self.db, &sql.bind(interaction_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Expiry { person_id, job_id, title, company } = Expiry::from_row(row)?;
        let notice = Notice {
            kind: NotificationKind::InterestEnded,
            people: &[person_id],
            event: &format!("interest_expired:{interaction_id}"),
            thing: &format!("job:{job_id}"),
            about: None,
            title: &format!("{company} did not answer on “{title}”"),
            paragraphs: &[
                &format!(
                    "{company} didn't decide on your interest in “{title}” within 14 days. Your interest has expired, \
                     and it counts as a broken promise of {company}."
                ),
                "You got a bonus decision. Use it on any day after you reach your daily limit.",
            ],
            button: "Browse jobs",
            path: "/dashboard/browse-jobs?tab=interests",
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}

/// Tells a company how many people it left without an answer, once an hour for each job.
pub(crate) struct UnansweredMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct UnansweredTask {
    job_opening_id: Uuid,
    hour: String,
}

#[async_trait::async_trait]
impl Handler for UnansweredMail {
    fn kind(&self) -> &'static str {
        "mail_interests_left"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let UnansweredTask { job_opening_id, hour } = payload(task)?;
        let sql = Sql::new(
            "select l.members, l.title, l.people
             from private.unanswered_interest_emails($1::uuid, $2::timestamptz) l",
        )
        .bind(job_opening_id)
        .bind(&hour);
        let rows = read(&self.db, &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Unanswered { members, title, people } = Unanswered::from_row(row)?;
        let who = if people == 1 { "1 person".to_owned() } else { format!("{people} people") };
        let notice = Notice {
            kind: NotificationKind::PromiseBroken,
            people: &members,
            event: &format!("interests_left:{job_opening_id}:{hour}"),
            thing: &format!("job:{job_opening_id}"),
            about: None,
            title: &format!("Interest in “{title}” has expired"),
            paragraphs: &[
                &format!("{who} waited 14 days for an answer on “{title}”. Their interest has expired."),
                "Each one counts as a broken promise. Candidates see how often you keep your promise.",
            ],
            button: "View waiting candidates",
            path: &format!("/dashboard/interested-candidates?job={job_opening_id}"),
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}
