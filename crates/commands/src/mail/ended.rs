//! The mail about a job that ended before the company decided. Everyone who still waits gets one.

use super::background::{payload, read, tell};
use crate::notifications::Notice;
use devproof_db::{Db, DbError, FromRow, Row, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{JobStatus, NotificationKind};
use serde::Deserialize;
use uuid::Uuid;

const KIND: &str = "mail_job_ended";
/// People who are told by one statement.
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
        is_taken_down: bool,
    }
}

/// Tells everyone who still waits, unless the job was opened again.
pub(crate) struct EndedMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

impl EndedMail {
    /// What happened, if it still holds.
    async fn happened(&self, end: &Payload) -> Result<Option<String>, DbError> {
        let sql = Sql::new(
            "select j.title, c.name as company, j.status, private.is_taken_down(j.id) as is_taken_down
             from public.job_openings j
             join public.companies c on c.id = j.company_id
             where j.id = $1::uuid and j.ended_at = $2::timestamptz and j.status in ('filled', 'closed', 'expired')",
        )
        .bind(end.job_opening_id)
        .bind(&end.ended_at);
        let rows = read(&self.db, &sql).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let JobEnd { title, company, status, is_taken_down } = JobEnd::from_row(row)?;
        if is_taken_down {
            return Ok(Some(format!("Our staff took down “{title}” of {company}")));
        }
        Ok(match status {
            JobStatus::Filled => Some(format!("{company} has filled “{title}”")),
            JobStatus::Closed => Some(format!("{company} has closed “{title}”")),
            JobStatus::Expired => Some(format!("“{title}” at {company} has expired")),
            JobStatus::Draft | JobStatus::Open | JobStatus::Paused => None,
        })
    }
}

#[async_trait::async_trait]
impl Handler for EndedMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let end: Payload = payload(task)?;
        let Some(happened) = self.happened(&end).await? else { return Ok(()) };
        let job = end.job_opening_id;
        let mut after = Uuid::nil();
        loop {
            let page = Sql::new("select private.undecided_candidates($1::uuid, $2::uuid, $3::integer)")
                .bind(job)
                .bind(after)
                .bind(BATCH);
            let people = read(&self.db, &page).await?.iter().map(Row::only).collect::<Result<Vec<Uuid>, _>>()?;
            let Some(last) = people.last() else { return Ok(()) };
            after = *last;
            let notice = Notice {
                kind: NotificationKind::InterestEnded,
                people: &people,
                event: &format!("job_ended:{job}:{}", end.ended_at),
                thing: &format!("job:{job}"),
                about: None,
                title: &happened,
                paragraphs: &[
                    &format!("{happened}. Your interest ended without a decision."),
                    "You don't need to do anything.",
                ],
                button: "Browse jobs",
                path: "/dashboard/browse-jobs?tab=interests",
                not_before: None,
            };
            tell(&self.db, &self.site_url, &notice).await?;
        }
    }
}
