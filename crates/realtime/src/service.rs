//! The service: puts the parts together, and runs the background tasks.

use crate::{
    accounts::Accounts,
    change_feed::{self, Feed, FeedState},
    config::RealtimeConfig,
    connections::Connections,
    nodes::{self, Nodes, Outgoing},
    outbox::Close,
    postgres_changes::{Catalog, Deciding},
    rights::Rights,
    rooms::{self, Rooms},
    sessions,
    state::Shared,
};
use parking_lot::Mutex;
use std::sync::{Arc, Once};
use tokio::{
    sync::{Semaphore, watch},
    task::AbortHandle,
};

/// Joins that ask the database at the same time. A flood of joins waits in line instead of taking every connection.
const CHECKS: usize = 2;

/// This node's realtime service. Clones share one state; when the last is gone, its tasks end.
#[derive(Clone)]
pub struct RealtimeState {
    pub(crate) shared: Arc<Shared>,
    nodes: Arc<Nodes>,
    tasks: Arc<Tasks>,
}

/// Aborts what was spawned, with the last handle.
struct Tasks {
    watching: Vec<AbortHandle>,
    feed: Mutex<Vec<AbortHandle>>,
    feed_started: Once,
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.watching.iter().for_each(AbortHandle::abort);
        self.feed.get_mut().iter().for_each(AbortHandle::abort);
    }
}

impl RealtimeState {
    /// Starts the service without its change feed: see [`RealtimeState::start_feed`]. Must be called within a
    /// tokio runtime.
    pub fn new(config: RealtimeConfig) -> Self {
        let (rights, answer_rights) = Rights::start(config.db.clone());
        let outgoing = Arc::<Outgoing>::default();
        let node = u64::from_ne_bytes(devproof_claims::random_bytes());
        let accounts = Arc::new(Accounts::from(&config.limits));
        let rooms = Arc::new(Rooms::new(node, config.limits.presences, Arc::clone(&outgoing)));
        let nodes = Arc::new(Nodes::new(
            node,
            config.bus.clone(),
            config.db.clone(),
            Arc::clone(&rooms),
            Arc::clone(&accounts),
            outgoing,
        ));
        let shared = Arc::new(Shared {
            accounts,
            rooms,
            rights,
            catalog: Arc::new(Catalog::new(config.db.clone())),
            connections: Connections::new(&config.limits),
            config,
            hub: Arc::default(),
            registry: Arc::default(),
            feed: watch::Sender::new(FeedState::Down),
            checks: Semaphore::new(CHECKS),
        });
        let watch_sessions = sessions::watch(Arc::clone(&shared.hub), Arc::clone(&shared.config.session_alive));
        let watch_rooms = rooms::watch(Arc::clone(&shared.rooms), Arc::clone(&shared.accounts));
        let watching = vec![
            answer_rights,
            tokio::spawn(watch_sessions).abort_handle(),
            tokio::spawn(watch_rooms).abort_handle(),
        ];
        let tasks = Tasks { watching, feed: Mutex::default(), feed_started: Once::new() };
        Self { shared, nodes, tasks: Arc::new(tasks) }
    }

    /// Begins to read changes and to meet other nodes, and keeps doing so through every loss of the connection. Once
    /// is enough.
    pub fn start_feed(&self) {
        self.tasks.feed_started.call_once(|| {
            let feed = Feed {
                login: self.shared.config.replication.clone(),
                state: self.shared.feed.clone(),
                hub: Arc::clone(&self.shared.hub),
                log_listener: self.shared.config.log_listener.clone(),
                deciding: Deciding {
                    db: self.shared.config.db.clone(),
                    catalog: Arc::clone(&self.shared.catalog),
                    registry: Arc::clone(&self.shared.registry),
                },
            };
            let mut handles = change_feed::start(feed);
            handles.extend(nodes::start(&self.nodes));
            *self.tasks.feed.lock() = handles;
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
