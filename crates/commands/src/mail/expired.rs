//! The emails about interest without an answer: to the person who waited, and to the company.

use super::background::put;
use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Settings, Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, TaskError, TaskRun};
use serde::{Deserialize, de::DeserializeOwned};
use uuid::Uuid;

async fn run_sql(db: &Db, access: Access, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Service, access, &Settings::default(), sql).await
}

fn payload<T: DeserializeOwned>(task: &TaskRun) -> Result<T, TaskError> {
    serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))
}

/// Tells a seeker that their interest ended without an answer and came back as a bonus.
pub(crate) struct ExpiredMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

columns! {
    /// The person who waited, and the job.
    struct Expiry {
        address: String,
        title: String,
        company: String,
    }

    /// A member of the company, and how many people waited.
    struct Recipient {
        address: String,
        title: String,
        people: i32,
        member: Uuid,
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
        let sql = Sql::new("select l.address, l.title, l.company from private.expired_interest_email($1::uuid) l");
        let rows = run_sql(&self.db, Access::ReadOnly, &sql.bind(interaction_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Expiry { address: to, title, company } = Expiry::from_row(row)?;
        let email = Email::new(
            &to,
            &format!("{company} did not answer on “{title}”"),
            &[
                Part::Paragraph(&format!(
                    "{company} didn't decide on your interest in “{title}” within 14 days. Your interest has \
                     expired, and it counts as a broken promise of {company}."
                )),
                Part::Paragraph("You got a bonus decision. Use it on any day after you reach your daily limit."),
                Part::Button("Browse jobs", &format!("{}/dashboard/browse-jobs", self.site_url)),
            ],
        );
        put(&self.db, &email, &format!("interest_expired:{interaction_id}")).await?;
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
            "select l.address, l.title, l.people, l.member from private.unanswered_interest_emails($1::uuid, $2::timestamptz) l",
        )
        .bind(job_opening_id)
        .bind(&hour);
        for row in run_sql(&self.db, Access::ReadOnly, &sql).await? {
            let Recipient { address: to, title, people, member } = Recipient::from_row(&row)?;
            let who = if people == 1 { "1 person".to_owned() } else { format!("{people} people") };
            let email = Email::new(
                &to,
                &format!("Interest in “{title}” has expired"),
                &[
                    Part::Paragraph(&format!(
                        "{who} waited 14 days for an answer on “{title}”. Their interest has expired."
                    )),
                    Part::Paragraph(
                        "Each one counts as a broken promise. Candidates see how often you keep your promise.",
                    ),
                    Part::Button(
                        "View waiting candidates",
                        &format!("{}/dashboard/interested-candidates?job={job_opening_id}", self.site_url),
                    ),
                ],
            );
            put(&self.db, &email, &format!("interests_left:{job_opening_id}:{hour}:{member}")).await?;
        }
        Ok(())
    }
}
