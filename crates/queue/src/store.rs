//! The statements on `queue.tasks`, each one round trip as the system role.

use crate::{TaskError, TaskRun, backoff};
use devproof_claims::random_bytes;
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql};
use serde::Serialize;
use std::time::Duration;
use time::OffsetDateTime;
use uuid::Uuid;

/// Longest error text that is kept with a task, in characters.
const MAX_ERROR: usize = 500;

pub(crate) async fn run(db: &Db, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::System, Access::ReadWrite, &Settings::default(), sql).await
}

/// Leases up to `limit` due tasks of these kinds, oldest first. Other workers' claims are skipped, not waited for.
pub(crate) async fn claim(
    db: &Db,
    kinds: &[String],
    limit: usize,
    lease: Uuid,
    lease_time: Duration,
    now: OffsetDateTime,
) -> Result<Vec<TaskRun>, DbError> {
    let sql = Sql::new(
        "with due as (
             select id from queue.tasks
             where state = 'ready' and kind = any ($1::text[]) and (run_at is null or run_at <= $2::timestamptz)
             order by coalesce(run_at, created_at), id
             limit $3::bigint
             for update skip locked
         )
         update queue.tasks t
         set state = 'running', lease = $4::uuid, attempts = t.attempts + 1,
             leased_until = $2::timestamptz + $5::float8 * interval '1 second'
         from due where t.id = due.id
         returning t.id, t.kind, t.payload, t.attempts as attempt, t.max_attempts",
    )
    .bind(kinds)
    .bind(now)
    .bind(limit)
    .bind(lease)
    .bind(lease_time.as_secs_f64());
    let mut tasks: Vec<TaskRun> = run(db, &sql).await?.read_all()?;
    tasks.sort_by_key(|task| task.id);
    Ok(tasks)
}

/// Gives tasks back whose worker went away. One that used up its tries is dead.
pub(crate) async fn release_expired(db: &Db, now: OffsetDateTime) -> Result<(), DbError> {
    let sql = Sql::new(
        "update queue.tasks
         set state = case when attempts >= max_attempts then 'dead' else 'ready' end,
             finished_at = case when attempts >= max_attempts then $1::timestamptz end,
             lease = null, leased_until = null, last_error = 'the worker went away'
         where state = 'running' and leased_until <= $1::timestamptz",
    )
    .bind(now);
    run(db, &sql).await.map(|_| ())
}

/// Prolongs a lease; false when it is no longer ours.
pub(crate) async fn renew(
    db: &Db,
    id: i64,
    lease: Uuid,
    lease_time: Duration,
    now: OffsetDateTime,
) -> Result<bool, DbError> {
    let sql = Sql::new(
        "update queue.tasks set leased_until = $3::timestamptz + $4::float8 * interval '1 second'
         where id = $1::bigint and lease = $2::uuid and state = 'running' returning id",
    )
    .bind(id)
    .bind(lease)
    .bind(now)
    .bind(lease_time.as_secs_f64());
    Ok(!run(db, &sql).await?.is_empty())
}

/// Notes how a run ended, if the lease is still ours. The payload of finished work is not kept.
pub(crate) async fn finish(
    db: &Db,
    task: &TaskRun,
    lease: Uuid,
    result: &Result<(), TaskError>,
    now: OffsetDateTime,
) -> Result<(), DbError> {
    let sql = match result {
        Ok(()) => Sql::new(
            "update queue.tasks set state = 'done', payload = '{}', last_error = null, lease = null,
                 leased_until = null, finished_at = $3::timestamptz
             where id = $1::bigint and lease = $2::uuid",
        )
        .bind(task.id)
        .bind(lease)
        .bind(now),
        Err(error) => {
            let dead = matches!(error, TaskError::Fatal(_)) || task.attempt >= task.max_attempts;
            let text: String = error.to_string().chars().filter(|c| *c != '\0').take(MAX_ERROR).collect();
            Sql::new(
                "update queue.tasks set state = $3, run_at = $4::timestamptz, last_error = $5, lease = null,
                     leased_until = null, finished_at = case when $3::text = 'dead' then $6::timestamptz end
                 where id = $1::bigint and lease = $2::uuid",
            )
            .bind(task.id)
            .bind(lease)
            .bind(if dead { "dead" } else { "ready" })
            .bind(now + backoff::pause(task.attempt, random_bytes::<1>()[0]))
            .bind(text)
            .bind(now)
        }
    };
    run(db, &sql).await.map(|_| ())
}

/// Forgets finished tasks after a week and sent mails after a month.
pub(crate) async fn sweep(db: &Db, now: OffsetDateTime) -> Result<(), DbError> {
    let tasks = "delete from queue.tasks where state = 'done' and finished_at < $1::timestamptz - interval '7 days'";
    let mails = "delete from queue.outbox where sent_at < $1::timestamptz - interval '30 days'";
    for text in [tasks, mails] {
        run(db, &Sql::new(text).bind(now)).await?;
    }
    Ok(())
}

devproof_db::columns! {
    /// How many tasks of a kind are in a state that is not `done`.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
    pub struct Pending {
        /// The kind.
        pub kind: String,
        /// `ready`, `running` or `dead`.
        pub state: String,
        /// How many.
        pub count: i64,
        /// One of their errors, if there was one.
        pub last_error: Option<String>,
    }
}

/// Everything that is not done, counted by kind and state.
///
/// # Errors
/// PostgreSQL's error.
pub async fn pending(db: &Db) -> Result<Vec<Pending>, DbError> {
    let sql = Sql::new(
        "select kind, state, count(*) as count, max(last_error) as last_error from queue.tasks where state <> 'done'
         group by kind, state order by kind, state",
    );
    run(db, &sql).await?.read_all()
}

/// What waits to be done, for anyone who watches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Backlog {
    /// Tasks whose time has come, the running ones among them.
    pub due: i64,
    /// Tasks with a later time.
    pub later: i64,
    /// Tasks that used up their tries.
    pub dead: i64,
    /// How long the oldest due task has waited; zero when none waits.
    pub oldest_due: Duration,
}

devproof_db::columns! {
    struct Counted {
        due: i64,
        later: i64,
        dead: i64,
        /// Seconds.
        waited: f64,
    }
}

/// Counts the tasks that are not done, from the indexes of their states.
///
/// # Errors
/// PostgreSQL's error.
pub async fn backlog(db: &Db, now: OffsetDateTime) -> Result<Backlog, DbError> {
    let sql = Sql::new(
        "select count(*) filter (where state <> 'dead' and coalesce(run_at, created_at) <= $1::timestamptz) as due,
                count(*) filter (where state <> 'dead' and coalesce(run_at, created_at) > $1::timestamptz) as later,
                count(*) filter (where state = 'dead') as dead,
                coalesce(extract(epoch from $1::timestamptz - min(coalesce(run_at, created_at))
                    filter (where state = 'ready')), 0)::float8 as waited
         from queue.tasks where state in ('ready', 'running', 'dead')",
    )
    .bind(now);
    let rows = run(db, &sql).await?;
    let Counted { due, later, dead, waited } = rows.read_first()?.ok_or(DbError::RowCount(0))?;
    let oldest_due = Duration::try_from_secs_f64(waited.max(0.0)).unwrap_or_default();
    Ok(Backlog { due, later, dead, oldest_due })
}
