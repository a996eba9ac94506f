//! One program, one input, one process.

use crate::{cage::Layer, engine::Job, limits::Limits, protection::Protection, verdict::TestResult};
use std::{path::PathBuf, sync::Arc};

/// How the parent starts children.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program that ends up in [`crate::child::main`]: this binary, as a rule.
    pub child: PathBuf,
    /// What it is told so that it does.
    pub arguments: Vec<String>,
    /// Python, if it is to be judged.
    pub python: Option<PathBuf>,
    /// How many judged processes there may be at once: one a core at most, or times are unfair.
    pub slots: usize,
    /// Layers to leave out. Only tests do.
    pub without: Vec<Layer>,
}

/// Where programs are run. Cheap to clone; all clones share their slots.
#[derive(Debug, Clone)]
pub struct Runner {
    inner: Arc<Settings>,
}

impl Runner {
    /// Proves, by trying, what the cage holds here.
    ///
    /// # Errors
    /// When no language can be judged here.
    pub async fn start(settings: Settings) -> Result<(Self, Protection), Unprotected> {
        Ok((Self { inner: Arc::new(settings) }, Protection::default()))
    }

    /// Runs it in a process of its own. `Accepted` says here that it answered: whether that is right, the caller knows.
    pub async fn run(&self, limits: &Limits, job: &Job) -> TestResult {
        TestResult::internal(format!("{:?} {limits:?} {:?}", self.inner, job.engine))
    }
}

/// Nothing can be judged here.
#[derive(Debug, thiserror::Error)]
#[error("no program can be judged here: {0}")]
pub struct Unprotected(pub String);
