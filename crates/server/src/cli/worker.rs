//! `devproof worker`: judges on a machine that serves no one.

use super::signals::stop_on_signal;
use crate::{
    config::{Config, Database},
    judging::{self, CheckDispute, JudgeWorker},
};
use anyhow::{Context, bail};
use devproof_claims::{Clock, SystemClock};
use devproof_db::{Db, PoolLimits};
use devproof_queue::{Worker, WorkerOptions};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// Judges until it is stopped.
pub(super) async fn run(config: Config) -> anyhow::Result<()> {
    let Database::External(database) = &config.database else {
        bail!("DEVPROOF_DATABASE_URL: a worker needs the database of its servers");
    };
    let limits = PoolLimits {
        size: config.pool_size.unwrap_or(config.judge.slots.max(1) + 2),
        divided: false,
        ..PoolLimits::default()
    };
    let db = Db::new(database.gate.clone(), limits)?;
    let child = devproof_judge::child::this_program();
    let judge = judging::start(&config.judge, child).await.context("nothing can be judged here")?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let stop = CancellationToken::new();
    stop_on_signal(&stop)?;
    let check = CheckDispute { db: db.clone(), judge: judge.clone() };
    let tasks = Worker::new(db.clone(), Arc::clone(&clock), vec![Arc::new(check)], WorkerOptions::default());
    let worker = JudgeWorker::new(db, clock, judge, &config.judge);
    println!("Devproof worker is running, {} submissions at a time", config.judge.slots);
    tokio::join!(Arc::new(worker).run(stop.clone()), Arc::new(tasks).run(stop));
    Ok(())
}
