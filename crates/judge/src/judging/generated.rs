//! Arguments that a document makes by a program of its own. They are the same each time, so they are kept.

use crate::bounded_cache::{self, BoundedCache};
use crate::engine::{Engine, Job};
use crate::limits::MAX_ANSWER;
use crate::run::Runner;
use crate::{Limits, Verdict};
use serde_json::Value;
use std::sync::Arc;

/// Bytes of arguments that are kept.
const MAX_CACHE_BYTES: usize = 48 * 1024 * 1024;

/// What a generator may use.
const LIMITS: Limits = Limits { time_ms: 5_000, memory_mb: 256 };

/// Arguments by the generator that made them.
#[derive(Debug)]
pub(super) struct Generated {
    arguments: BoundedCache<Arc<str>>,
}

impl Default for Generated {
    fn default() -> Self {
        Self { arguments: BoundedCache::new(MAX_CACHE_BYTES) }
    }
}

impl Generated {
    /// The arguments that `source` makes, as a JSON array.
    ///
    /// # Errors
    ///
    /// What is wrong with the generator, to its author.
    pub(super) async fn arguments(&self, runner: &Runner, source: &str, parameters: usize) -> Result<String, String> {
        let key = bounded_cache::key([source]);
        if let Some(arguments) = self.arguments.get(&key) {
            return Ok(arguments.as_ref().to_owned());
        }
        let arguments = make(runner, source).await?;
        if arguments.as_array().map(Vec::len) != Some(parameters) {
            return Err(format!("generate must return a list of {parameters} arguments"));
        }
        let text = arguments.to_string();
        self.arguments.put(key, text.as_str().into(), text.len());
        Ok(text)
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
