//! Fetches what GitHub says of a person's repositories, and keeps a summary of it.

use super::summary::{Summary, summarize};
use crate::{
    CommandSettings,
    profile::{daily::EVERY, links::github_login},
};
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql, columns};
use devproof_outbound::github::{GitHubError, Repositories};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::RepositoryFailure;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use url::Url;
use uuid::Uuid;

pub(super) const KIND: &str = "fetch_repositories";
/// Until the next try when GitHub isn't there.
const TRY_AGAIN: Duration = Duration::hours(1);

/// One fetch for one person.
pub(crate) struct FetchRepositories {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: CommandSettings,
}

/// What was planned. It's done as long as the consent is the same one, with no later fetch planned.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Planned {
    /// The consent.
    pub(super) id: Uuid,
    #[serde(with = "time::serde::rfc3339")]
    pub(super) planned_at: OffsetDateTime,
}

columns! {
    /// The account that is to be read.
    struct Account {
        url: String,
    }

    /// A summary that is held.
    struct Held {
        push_months: Vec<String>,
    }
}

#[async_trait::async_trait]
impl Handler for FetchRepositories {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let planned: Planned =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let account = Sql::new(
            "select l.url from public.repository_summaries s
             join public.profile_links l on l.id = s.link_id and l.verified_at is not null
             join public.profiles o on o.id = s.profile_id and o.is_active
             where s.id = $1 and s.requested_at = $2::timestamptz
               and (s.checked_at is null or s.checked_at < $2::timestamptz)",
        )
        .bind(planned.id)
        .bind(planned.planned_at);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &account).await?;
        let Some(Account { url }) = rows.read_first::<Account>()? else { return Ok(()) };
        let now = self.clock.now();
        let login = Url::parse(&url).ok().as_ref().and_then(github_login);
        let outcome = match &login {
            Some(login) => self.settings.external.github.repositories(login, now).await,
            None => Err(GitHubError::NotFound),
        };
        Ok(self.record(&planned, outcome).await?)
    }
}

impl FetchRepositories {
    /// Notes what a fetch told, once, and nothing when the consent was withdrawn meanwhile.
    async fn record(&self, planned: &Planned, outcome: Result<Repositories, GitHubError>) -> Result<(), DbError> {
        let tx = self.db.begin(Actor::Service).await?;
        let hold = Sql::new(
            "select s.push_months from public.repository_summaries s
             where s.id = $1 and s.requested_at = $2::timestamptz
               and (s.checked_at is null or s.checked_at < $2::timestamptz)
             for update",
        )
        .bind(planned.id)
        .bind(planned.planned_at);
        let Some(Held { push_months }) = tx.read_opt(&hold).await? else { return Ok(()) };
        let update = match outcome {
            Ok(repositories) => kept(planned, &summarize(&repositories, &push_months, planned.planned_at)),
            Err(error) => failed(planned, error),
        };
        tx.query(&update).await?;
        tx.commit().await
    }
}

fn kept(planned: &Planned, summary: &Summary) -> Sql {
    Sql::new(
        "update public.repository_summaries s
         set checked_at = $2::timestamptz, fetched_at = $2::timestamptz, due_at = $3::timestamptz, failure = null,
             repositories = $4, has_more = $5, languages = $6::jsonb, push_months = $7::text[], last_pushed_on = $8::text::date
         where s.id = $1",
    )
    .bind(planned.id)
    .bind(planned.planned_at)
    .bind(planned.planned_at + EVERY)
    .bind(summary.repositories)
    .bind(summary.has_more)
    .bind(json!(summary.languages))
    .bind(summary.push_months.clone())
    .bind(summary.last_pushed_on.map(|day| day.to_string()))
}

/// What was told before stays, with its day; but nothing is shown of an account that isn't there.
fn failed(planned: &Planned, error: GitHubError) -> Sql {
    let (failure, wait) = match error {
        GitHubError::NotFound => (RepositoryFailure::NotFound, EVERY),
        GitHubError::RateLimited(wait) => (RepositoryFailure::RateLimited, wait),
        GitHubError::TimedOut => (RepositoryFailure::TimedOut, TRY_AGAIN),
        GitHubError::Unreachable => (RepositoryFailure::Unreachable, TRY_AGAIN),
        GitHubError::Unreadable => (RepositoryFailure::Unreadable, EVERY),
    };
    let forgets = error == GitHubError::NotFound;
    Sql::new(
        "update public.repository_summaries s
         set checked_at = $2::timestamptz, due_at = $3::timestamptz, failure = $4,
             fetched_at = case when $5 then null else s.fetched_at end,
             repositories = case when $5 then 0 else s.repositories end,
             has_more = s.has_more and not $5,
             languages = case when $5 then '[]' else s.languages end,
             push_months = case when $5 then '{}' else s.push_months end,
             last_pushed_on = case when $5 then null else s.last_pushed_on end
         where s.id = $1",
    )
    .bind(planned.id)
    .bind(planned.planned_at)
    .bind(planned.planned_at + wait)
    .bind(failure.as_str())
    .bind(forgets)
}
