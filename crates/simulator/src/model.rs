//! A board with meaning: components and connections with properties in the field's own terms. What is not chosen has the
//! default of the real thing, which is rarely the safe one.

mod check;
mod settings;

pub use settings::{
    Acknowledge, Backoff, Cache, Capacity, CircuitBreaker, Consume, Fill, Ordering, Overflow, Queue, ReadFrom,
    Replication, Storage,
};

use serde::{Deserialize, Serialize};

/// Most components of a board.
pub const MAX_COMPONENTS: usize = 80;
/// Most connections of a board.
pub const MAX_CONNECTIONS: usize = 200;

/// What a component can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What people hold in their hands. Its own time is not simulated.
    Client,
    /// Starts work at its time. As a client, but nobody waits.
    Scheduler,
    /// Caches near the clients.
    Cdn,
    /// Spreads requests over instances.
    LoadBalancer,
    /// Authentication, limits, routing.
    Gateway,
    /// Answers requests.
    Service,
    /// Takes items from a queue.
    Worker,
    /// Holds items until a worker has taken them.
    Queue,
    /// A log that several readers follow.
    Stream,
    /// Keeps answers in memory.
    Cache,
    /// A relational database.
    SqlDatabase,
    /// A database of another model.
    NosqlDatabase,
    /// Keeps files.
    ObjectStore,
    /// Finds by words.
    SearchIndex,
    /// A system of someone else.
    External,
}

impl Kind {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 15] = [
        Self::Client,
        Self::Scheduler,
        Self::Cdn,
        Self::LoadBalancer,
        Self::Gateway,
        Self::Service,
        Self::Worker,
        Self::Queue,
        Self::Stream,
        Self::Cache,
        Self::SqlDatabase,
        Self::NosqlDatabase,
        Self::ObjectStore,
        Self::SearchIndex,
        Self::External,
    ];

    /// Its name in a document.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Scheduler => "scheduler",
            Self::Cdn => "cdn",
            Self::LoadBalancer => "load_balancer",
            Self::Gateway => "gateway",
            Self::Service => "service",
            Self::Worker => "worker",
            Self::Queue => "queue",
            Self::Stream => "stream",
            Self::Cache => "cache",
            Self::SqlDatabase => "sql_database",
            Self::NosqlDatabase => "nosql_database",
            Self::ObjectStore => "object_store",
            Self::SearchIndex => "search_index",
            Self::External => "external",
        }
    }

    /// Where work starts.
    #[must_use]
    pub fn is_source(self) -> bool {
        matches!(self, Self::Client | Self::Scheduler)
    }

    /// Holds items for workers.
    #[must_use]
    pub fn is_queue(self) -> bool {
        matches!(self, Self::Queue | Self::Stream)
    }

    /// Answers from copies that can be old.
    #[must_use]
    pub fn is_cache(self) -> bool {
        matches!(self, Self::Cache | Self::Cdn)
    }

    /// Keeps data: has nodes in partitions and replicas instead of instances.
    #[must_use]
    pub fn is_storage(self) -> bool {
        self.is_queue()
            || matches!(self, Self::SqlDatabase | Self::NosqlDatabase | Self::ObjectStore | Self::SearchIndex)
    }

    /// What one instance does when neither the component nor the scenario says: plain figures for a small machine.
    #[must_use]
    pub fn capacity(self) -> Capacity {
        let (service_ms, concurrency) = match self {
            Self::Client | Self::Scheduler => (0.0, 1),
            Self::Cdn => (2.0, 2000),
            Self::LoadBalancer => (0.2, 64),
            Self::Gateway => (1.0, 32),
            Self::Service => (5.0, 32),
            Self::Worker => (20.0, 4),
            Self::Queue | Self::Stream => (2.0, 32),
            Self::Cache => (0.5, 16),
            Self::SqlDatabase | Self::NosqlDatabase => (4.0, 8),
            Self::ObjectStore => (20.0, 64),
            Self::SearchIndex => (10.0, 8),
            Self::External => (100.0, 100),
        };
        Capacity { service_ms, variation: 1.0, concurrency }
    }
}

/// One component.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Component {
    /// Its name among the components of this board.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// What its author calls it; can be empty.
    #[serde(default)]
    pub label: String,
    /// How many of it run. Storage has `storage.partitions` × `storage.replicas` nodes instead.
    #[serde(default = "one")]
    pub instances: u32,
    /// Names of the zones over which instances or replicas are spread, in turn. Default: all in zone `a`.
    #[serde(default = "one_zone")]
    pub zones: Vec<String>,
    /// How fast one instance is. Default: what the scenario says of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capacity: Option<Capacity>,
    /// Load shedding: how many requests can wait, for all instances together (for storage: for one node) before more are
    /// refused at once. Default: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_waiting: Option<u32>,
    /// How data is kept; storage only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<Storage>,
    /// How copies are kept; cache and CDN only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cache: Option<Cache>,
    /// How items are handed out; queue and stream only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queue: Option<Queue>,
}

/// How a connection is used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The caller waits for the answer and fails with it.
    #[default]
    Request,
    /// The caller sends and does not look back. What fails is lost unless it is retried. Out of a queue every
    /// connection is of this kind: workers take from it.
    Async,
}

/// One connection, from who calls to who is called.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Connection {
    /// Its name among the connections of this board.
    pub id: String,
    /// The component that calls.
    pub from: String,
    /// The component that is called.
    pub to: String,
    /// How it is used.
    #[serde(default)]
    pub mode: Mode,
    /// How long the caller waits, in milliseconds. Default: until the platform ends it, after 60 seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<f64>,
    /// How often a failed call is tried again. Default: never.
    #[serde(default)]
    pub retries: u32,
    /// How long to wait before trying again. Default: not at all.
    #[serde(default)]
    pub backoff: Backoff,
    /// Every attempt has the same key, and the component that is called does the work once per key. Default: no.
    #[serde(default)]
    pub idempotency_key: bool,
    /// When to stop calling for a while. Default: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circuit_breaker: Option<CircuitBreaker>,
    /// The caller has an answer without this one, of less use: its failure does not fail the caller. Default: no.
    #[serde(default)]
    pub fallback: bool,
}

/// The way that a flow of the scenario takes over the board.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// The flow.
    pub flow: String,
    /// Connections in the order of their calls. The first starts at a client or scheduler; every other at a component
    /// that an earlier one has reached. A call that starts at a cache is made on a miss; one that starts at a queue is
    /// made by a worker later.
    pub connections: Vec<String>,
}

/// The whole design.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The components.
    pub components: Vec<Component>,
    /// The connections.
    pub connections: Vec<Connection>,
    /// The way of each flow.
    #[serde(default)]
    pub routes: Vec<Route>,
}

impl Board {
    /// The place of a component in the list.
    #[must_use]
    pub fn component(&self, id: &str) -> Option<usize> {
        self.components.iter().position(|component| component.id == id)
    }

    /// The place of a connection in the list.
    #[must_use]
    pub fn connection(&self, id: &str) -> Option<usize> {
        self.connections.iter().position(|connection| connection.id == id)
    }
}

fn one() -> u32 {
    1
}

fn one_zone() -> Vec<String> {
    vec!["a".to_owned()]
}
