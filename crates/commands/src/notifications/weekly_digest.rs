//! The week in one email: for job seekers the best new jobs and what waits, for companies what waits. Nothing, when there is
//! nothing to say.

use super::notice::{Notice, notify_in_background};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Rows, Settings, Sql, columns};
use devproof_index::{MatchIndex, NotReady, people_facts, read_people};
use devproof_matching::{
    Band,
    index::{JobFilter, JobIndex, JobOrder},
};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{NotificationKind, Role};
use serde::Deserialize;
use time::OffsetDateTime;
use uuid::Uuid;

/// Jobs that it names.
const JOBS: usize = 3;

/// Writes one person's week.
pub(crate) struct NotifyWeeklyDigest {
    pub(crate) db: Db,
    pub(crate) match_index: MatchIndex,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    person_id: Uuid,
    /// The Monday on which it is sent.
    day: String,
    /// When it was planned.
    #[serde(with = "time::serde::rfc3339")]
    now: OffsetDateTime,
}

columns! {
    /// What waits for someone.
    struct Waiting {
        role: Role,
        conversations: i64,
        challenges: i64,
        /// Of members of a company: candidates to decide on.
        undecided: i64,
        /// Of job seekers: jobs that they have decided on.
        decided_jobs: Vec<Uuid>,
    }

    /// A job as the email names it.
    struct NamedJob {
        title: String,
        company: String,
    }
}

#[async_trait::async_trait]
impl Handler for NotifyWeeklyDigest {
    fn kind(&self) -> &'static str {
        "notify_weekly_digest"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { person_id, day, now } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new(
            "select w.role, w.conversations, w.challenges, w.undecided, w.decided_jobs from private.week_of($1::uuid) w",
        );
        let rows = self.read(&sql.bind(person_id)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let waiting = Waiting::from_row(row)?;
        let is_seeker = waiting.role == Role::JobSeeker;
        let mut said = Vec::new();
        if is_seeker {
            said.extend(self.new_jobs(person_id, &waiting.decided_jobs, now).await?);
        }
        said.extend(what_waits(&waiting));
        if said.is_empty() {
            return Ok(());
        }
        let (button, path) = if is_seeker {
            ("Browse jobs", "/dashboard/browse-jobs")
        } else {
            ("Open Devproof", "/dashboard/employer-profile")
        };
        let paragraphs: Vec<&str> = said.iter().map(String::as_str).collect();
        let notice = Notice {
            kind: NotificationKind::WeeklyDigest,
            people: &[person_id],
            event: &format!("weekly_digest:{day}"),
            thing: "weekly_digest",
            about: None,
            title: "Your week on Devproof",
            paragraphs: &paragraphs,
            button,
            path,
            not_before: None,
        };
        notify_in_background(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}

impl NotifyWeeklyDigest {
    async fn read(&self, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), sql).await
    }

    /// The new jobs of the week that match someone well.
    async fn new_jobs(
        &self,
        person: Uuid,
        decided: &[Uuid],
        now: OffsetDateTime,
    ) -> Result<Option<String>, TaskError> {
        let index = self.match_index.current().await.map_err(|error| not_ready(&error))?;
        let facts = read_people(&self.read(&people_facts(&[person])).await?, &index.catalog)?;
        let Some(known) = facts.into_iter().next() else { return Ok(None) };
        let decided = decided.to_vec();
        let rank = move |jobs: &JobIndex| {
            let filter = JobFilter {
                except: &decided,
                published_since: Some(now - time::Duration::weeks(1)),
                ..JobFilter::at(now)
            };
            jobs.rank(&known.facts, &filter, JobOrder::Match, None, JOBS).jobs
        };
        let ranked = index.with_jobs(rank).await.map_err(|error| not_ready(&error))?;
        let ids: Vec<Uuid> = ranked
            .iter()
            .filter(|job| matches!(job.score.band(), Band::Strong | Band::Good))
            .map(|job| job.id)
            .collect();
        let sql = Sql::new(
            "select j.title, c.name as company from unnest($1::uuid[]) with ordinality n (id, place)
             join public.job_openings j on j.id = n.id and j.is_listed
             join public.companies c on c.id = j.company_id
             order by n.place",
        );
        let jobs: Vec<NamedJob> = self.read(&sql.bind(ids)).await?.read_all()?;
        if jobs.is_empty() {
            return Ok(None);
        }
        let lines = jobs.iter().map(|NamedJob { title, company }| format!("“{title}” at {company}"));
        Ok(Some(format!("New jobs that match you well:\n{}", lines.collect::<Vec<_>>().join("\n"))))
    }
}

fn not_ready(error: &NotReady) -> TaskError {
    TaskError::Retry(error.to_string())
}

/// What someone has left to do, a line each.
fn what_waits(waiting: &Waiting) -> Option<String> {
    let is_seeker = waiting.role == Role::JobSeeker;
    let challenges = if is_seeker {
        ("challenge to answer", "challenges to answer")
    } else {
        ("answer to review", "answers to review")
    };
    let lines: Vec<String> = [
        (waiting.undecided, ("candidate to decide on", "candidates to decide on")),
        (waiting.challenges, challenges),
        (waiting.conversations, ("conversation with unread messages", "conversations with unread messages")),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, (one, many))| format!("{count} {}", if count == 1 { one } else { many }))
    .collect();
    (!lines.is_empty()).then(|| format!("What waits for you:\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_waits_is_named() {
        let waiting = |role, undecided, challenges, conversations| {
            what_waits(&Waiting { role, conversations, challenges, undecided, decided_jobs: Vec::new() })
        };
        assert_eq!(waiting(Role::JobSeeker, 0, 0, 0), None);
        assert_eq!(
            waiting(Role::Employer, 2, 1, 0).as_deref(),
            Some("What waits for you:\n2 candidates to decide on\n1 answer to review")
        );
        assert_eq!(
            waiting(Role::JobSeeker, 0, 2, 1).as_deref(),
            Some("What waits for you:\n2 challenges to answer\n1 conversation with unread messages")
        );
    }
}
