//! The figures of one process, in Prometheus' words.

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};
use std::{
    fmt,
    sync::{Arc, atomic::AtomicU64},
    time::Duration,
};

/// What tells requests apart. All three are of a bounded number: no path and no caller is a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    pub(crate) service: &'static str,
    pub(crate) method: &'static str,
    pub(crate) status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ServiceLabel {
    service: &'static str,
}

/// A gauge's one label, for figures that come apart by one of our words.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct StateLabel {
    pub(crate) state: &'static str,
}

/// The same for figures of several kinds of things.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct KindLabel {
    pub(crate) kind: &'static str,
}

type Seconds = Gauge<f64, AtomicU64>;

/// The figures. Clones share them.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Arc<Registry>,
    requests: Family<RequestLabels, Counter>,
    durations: Family<ServiceLabel, Histogram>,
    in_flight: Gauge,
    /// Database connections by what they do: `idle`, `busy`, and callers `waiting` for one.
    pub(crate) connections: Family<StateLabel, Gauge>,
    /// 1 while the database answers.
    pub(crate) database_up: Gauge,
    /// 1 while changes are read.
    pub(crate) feed_up: Gauge,
    /// Open sockets for live changes.
    pub(crate) sockets: Gauge,
    /// Jobs and people in the match index.
    pub(crate) indexed: Family<KindLabel, Gauge>,
    /// Memory of the match index.
    pub(crate) index_memory: Gauge,
    /// How long the match index was last filled.
    pub(crate) index_filled: Seconds,
    /// What the search index can find.
    pub(crate) search_documents: Gauge,
    /// The search index on disk.
    pub(crate) search_bytes: Gauge,
    /// Background tasks: `due`, `later`, `dead`.
    pub(crate) tasks: Family<StateLabel, Gauge>,
    /// How long the oldest due task has waited.
    pub(crate) oldest_task: Seconds,
    /// Mails not sent yet: `waiting`, `failed`.
    pub(crate) letters: Family<StateLabel, Gauge>,
    /// Bytes of memory held.
    pub(crate) memory: Gauge,
    /// Processor time used.
    pub(crate) processor: Seconds,
    /// Open files and sockets of the process.
    pub(crate) files: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("devproof");
        let metrics = Self {
            requests: Family::default(),
            // From half a millisecond to eight seconds.
            durations: Family::new_with_constructor(|| Histogram::new(exponential_buckets(0.0005, 2.0, 15))),
            in_flight: Gauge::default(),
            connections: Family::default(),
            database_up: Gauge::default(),
            feed_up: Gauge::default(),
            sockets: Gauge::default(),
            indexed: Family::default(),
            index_memory: Gauge::default(),
            index_filled: Seconds::default(),
            search_documents: Gauge::default(),
            search_bytes: Gauge::default(),
            tasks: Family::default(),
            oldest_task: Seconds::default(),
            letters: Family::default(),
            memory: Gauge::default(),
            processor: Seconds::default(),
            files: Gauge::default(),
            registry: Arc::default(),
        };
        registry.register("http_requests", "Requests answered", metrics.requests.clone());
        registry.register_with_unit(
            "http_request_duration",
            "Time until the answer's head",
            Unit::Seconds,
            metrics.durations.clone(),
        );
        registry.register("http_requests_in_flight", "Requests under way", metrics.in_flight.clone());
        registry.register("db_connections", "Database connections, and who waits", metrics.connections.clone());
        registry.register("db_up", "1 while the database answers", metrics.database_up.clone());
        registry.register("realtime_feed_up", "1 while changes are read", metrics.feed_up.clone());
        registry.register("realtime_sockets", "Open sockets for live changes", metrics.sockets.clone());
        registry.register("match_index_entries", "Jobs and people in the match index", metrics.indexed.clone());
        registry.register_with_unit(
            "match_index_memory",
            "Memory of the match index",
            Unit::Bytes,
            metrics.index_memory.clone(),
        );
        registry.register_with_unit(
            "match_index_filled",
            "Time of its last filling",
            Unit::Seconds,
            metrics.index_filled.clone(),
        );
        registry.register(
            "search_index_documents",
            "Documents in the search index",
            metrics.search_documents.clone(),
        );
        registry.register_with_unit(
            "search_index_size",
            "The search index on disk",
            Unit::Bytes,
            metrics.search_bytes.clone(),
        );
        registry.register("queue_tasks", "Background tasks that are not done", metrics.tasks.clone());
        registry.register_with_unit(
            "queue_oldest_due_task_age",
            "How long the oldest due task has waited",
            Unit::Seconds,
            metrics.oldest_task.clone(),
        );
        registry.register("outbox_letters", "Mails that were not sent yet", metrics.letters.clone());
        registry.register_with_unit("process_memory", "Memory held", Unit::Bytes, metrics.memory.clone());
        registry.register_with_unit(
            "process_cpu",
            "Processor time used since the start",
            Unit::Seconds,
            metrics.processor.clone(),
        );
        registry.register("process_open_files", "Open files and sockets", metrics.files.clone());
        Self { registry: Arc::new(registry), ..metrics }
    }

    /// Counts an answered request.
    pub(crate) fn request(&self, labels: RequestLabels, took: Duration) {
        self.durations.get_or_create(&ServiceLabel { service: labels.service }).observe(took.as_secs_f64());
        self.requests.get_or_create(&labels).inc();
    }

    /// Counts a request as under way until the guard is dropped: also when its client goes away.
    pub(crate) fn under_way(&self) -> UnderWay {
        self.in_flight.inc();
        UnderWay(self.in_flight.clone())
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// One request under way.
pub(crate) struct UnderWay(Gauge);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.dec();
    }
}
