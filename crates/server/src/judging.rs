//! Judges what people hand in: takes submissions out of the queue one by one, lets `devproof_judge` run them in their
//! cages, and writes what came of it. Runs inside `devproof serve` and as `devproof worker`.
//!
//! A submission is claimed under a lease, which is renewed while it is judged. Results of tests are written as they come,
//! and reach the page as changes of rows. The verdict counts under the lease alone: of a worker that was killed nothing
//! stays but what the next attempt replaces.

mod attempt;
mod completion;
mod disputes;
mod fitness;
pub mod queue;
pub mod verdict;
pub mod visitors;

pub use disputes::CheckDispute;

use crate::config::JudgeConfig;
use devproof_claims::{Clock, random_bytes};
use devproof_db::{Db, DbError};
use devproof_judge::{Judge, JudgeSettings, Language, LanguageStatus, Protection, Task};
use fitness::Fitness;
use futures::StreamExt;
use parking_lot::Mutex;
use queue::{Claimed, DocumentOf};
use std::{collections::HashMap, path::PathBuf, sync::Arc, time::Duration};
use tokio::{task::JoinSet, time::Instant};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The channel on which the queue wakes workers.
const WAKE_CHANNEL: &str = "judge";
/// How often it is looked without being woken: for leases that ran out, and for lost wake-ups.
const POLL: Duration = Duration::from_secs(2);
/// Submissions that are in hand at a time for each place: whose program is short need not wait until a long one has been
/// through all its tests.
const IN_HAND: usize = 4;
/// How long a worker's word counts that it runs, and how often it gives it.
const REGISTRATION: Duration = Duration::from_secs(90);
const REGISTER_EVERY: Duration = Duration::from_secs(20);
/// Documents that are kept read.
const TASKS_KEPT: usize = 256;

/// Starts the judge as this binary's own child, and says what holds. `None` when nothing is to be judged here, or
/// nothing can be judged safely.
pub async fn start(config: &JudgeConfig, child: PathBuf) -> Option<Judge> {
    if config.slots == 0 {
        return None;
    }
    let settings = JudgeSettings {
        child,
        arguments: vec![devproof_judge::child::COMMAND.to_owned()],
        python: config.python.clone().filter(|path| path.exists()),
        compilers: config.compilers.clone().into_iter().filter(|(_, path)| path.exists()).collect(),
        slots: config.slots,
        without: Vec::new(),
    };
    match Judge::start(settings).await {
        Ok(judge) => {
            log(judge.protection());
            Some(judge)
        }
        Err(error) => {
            tracing::error!(%error, "answers are not judged here");
            None
        }
    }
}

/// Tells the operator what is not judged here, and what is judged behind fewer walls.
fn log(protection: &Protection) {
    for (language, held) in &protection.languages {
        match held {
            LanguageStatus::Refused { why } => {
                tracing::warn!(%language, why, "answers in this language are not judged here");
            }
            LanguageStatus::Judged { warnings, .. } => {
                for warning in warnings {
                    tracing::warn!(%language, warning, "judged behind fewer walls: see devproof doctor");
                }
            }
        }
    }
}

/// Takes submissions and judges them, a bounded number at a time.
pub struct JudgeWorker {
    db: Db,
    clock: Arc<dyn Clock>,
    judge: Judge,
    slots: usize,
    lease: Duration,
    /// Who this is to others.
    id: Uuid,
    fitness: Fitness,
    /// Read documents, by the hash of what they say.
    tasks: Mutex<HashMap<String, Arc<Task>>>,
}

impl JudgeWorker {
    /// A worker with this judge.
    pub fn new(db: Db, clock: Arc<dyn Clock>, judge: Judge, config: &JudgeConfig) -> Self {
        let fitness =
            Fitness::new(Language::ALL.into_iter().filter(|language| judge.protection().judges(*language)).collect());
        let (slots, lease, id) = (config.slots.max(1), config.lease, new_id());
        Self { db, clock, judge, slots, lease, id, fitness, tasks: Mutex::default() }
    }

