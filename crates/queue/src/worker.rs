//! Takes tasks and runs them, a bounded number at a time.

use crate::{Handler, TaskError, TaskRun, store};
use devproof_claims::{Clock, random_bytes};
use devproof_db::{Db, DbError};
use futures::StreamExt;
use std::{collections::HashMap, sync::Arc, time::Duration};
use tokio::{task::JoinSet, time::Instant};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The channel on which `queue.enqueue` wakes workers.
const WAKE_CHANNEL: &str = "queue_tasks";
/// How often finished rows are swept away.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);

/// Bounds of a worker.
#[derive(Debug, Clone, Copy)]
pub struct WorkerOptions {
    /// Tasks at the same time.
    pub concurrency: usize,
    /// How long a claim holds when its worker goes silent. Renewed while the task runs.
    pub lease: Duration,
    /// How often it looks without being woken: for tasks with a later time, and for lost wake-ups.
    pub poll: Duration,
    /// How long running tasks may run on after the stop.
    pub grace: Duration,
}

impl Default for WorkerOptions {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { concurrency: 4, lease: seconds(30), poll: seconds(5), grace: seconds(10) }
    }
}

/// Runs tasks with the handlers it was given. Kinds without a handler are left to others.
pub struct Worker {
    db: Db,
    clock: Arc<dyn Clock>,
    handlers: HashMap<&'static str, Arc<dyn Handler>>,
    options: WorkerOptions,
    /// Names this worker's claims.
    lease: Uuid,
}

/// What [`Worker::drain`] did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drained {
    /// Tasks that went well.
    pub done: usize,
    /// Kind and error of those that did not.
    pub failed: Vec<(String, String)>,
}

impl Worker {
    /// A worker for these handlers.
    pub fn new(db: Db, clock: Arc<dyn Clock>, handlers: Vec<Arc<dyn Handler>>, options: WorkerOptions) -> Self {
        let handlers = handlers.into_iter().map(|handler| (handler.kind(), handler)).collect();
        let lease = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
        Self { db, clock, handlers, options, lease }
    }

    fn kinds(&self) -> Vec<String> {
        self.handlers.keys().map(|kind| (*kind).to_owned()).collect()
    }

    async fn claim(&self, limit: usize) -> Result<Vec<TaskRun>, DbError> {
        store::claim(&self.db, &self.kinds(), limit, self.lease, self.options.lease, self.clock.now()).await
    }

    /// Works until `stop`, then lets running tasks finish for the grace time. What is cut off then comes back to
    /// another worker when its lease is over.
    pub async fn run(self: Arc<Self>, stop: CancellationToken) {
        let mut wake = self.db.listen(WAKE_CHANNEL);
        let mut running = JoinSet::new();
        let mut sweep_at = Instant::now();
        while !stop.is_cancelled() {
            let pause = match self.start_due(&mut running, &mut sweep_at).await {
                Ok(()) => self.options.poll,
                Err(error) => {
                    tracing::warn!(%error, "the queue cannot be read; trying again");
                    Duration::from_secs(1)
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                Some(_) = wake.next() => {}
                Some(_) = running.join_next(), if !running.is_empty() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
        let finished = async { while running.join_next().await.is_some() {} };
        if tokio::time::timeout(self.options.grace, finished).await.is_err() {
            tracing::warn!("some tasks did not finish in time and will run again");
        }
    }

    async fn start_due(self: &Arc<Self>, running: &mut JoinSet<()>, sweep_at: &mut Instant) -> Result<(), DbError> {
        let now = self.clock.now();
        store::release_expired(&self.db, now).await?;
        if Instant::now() >= *sweep_at {
            store::sweep(&self.db, now).await?;
            *sweep_at = Instant::now() + SWEEP_EVERY;
        }
        let free = self.options.concurrency.saturating_sub(running.len());
        if free == 0 {
            return Ok(());
        }
        for task in self.claim(free).await? {
            let worker = Arc::clone(self);
            running.spawn(async move {
                // The result is already noted and logged.
                let _ = worker.carry_out(&task).await;
            });
        }
        Ok(())
    }

    /// Runs everything that is due now, one after the other, and returns when nothing is. Tasks that fail wait for
    /// their next try and are not run again here. For tests and the command line.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn drain(&self) -> Result<Drained, DbError> {
        let mut drained = Drained::default();
        store::release_expired(&self.db, self.clock.now()).await?;
        while let Some(task) = self.claim(1).await?.pop() {
            match self.carry_out(&task).await {
                Ok(()) => drained.done += 1,
                Err(error) => drained.failed.push((task.kind.clone(), error.to_string())),
            }
        }
        Ok(drained)
    }

    /// Runs one claimed task under its time limit, renewing the lease, and notes the result.
    async fn carry_out(&self, task: &TaskRun) -> Result<(), TaskError> {
        let result = self.run_handler(task).await;
        if let Err(error) = &result {
            tracing::warn!(kind = task.kind, id = task.id, attempt = task.attempt, %error, "a task failed");
        }
        let noted = store::finish(&self.db, task, self.lease, &result, self.clock.now()).await;
        if let Err(error) = noted {
            // The lease will run out and the task will come again: at least once.
            tracing::warn!(kind = task.kind, id = task.id, %error, "a task's result could not be noted");
        }
        result
    }

    async fn run_handler(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Some(handler) = self.handlers.get(task.kind.as_str()).cloned() else {
            return Err(TaskError::Retry("no handler for this kind".to_owned()));
        };
        let limit = handler.time_limit();
        let copy = task.clone();
        // A task of its own: a panic in a handler becomes an error here instead of ending the worker.
        let mut work = AbortOnDrop(tokio::spawn(async move { handler.run(&copy).await }));
        let deadline = tokio::time::sleep(limit);
        tokio::pin!(deadline);
        let mut renewal = tokio::time::interval(self.options.lease / 3);
        renewal.tick().await;
        loop {
            tokio::select! {
                ended = &mut work.0 => {
                    return ended.unwrap_or_else(|_| Err(TaskError::Retry("the handler panicked".to_owned())));
                }
                () = &mut deadline => return Err(TaskError::Retry(format!("longer than {} s", limit.as_secs()))),
                _ = renewal.tick() => {
                    let now = self.clock.now();
                    let renewed = store::renew(&self.db, task.id, self.lease, self.options.lease, now).await;
                    if matches!(renewed, Ok(false)) {
                        return Err(TaskError::Retry("the lease was lost".to_owned()));
                    }
                }
            }
        }
    }
}

struct AbortOnDrop<T>(tokio::task::JoinHandle<T>);

impl<T> Drop for AbortOnDrop<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}
