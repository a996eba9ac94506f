//! Background work: leases, tries, the outbox.

mod outbox;
mod tasks;

use devproof_claims::Clock;
use devproof_db::{Actor, Db};
use devproof_queue::{Handler, Task, TaskError, TaskRun, Worker, WorkerOptions, enqueue};
use std::sync::{Arc, Mutex};

type Answer = dyn Fn(&TaskRun) -> Result<(), TaskError> + Send + Sync;

/// A handler that notes what it was given and answers as it is told.
struct Probe {
    seen: Mutex<Vec<(i64, i32)>>,
    answer: Box<Answer>,
}

impl Probe {
    fn new(answer: impl Fn(&TaskRun) -> Result<(), TaskError> + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self { seen: Mutex::default(), answer: Box::new(answer) })
    }

    /// The tasks that it was given: id and try.
    fn seen(&self) -> Vec<(i64, i32)> {
        self.seen.lock().expect("no panic while it was held").clone()
    }
}

#[async_trait::async_trait]
impl Handler for Probe {
    fn kind(&self) -> &'static str {
        "probe"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        self.seen.lock().expect("no panic while it was held").push((task.id, task.attempt));
        (self.answer)(task)
    }
}

fn worker(db: &Db, clock: Arc<dyn Clock>, handler: Arc<dyn Handler>) -> Arc<Worker> {
    Arc::new(Worker::new(db.clone(), clock, vec![handler], WorkerOptions::default()))
}

async fn put(db: &Db, task: Task<'_>) -> Option<i64> {
    let tx = db.begin(Actor::System).await.expect("a transaction");
    let id = enqueue(&tx, &task).await.expect("the queue takes it");
    tx.commit().await.expect("a commit");
    id
}
