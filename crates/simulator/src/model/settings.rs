//! Properties of storage, caches, queues and calls, with the defaults of the real thing.

use serde::{Deserialize, Serialize};

/// How fast one instance is.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Capacity {
    /// Mean time of one piece of work without what it waits for, in milliseconds.
    pub service_ms: f64,
    /// Standard deviation of that time divided by its mean: 0 always the same, 1 exponential.
    #[serde(default = "exponential")]
    pub variation: f64,
    /// How many pieces of work one instance does side by side. A place stays taken while its call waits for others.
    pub concurrency: u32,
}

fn exponential() -> f64 {
    1.0
}

/// How copies of data are kept equal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Replication {
    /// One copy.
    #[default]
    None,
    /// The leader acknowledges, followers come later.
    Async,
    /// The leader acknowledges when every replica has it.
    Sync,
    /// Any `write_quorum` replicas acknowledge; a read asks `read_quorum`.
    Quorum,
}

/// Where a write is when it is acknowledged, on each copy that counts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Acknowledge {
    /// In memory; on disk within `flush_ms`.
    #[default]
    Memory,
    /// On disk.
    Disk,
}

/// Which replica answers a read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadFrom {
    /// The leader; under quorum replication the read quorum.
    #[default]
    Leader,
    /// Any replica, which can lag behind.
    Any,
}

/// How data is kept.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Storage {
    /// How copies are kept equal.
    pub replication: Replication,
    /// How many copies there are of each partition, the first included.
    pub replicas: u32,
    /// Copies that must acknowledge a write; quorum only.
    pub write_quorum: Option<u32>,
    /// Copies that a read asks; quorum only.
    pub read_quorum: Option<u32>,
    /// Which replica answers a read.
    pub read_from: ReadFrom,
    /// Into how many parts the data is divided.
    pub partitions: u32,
    /// Where a write is when it is acknowledged.
    pub acknowledge: Acknowledge,
    /// Seconds until another replica leads when the leader is gone. Default: somebody has to do it by hand, which is
    /// taken as never.
    pub fail_over_s: Option<f64>,
    /// How far followers are behind, in milliseconds.
    pub lag_ms: f64,
    /// How long what is acknowledged in memory is not yet on disk, in milliseconds.
    pub flush_ms: f64,
}

impl Default for Storage {
    fn default() -> Self {
        Self {
            replication: Replication::None,
            replicas: 1,
            write_quorum: None,
            read_quorum: None,
            read_from: ReadFrom::Leader,
            partitions: 1,
            acknowledge: Acknowledge::Memory,
            fail_over_s: None,
            lag_ms: 100.0,
            flush_ms: 1000.0,
        }
    }
}

/// How a cache is filled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    /// Every request that misses asks the source.
    #[default]
    EachMiss,
    /// One request asks the source, the others wait for its answer.
    Coalesced,
}

/// How copies are kept in a cache.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cache {
    /// How long a copy is used, in seconds. Default: until it is pushed out, however old.
    pub ttl_s: Option<f64>,
    /// How many copies fit. Default: all.
    pub entries: Option<f64>,
    /// How it is filled.
    pub fill: Fill,
    /// Writes remove the copies of what they change.
    pub invalidate_on_write: bool,
}

impl Default for Cache {
    fn default() -> Self {
        Self { ttl_s: None, entries: None, fill: Fill::EachMiss, invalidate_on_write: false }
    }
}

/// In which order a queue hands out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ordering {
    /// As it comes: several workers overtake one another.
    #[default]
    None,
    /// Items of one key one after another.
    PerKey,
    /// All items one after another: one worker works at a time.
    Total,
}

/// When an item leaves a queue.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Consume {
    /// When a worker takes it.
    #[default]
    OnReceipt,
    /// When a worker says that it is done. What is not done within `visibility_s` is handed out again.
    AfterProcessing,
}

/// What happens to an item that finds a queue full.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Overflow {
    /// The oldest is dropped.
    #[default]
    DropOldest,
    /// The new one is refused, and the sender knows.
    Refuse,
}

/// How items are handed out.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Queue {
    /// In which order.
    pub ordering: Ordering,
    /// When an item leaves.
    pub consume: Consume,
    /// How long a worker has before its item is handed out again, in seconds.
    pub visibility_s: f64,
    /// How long an item is kept, in seconds. Default: until it is taken.
    pub retention_s: Option<f64>,
    /// How often an item is handed out before it is given up. Default: without end.
    pub max_attempts: Option<u32>,
    /// What is given up is put aside for people. Otherwise it is lost.
    pub dead_letters: bool,
    /// How many items fit. Default: all.
    pub max_items: Option<f64>,
    /// What happens to an item that finds it full.
    pub overflow: Overflow,
}

impl Default for Queue {
    fn default() -> Self {
        Self {
            ordering: Ordering::None,
            consume: Consume::OnReceipt,
            visibility_s: 30.0,
            retention_s: None,
            max_attempts: None,
            dead_letters: false,
            max_items: None,
            overflow: Overflow::DropOldest,
        }
    }
}

/// How long to wait before trying again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Backoff {
    /// Not at all.
    #[default]
    None,
    /// The same time every time.
    Fixed {
        /// In milliseconds.
        base_ms: f64,
    },
    /// Twice the time after each failure, up to a limit; random between half of it and all of it.
    Exponential {
        /// After the first failure, in milliseconds.
        base_ms: f64,
        /// At most, in milliseconds.
        max_ms: f64,
    },
}

impl Backoff {
    /// Mean wait after this many failures, in milliseconds.
    #[must_use]
    pub fn mean_ms(self, failures: u32) -> f64 {
        match self {
            Self::None => 0.0,
            Self::Fixed { base_ms } => base_ms,
            Self::Exponential { base_ms, max_ms } => {
                0.75 * (base_ms * f64::from(1_u32 << failures.saturating_sub(1).min(30))).min(max_ms)
            }
        }
    }
}

/// When to stop calling for a while.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CircuitBreaker {
    /// Share of failed calls above which it opens, 0 to 1.
    pub error_share: f64,
    /// How long calls then fail at once, in seconds. After that one call in ten tries.
    pub open_s: f64,
}
