//! The mail about a job that ended before the company decided. Everyone who still waits gets one.

use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Settings, Sql};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::JobStatus;
use serde::Deserialize;
use uuid::Uuid;

const KIND: &str = "mail_job_ended";
/// Mails that are written by one statement.
const BATCH: i64 = 200;

/// A call that plans the mails about the end of job `j`, for the statement that ends it: once an end, and only if
/// that statement's transaction commits. It needs the columns `id` and `ended_at`.
pub(crate) const PLAN_MAILS: &str = "queue.enqueue('mail_job_ended',
    jsonb_build_object('job_opening_id', j.id, 'ended_at', j.ended_at), null,
    j.id || ':' || extract(epoch from j.ended_at))";

/// What the task carries: the end is named by its time, because a job can be opened and ended again.
#[derive(Debug, Deserialize)]
struct Payload {
    job_opening_id: Uuid,
    ended_at: String,
}

devproof_db::columns! {
    /// The job that ended.
    struct JobEnd {
        title: String,
        company: String,
        status: JobStatus,
    }
}

/// Puts the mails into the outbox, unless the job was opened again.
pub(crate) struct EndedMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

impl EndedMail {
    async fn run_sql(&self, access: Access, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.db.run(Actor::Service, access, &Settings::default(), sql).await
    }

    async fn compose(&self, end: &Payload) -> Result<Option<Email>, DbError> {
        let sql = Sql::new(
            "select j.title, c.name as company, j.status from public.job_openings j
             join public.companies c on c.id = j.company_id
             where j.id = $1::uuid and j.ended_at = $2::timestamptz and j.status in ('filled', 'closed', 'expired')",
        )
        .bind(end.job_opening_id)
        .bind(&end.ended_at);
        let rows = self.run_sql(Access::ReadOnly, &sql).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let JobEnd { title, company, status } = JobEnd::from_row(row)?;
        let happened = match status {
            JobStatus::Filled => format!("{company} has filled “{title}”"),
            JobStatus::Closed => format!("{company} has closed “{title}”"),
            JobStatus::Expired => format!("“{title}” at {company} has expired"),
            JobStatus::Draft | JobStatus::Open | JobStatus::Paused => return Ok(None),
        };
        Ok(Some(Email::new(
            "",
            &happened,
            &[
                Part::Paragraph(&format!("{happened}. Your interest ended without a decision.")),
                Part::Paragraph("You don't need to do anything."),
                Part::Button("Browse jobs", &format!("{}/dashboard/browse-jobs", self.site_url)),
            ],
        )))
    }
}

#[async_trait::async_trait]
impl Handler for EndedMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let end: Payload =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let Some(email) = self.compose(&end).await? else { return Ok(()) };
        let mut after = Uuid::nil();
        loop {
            // One key a person and end: running again after a crash writes none twice.
            let sql = Sql::new(
                "select u.interaction_id, queue.put_mail(u.address, $4, $5, $6, '{}',
                     'job_ended:' || u.interaction_id || ':' || extract(epoch from $7::timestamptz))
                 from private.undecided_candidates($1::uuid, $2::uuid, $3::integer) u
                 order by u.interaction_id",
            )
            .bind(end.job_opening_id)
            .bind(after)
            .bind(BATCH)
            .bind(email.subject())
            .bind(email.text())
            .bind(email.html())
            .bind(&end.ended_at);
            match self.run_sql(Access::ReadWrite, &sql).await?.last() {
                Some(last) => after = last.named("interaction_id")?,
                None => return Ok(()),
            }
        }
    }
}
