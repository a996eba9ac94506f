//! The running application: what every request may need.

use crate::{
    config::Config,
    judging::{self, CheckDispute, JudgeWorker},
    keys,
    observe::metrics::Metrics,
    session_cache::SessionCache,
    tasks,
};
use devproof_auth::AuthState;
use devproof_claims::{Clock, Reload, Verifier};
use devproof_commands::CommandSettings;
use devproof_db::Db;
use devproof_index::MatchIndex;
use devproof_pages::Pages;
use devproof_queue::{Worker, WorkerOptions};
use devproof_realtime::RealtimeState;
use devproof_rest::RestState;
use devproof_search::SearchIndex;
use devproof_storage::StorageState;
use http::HeaderValue;
use std::{future::Future, ops::Deref, path::PathBuf, sync::Arc, time::Duration};
use tokio_util::sync::CancellationToken;

/// How long open sockets have to close when the server stops.
const FAREWELL: Duration = Duration::from_millis(300);

/// What requests share. Every layer of every request clones it, so it is one pointer.
#[derive(Clone)]
pub struct App(Arc<Parts>);

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl From<Parts> for App {
    fn from(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }
}

/// The parts, seen through [`App`].
pub struct Parts {
    /// The configuration.
    pub config: Config,
    /// The database.
    pub db: Db,
    /// Checks tokens.
    pub verifier: Verifier,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Which sessions still live.
    pub(crate) sessions: SessionCache,
    /// What pages may load, as the header says it.
    pub(crate) content_security_policy: HeaderValue,
    /// The same for pages that take payments, where they load a provider's script.
    pub(crate) payment_policy: Option<HeaderValue>,
    /// The pages for everyone, and the web app's files.
    pub(crate) pages: Pages,
    /// What is counted, for `/metrics`.
    pub(crate) metrics: Metrics,
    /// Looks for signing keys that other nodes made.
    pub(crate) reload: Reload,
    pub(crate) stopping: CancellationToken,
    pub(crate) auth: AuthState,
    pub(crate) rest: RestState,
    pub(crate) realtime: RealtimeState,
    pub(crate) storage: StorageState,
    pub(crate) settings: Arc<CommandSettings>,
    pub(crate) match_index: MatchIndex,
    pub(crate) search_index: SearchIndex,
}

impl App {
    /// Begins to read the database's changes, and fills the indexes. Tests do so only where someone listens.
    pub fn start_feed(&self) {
        self.match_index.follow();
        // One after the other: together each would take as long as both, and the first page of a person needs the match.
        let matching = self.match_index.clone();
        self.search_index.follow(async move { drop(matching.current().await) });
        self.realtime.start_feed();
    }

    /// How much the match index of this node holds.
    pub fn match_index_size(&self) -> devproof_index::Size {
        self.match_index.size()
    }

    /// Looks for signing keys that another node made, every few seconds until `stop`.
    pub fn watch_keys(&self, stop: CancellationToken) -> impl Future<Output = ()> + use<> {
        keys::watch(Arc::clone(&self.reload), stop)
    }

    /// Looks for them now.
    pub async fn watch_keys_once(&self) {
        (self.reload)().await;
    }

    /// Looks at how large tables have become, which bounds what reads may embed.
    pub async fn look_at_sizes(&self) {
        if let Err(error) = self.rest.cache.look_at_sizes().await {
            tracing::warn!(%error, "the sizes of tables could not be read");
        }
    }

    /// What commands and the clock's work know about this installation.
    pub fn command_settings(&self) -> &CommandSettings {
        &self.settings
    }

    /// The service of files.
    pub fn storage(&self) -> &StorageState {
        &self.storage
    }

    /// The live changes' service.
    pub fn realtime(&self) -> &RealtimeState {
        &self.realtime
    }

    /// What judges in this process, with `child` as the program that ends up in a cage. `None` when nothing does.
    pub async fn judge_worker(&self, child: PathBuf) -> Option<JudgeWorker> {
        let judge = judging::start(&self.config.judge, child).await?;
        Some(JudgeWorker::new(self.db.of_service("judge"), Arc::clone(&self.clock), judge, &self.config.judge))
    }

    /// What does the background work.
    ///
    /// # Errors
    /// When the mail server's address makes no sense.
    pub fn worker(&self) -> anyhow::Result<Arc<Worker>> {
        self.worker_beside(None)
    }

    /// What does the background work; beside a judge, disputes too.
    ///
    /// # Errors
    /// When the mail server's address makes no sense.
    pub fn worker_beside(&self, judge: Option<&JudgeWorker>) -> anyhow::Result<Arc<Worker>> {
        let mut handlers = tasks::handlers(&self.config, &self.settings, &self.db, &self.clock, &self.storage)?;
        if let Some(judge) = judge {
            handlers.push(Arc::new(CheckDispute { db: self.db.of_service("judge"), judge: judge.judge().clone() }));
        }
        Ok(Arc::new(Worker::new(
            self.db.of_service("queue"),
            Arc::clone(&self.clock),
            handlers,
            WorkerOptions::default(),
        )))
    }

    /// Resolves when `stop` was asked for, once open sockets are closing.
    pub fn stopping(&self, stop: CancellationToken) -> impl Future<Output = ()> + use<> {
        let (realtime, stopping) = (self.realtime.clone(), self.stopping.clone());
        async move {
            stop.cancelled().await;
            stopping.cancel();
            realtime.shutdown();
        }
    }

    /// Whether this node takes no new work any more.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Waits, a moment at most, until those sockets are closed: the accept loop counts requests, not what became of
    /// an upgraded one, and the end of the process would cut off the reason.
    pub async fn sockets_closed(&self) {
        // Also those that were opened while the others were closed.
        self.realtime.shutdown();
        if tokio::time::timeout(FAREWELL, self.realtime.closed()).await.is_err() {
            tracing::debug!("some sockets did not close in time and were cut");
        }
    }
}