    /// Measures, when that is due, what this machine is fit to judge, and tells everyone.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn register(&self) -> Result<(), DbError> {
        for language in self.fitness.languages() {
            self.is_fit(language).await;
        }
        self.tell_languages().await
    }

    /// Adds the languages whose compilers hold what they must.
    async fn try_compilers(&self) {
        let protection = self.judge.try_compilers().await;
        log(&protection);
        self.fitness.add(Language::ALL.into_iter().filter(|language| protection.judges(*language)));
    }

    /// Tells everyone in which languages answers are accepted here.
    async fn tell_languages(&self) -> Result<(), DbError> {
        queue::register(&self.db, self.id, &self.fitness.accepted(Instant::now()), REGISTRATION).await
    }

    /// Whether this machine is fit to judge a language. One that is not any more takes nothing in it until it registers
    /// again.
    async fn is_fit(&self, language: Language) -> bool {
        let speed = self.judge.speed(language).await;
        if let Err(why) = &speed {
            tracing::error!(%language, %why, "answers in this language are not judged here just now");
        }
        self.fitness.note(language, speed.is_ok(), Instant::now());
        speed.is_ok()
    }

    /// [`Self::register`] again and again, until `stop`.
    async fn stay_registered(&self, stop: &CancellationToken) {
        // Measuring takes a while, and answers can wait for it.
        if let Err(error) = self.tell_languages().await {
            tracing::warn!(%error, "a judge could not say that it runs; it says so when it has measured");
        }
        let mut tried = false;
        while !stop.is_cancelled() {
            if let Err(error) = self.register().await {
                tracing::warn!(%error, "a judge could not say that it runs; trying again");
            }
            if !std::mem::replace(&mut tried, true) {
                tokio::select! { () = self.try_compilers() => {}, () = stop.cancelled() => {} }
                continue;
            }
            tokio::select! { () = tokio::time::sleep(REGISTER_EVERY) => {}, () = stop.cancelled() => {} }
        }
    }

    /// What runs programs, for others who need it.
    pub fn judge(&self) -> &Judge {
        &self.judge
    }

    async fn claim(&self) -> Result<Option<Claimed>, DbError> {
        let fit = self.fitness.fit();
        if fit.is_empty() {
            return Ok(None);
        }
        queue::claim(&self.db, new_id(), self.lease, &fit, self.clock.now()).await
    }

    /// Judges until `stop`; what is in hand then goes back to the queue for others.
    pub async fn run(self: Arc<Self>, stop: CancellationToken) {
        tokio::join!(self.stay_registered(&stop), self.take_turns(&stop));
    }

    async fn take_turns(self: &Arc<Self>, stop: &CancellationToken) {
        let mut wake = self.db.listen(WAKE_CHANNEL);
        let mut running = JoinSet::new();
        let mut visitors = visitors::Lane::default();
        let mut released: Option<Instant> = None;
        while !stop.is_cancelled() {
            let mut pause = POLL;
            if released.is_none_or(|at| at.elapsed() >= POLL) {
                released = Some(Instant::now());
                if let Err(error) = queue::release(&self.db, self.clock.now()).await {
                    tracing::warn!(%error, "submissions of workers that went away could not be released; trying again");
                }
                if let Err(error) = visitors::release(&self.db, self.clock.now()).await {
                    tracing::warn!(%error, "visitors' programs could not be released; trying again");
                }
            }
            while running.len() < self.slots * IN_HAND {
                match self.claim().await {
                    Ok(Some(claimed)) => {
                        let (worker, stop) = (Arc::clone(self), stop.clone());
                        running.spawn(async move { worker.carry_out(&claimed, &stop).await });
                        // Whoever has an account waits for no visitor.
                        if running.len() >= self.slots {
                            visitors.call_off();
                        }
                    }
                    Ok(None) => break,
                    Err(error) => {
                        tracing::warn!(%error, "the judge's queue cannot be read; trying again");
                        pause = Duration::from_secs(1);
                        break;
                    }
                }
            }
            if running.len() < self.slots && !stop.is_cancelled() {
                visitors.fill(self, stop).await;
            }
            tokio::select! {
                () = stop.cancelled() => {}
                Some(_) = wake.next() => {}
                Some(_) = running.join_next(), if !running.is_empty() => {}
                () = visitors.finished() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
        while running.join_next().await.is_some() {}
        if visitors.is_taken() {
            visitors.finished().await;
        }
    }

    /// Judges everything that waits, one after the other; how many that were. For tests.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn drain(&self) -> Result<usize, DbError> {
        let (mut done, never) = (0, CancellationToken::new());
        queue::release(&self.db, self.clock.now()).await?;
        while let Some(claimed) = self.claim().await? {
            self.carry_out(&claimed, &never).await;
            done += 1;
        }
        done += self.drain_visitors().await?;
        Ok(done)
    }

    /// The task that a program is judged by: from what was read before, or from the database. `id` is for the log.
    async fn task(
        &self,
        edition: Option<&String>,
        document: DocumentOf,
        id: Uuid,
    ) -> Result<Option<Arc<Task>>, DbError> {
        let known = |key: &String| self.tasks.lock().get(key).cloned();
        if let Some(task) = edition.and_then(known) {
            return Ok(Some(task));
        }
        let Some(document) = queue::document(&self.db, document).await? else { return Ok(None) };
        let Some(task) = task_of(&document, id) else { return Ok(None) };
        let task = Arc::new(task);
        if let Some(key) = edition {
            let mut tasks = self.tasks.lock();
            if tasks.len() >= TASKS_KEPT {
                tasks.clear();
            }
            tasks.insert(key.clone(), Arc::clone(&task));
        }
        Ok(Some(task))
    }
}

/// Ends what waits for a language that no one has judged for a while. How many submissions that were.
///
/// # Errors
/// PostgreSQL's error.
pub async fn end_unjudged(db: &Db, clock: &dyn Clock) -> Result<usize, DbError> {
    queue::end_unjudged(db, clock.now()).await
}

fn new_id() -> Uuid {
    uuid::Builder::from_random_bytes(random_bytes()).into_uuid()
}

/// What a document asks to be judged; `None`, and a line in the log, when it does not parse.
fn task_of(document: &serde_json::Value, of: Uuid) -> Option<Task> {
    match devproof_judge::Document::parse(document) {
        Ok(document) => document.task().cloned(),
        Err(problems) => {
            tracing::error!(%of, ?problems, "a stored challenge cannot be read");
            None
        }
    }
}
