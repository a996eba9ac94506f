//! The mails about interest that nobody answered: to the person who waited, and to the company that let them wait.

use super::{background::put, letter};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Settings, Sql, columns};
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
    /// Who waited, and for whom.
    struct Waited {
        address: String,
        title: String,
        company: String,
    }

    /// A member of a company that let people wait.
    struct Waiting {
        address: String,
        title: String,
        people: i32,
        member: Uuid,
    }
}

#[derive(Debug, Deserialize)]
struct Expired {
    interaction_id: Uuid,
}

#[async_trait::async_trait]
impl Handler for ExpiredMail {
    fn kind(&self) -> &'static str {
        "mail_interest_expired"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Expired { interaction_id } = payload(task)?;
        let sql = Sql::new("select l.address, l.title, l.company from private.expired_letter($1::uuid) l");
        let rows = run_sql(&self.db, Access::ReadOnly, &sql.bind(interaction_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Waited { address: to, title, company } = Waited::from_row(row)?;
        let letter = letter(
            &to,
            &format!("{company} did not answer on “{title}”"),
            &[
                &format!(
                    "{company} didn't decide on your interest in “{title}” within 14 days. Your interest has \
                     expired, and it counts as a broken promise of {company}."
                ),
                "You got a bonus decision. Use it on any day after you reach your daily limit.",
            ],
            ("Browse jobs", &format!("{}/dashboard/browse-jobs", self.site_url)),
        );
        put(&self.db, letter, &format!("interest_expired:{interaction_id}")).await?;
        Ok(())
    }
}

/// Tells a company how many people it left without an answer, once an hour for each job.
pub(crate) struct LeftMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Left {
    job_opening_id: Uuid,
    hour: String,
}

#[async_trait::async_trait]
impl Handler for LeftMail {
    fn kind(&self) -> &'static str {
        "mail_interests_left"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Left { job_opening_id, hour } = payload(task)?;
        let sql = Sql::new(
            "select l.address, l.title, l.people, l.member from private.left_letters($1::uuid, $2::timestamptz) l",
        )
        .bind(job_opening_id)
        .bind(&hour);
        for row in run_sql(&self.db, Access::ReadOnly, &sql).await? {
            let Waiting { address: to, title, people, member } = Waiting::from_row(&row)?;
            let who = if people == 1 { "1 person".to_owned() } else { format!("{people} people") };
            let letter = letter(
                &to,
                &format!("Interest in “{title}” has expired"),
                &[
                    &format!("{who} waited 14 days for an answer on “{title}”. Their interest has expired."),
                    "Each one counts as a broken promise. Candidates see how often you keep your promise.",
                ],
                (
                    "View waiting candidates",
                    &format!("{}/dashboard/interested-candidates?job={job_opening_id}", self.site_url),
                ),
            );
            put(&self.db, letter, &format!("interests_left:{job_opening_id}:{hour}:{member}")).await?;
        }
        Ok(())
    }
}
