//! A task, on its way in and while it runs.

use devproof_db::{DbError, Sql, Tx};
use serde_json::Value;
use std::time::Duration;
use time::OffsetDateTime;

/// Work to be done later.
#[derive(Debug, Clone)]
pub struct Task<'a> {
    /// Which handler takes it.
    pub kind: &'a str,
    /// What the handler needs: ids rather than copies. At most 64 kB.
    pub payload: Value,
    /// Not before this time; `None` is at once.
    pub run_at: Option<OffsetDateTime>,
    /// While a task of this kind with this key exists (finished ones are kept for a week), another is not taken in.
    pub dedupe: Option<String>,
}

impl<'a> Task<'a> {
    /// A task to be done at once.
    pub fn now(kind: &'a str, payload: Value) -> Self {
        Self { kind, payload, run_at: None, dedupe: None }
    }
}

/// Takes a task in, inside the caller's transaction: it exists exactly if the transaction commits. Works as every
/// role that does background work. The task's id, or `None` when its dedupe key is taken.
///
/// # Errors
/// PostgreSQL's error.
pub async fn enqueue(tx: &Tx, task: &Task<'_>) -> Result<Option<i64>, DbError> {
    let sql = Sql::new("select queue.enqueue($1, $2::jsonb, $3::timestamptz, $4)")
        .bind(task.kind)
        .bind(&task.payload)
        .bind(task.run_at)
        .bind(task.dedupe.clone());
    tx.value(&sql).await
}

devproof_db::columns! {
    /// A task that a worker holds.
    #[derive(Debug, Clone)]
    pub struct TaskRun {
        /// Its row.
        pub id: i64,
        /// Its kind.
        pub kind: String,
        /// What it was enqueued with.
        pub payload: Value,
        /// Which try this is; 1 is the first.
        pub attempt: i32,
        /// The last try there will be.
        pub max_attempts: i32,
    }
}

/// Why a handler did not do its work.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    /// Worth another try.
    #[error("{0}")]
    Retry(String),
    /// Trying again is of no use: the task is dead at once.
    #[error("{0}")]
    Fatal(String),
}

impl From<DbError> for TaskError {
    fn from(error: DbError) -> Self {
        Self::Retry(error.to_string())
    }
}

/// Does the work of one kind of task. It may be called again for a task that it already did.
#[async_trait::async_trait]
pub trait Handler: Send + Sync + 'static {
    /// The kind of task it takes.
    fn kind(&self) -> &'static str;

    /// A run that takes longer is stopped and tried again.
    fn time_limit(&self) -> Duration {
        Duration::from_secs(60)
    }

    /// Does it.
    ///
    /// # Errors
    /// [`TaskError`] says whether another try makes sense.
    async fn run(&self, task: &TaskRun) -> Result<(), TaskError>;
}
