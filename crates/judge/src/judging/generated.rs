//! Arguments that a document makes by a program of its own. They are the same each time, so they are kept.

use crate::engine::{Engine, Job};
use crate::limits::MAX_ANSWER;
use crate::run::Runner;
use crate::{Limits, Verdict};
use aws_lc_rs::digest::{SHA256, digest};
use lru::LruCache;
use parking_lot::Mutex;
use serde_json::Value;
use std::sync::Arc;

/// Bytes of arguments that are kept.
const MAX_CACHE_BYTES: usize = 48 * 1024 * 1024;

/// What a generator may use.
const LIMITS: Limits = Limits { time_ms: 5_000, memory_mb: 256 };

/// Arguments by the hash of the generator that made them.
#[derive(Debug)]
pub(super) struct Generated {
    cache: Mutex<ArgumentCache>,
}

#[derive(Debug)]
struct ArgumentCache {
    arguments: LruCache<[u8; 32], Arc<str>>,
    bytes: usize,
}

impl Default for Generated {
    fn default() -> Self {
        Self { cache: Mutex::new(ArgumentCache { arguments: LruCache::unbounded(), bytes: 0 }) }
    }
}

impl Generated {
    /// The arguments that `source` makes, as a JSON array.
    ///
    /// # Errors
    ///
    /// What is wrong with the generator, to its author.
    pub(super) async fn arguments(&self, runner: &Runner, source: &str, parameters: usize) -> Result<String, String> {
        let mut hash = [0; 32];
        hash.copy_from_slice(digest(&SHA256, source.as_bytes()).as_ref());
        if let Some(arguments) = self.lookup(&hash) {
            return Ok(arguments.as_ref().to_owned());
        }
        let arguments = make(runner, source).await?;
        if arguments.as_array().map(Vec::len) != Some(parameters) {
            return Err(format!("generate must return a list of {parameters} arguments"));
        }
        let text = arguments.to_string();
        self.store(hash, text.as_str().into());
        Ok(text)
    }

    fn lookup(&self, hash: &[u8; 32]) -> Option<Arc<str>> {
        let mut cache = self.cache.lock();
        cache.arguments.get(hash).cloned()
    }

    fn store(&self, hash: [u8; 32], text: Arc<str>) {
        let mut cache = self.cache.lock();
        cache.bytes += text.len();
        if let Some(before) = cache.arguments.put(hash, text) {
            cache.bytes -= before.len();
        }
        while cache.bytes > MAX_CACHE_BYTES {
            let Some((_, dropped)) = cache.arguments.pop_lru() else { break };
            cache.bytes -= dropped.len();
        }
    }
}

async fn make(runner: &Runner, source: &str) -> Result<Value, String> {
    let job = Job {
        engine: Engine::Generate,
        source: source.to_owned(),
        entry: String::new(),
        input: "[]".to_owned(),
        schema: String::new(),
        memory_bytes: LIMITS.memory(),
        result_bytes: MAX_ANSWER,
    };
    let result = runner.run(&LIMITS, &job).await;
    match (result.verdict, result.value) {
        (Verdict::Accepted, Some(value)) => Ok(value),
        (verdict, _) => Err(format!("generate: {verdict}: {}", result.message.unwrap_or_default())),
    }
}
