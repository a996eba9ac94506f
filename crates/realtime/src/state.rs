//! What all sockets of a node share.

use crate::{
    accounts::Accounts,
    change_feed,
    hub::Hub,
    limits::{Connections, Limits},
    nodes::{self, Bus, Outgoing},
    outbox::Close,
    postgres_changes::{Catalog, Registry},
    rights::Rights,
    rooms::{self, Rooms},
    sessions,
};
use devproof_claims::{Clock, Verifier};
use devproof_db::{Db, DbError};
use futures::future::BoxFuture;
use std::{
    collections::HashMap,
    sync::{Arc, Once},
};
use tokio::{
    sync::{Notify, Semaphore, watch},
    task::AbortHandle,
};
use uuid::Uuid;

/// Joins that ask the database at the same time. A flood of joins waits in line instead of taking every connection.
const CHECKS: usize = 2;

/// Asks which of these sessions live, and whether each may be used: not while it owes a second factor.
pub type SessionAlive =
    Arc<dyn Fn(Vec<Uuid>) -> BoxFuture<'static, Result<HashMap<Uuid, bool>, DbError>> + Send + Sync>;

/// The login of the change feed.
#[derive(Clone)]
pub struct ReplicationConfig {
    /// A host name, or the folder of a Unix socket.
    pub host: String,
    /// The port, which also names the socket's file.
    pub port: u16,
    /// A login with the attribute `replication`.
    pub user: String,
    /// Its password.
    pub password: String,
    /// The database whose changes are read.
    pub dbname: String,
}

/// Everything this crate is given.
#[derive(Clone)]
pub struct RealtimeConfig {
    /// The database.
    pub db: Db,
    /// Checks tokens and API keys.
    pub verifier: Verifier,
    /// The change feed's login.
    pub replication: ReplicationConfig,
    /// Asks which sessions are alive.
    pub session_alive: SessionAlive,
    /// The time, for tokens.
    pub clock: Arc<dyn Clock>,
    /// How nodes reach one another.
    pub bus: Bus,
    /// Bounds.
    pub limits: Limits,
    /// Origins that may connect, `https://host[:port]` each. None: the server's own origin only, and in
    /// development any loopback one.
    pub allowed_origins: Vec<String>,
    /// Whether loopback origins pass when `allowed_origins` is empty.
    pub development: bool,
    /// Whether public topics carry broadcasts and presence. Nobody's policy is asked there.
    pub public_rooms: bool,
}

/// This node's realtime service. Clones share one state; when the last is gone, its tasks end.
#[derive(Clone)]
pub struct RealtimeState {
    pub(crate) shared: Arc<Shared>,
    tasks: Arc<Tasks>,
}

pub(crate) struct Shared {
    pub config: RealtimeConfig,
    pub hub: Arc<Hub>,
    pub registry: Arc<Registry>,
    pub accounts: Arc<Accounts>,
    pub rooms: Arc<Rooms>,
    /// This node's number among others.
    pub node: u64,
    pub outgoing: Arc<Outgoing>,
    /// Somebody asked for everything about this node.
    pub asked: Notify,
    pub rights: Rights,
    pub catalog: Catalog,
    pub connections: Arc<Connections>,
    pub feed: watch::Sender<FeedState>,
    /// Bounds how many joins ask the database at once whether they can have what they want.
    pub checks: Semaphore,
}

/// Whether changes are being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeedState {
    /// Not yet, or not at the moment.
    Down,
    /// Every change that is committed from now on will be seen.
    Live,
}

/// Aborts what was spawned, with the last handle.
struct Tasks {
    watching: Vec<AbortHandle>,
    feed: std::sync::Mutex<Vec<AbortHandle>>,
    feed_started: Once,
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.watching.iter().for_each(AbortHandle::abort);
        let feed = self.feed.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        feed.iter().for_each(AbortHandle::abort);
    }
}

impl RealtimeState {
    /// Starts the service without its change feed: see [`RealtimeState::start_feed`]. Must be called within a
    /// tokio runtime.
    pub fn new(config: RealtimeConfig) -> Self {
        let (rights, answer_rights) = Rights::start(config.db.clone());
        let outgoing = Arc::<Outgoing>::default();
        let node = u64::from_ne_bytes(devproof_claims::random_bytes());
        let shared = Arc::new(Shared {
            accounts: Arc::new(Accounts::from(&config.limits)),
            rooms: Arc::new(Rooms::new(node, config.limits.presences, Arc::clone(&outgoing))),
            node,
            outgoing,
            asked: Notify::new(),
            rights,
            catalog: Catalog::new(config.db.clone()),
            config,
            hub: Arc::default(),
            registry: Arc::default(),
            connections: Arc::default(),
            feed: watch::Sender::new(FeedState::Down),
            checks: Semaphore::new(CHECKS),
        });
        let watching = vec![
            answer_rights,
            tokio::spawn(sessions::watch(Arc::clone(&shared))).abort_handle(),
            tokio::spawn(rooms::watch(Arc::clone(&shared))).abort_handle(),
        ];
        let tasks = Tasks { watching, feed: std::sync::Mutex::default(), feed_started: Once::new() };
        Self { shared, tasks: Arc::new(tasks) }
    }

    /// Begins to read changes and to meet other nodes, and goes on doing so through every loss of the connection. Once
    /// is enough.
    pub fn start_feed(&self) {
        self.tasks.feed_started.call_once(|| {
            let mut handles = change_feed::start(&self.shared);
            handles.extend(nodes::start(&self.shared));
            *self.tasks.feed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = handles;
        });
    }

    /// Whether changes are being read, and whenever that changes.
    pub fn feed(&self) -> watch::Receiver<FeedState> {
        self.shared.feed.subscribe()
    }

    /// Open sockets of this node.
    pub fn sockets(&self) -> usize {
        self.shared.connections.count()
    }

    /// Closes every socket with code 1001, as the server stops.
    pub fn shutdown(&self) {
        self.shared.hub.close_all(Close::SHUTDOWN);
    }

    /// Resolves when no socket is open any more. After [`RealtimeState::shutdown`] that is when every client has its
    /// reason; one that does not read keeps its socket for some seconds, so the caller bounds the wait.
    pub async fn closed(&self) {
        self.shared.connections.empty().await;
    }
}
