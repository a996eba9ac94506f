//! One program, one input, one process: the parent's side.

mod hear;
mod prove;
mod say;

use crate::{
    cage::{
        Layer,
        python::{self, PythonHome},
    },
    engine::{Engine, Job},
    language::Language,
    limits::Limits,
    protection::Protection,
    protocol::{self, Ended, Orders, PythonOrders, Report},
    verdict::TestResult,
};
use hear::Heard;
use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use std::{io, path::PathBuf, process::Stdio, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStderr, Command},
    sync::Semaphore,
    time::timeout,
};

/// How long a child may take beyond its program's longest time before it is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most that is read of what a child reports.
const MOST_REPORTED: u64 = 64 * 1024;

/// How children are started.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program that ends up in [`crate::child::main`], by its full path: this binary, as a rule.
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
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    settings: Settings,
    python: Option<PythonHome>,
    slots: Semaphore,
}

/// Nothing can be judged here.
#[derive(Debug, thiserror::Error)]
#[error("no program can be judged here: {0}")]
pub struct Unprotected(pub String);

/// All that is known of a run when it is over.
struct Run {
    heard: Heard,
    reports: Vec<Report>,
    /// What came on the error stream and was no report: of our own code, before the cage was shut.
    notes: Vec<String>,
}

impl Runner {
    /// Proves, by trying, what the cage holds here.
    ///
    /// # Errors
    /// When no language can be judged here.
    pub async fn start(settings: Settings) -> Result<(Self, Protection), Unprotected> {
        let (runner, protection) = Self::prove(settings).await;
        match protection.nothing() {
            Some(why) => Err(Unprotected(why)),
            None => Ok((runner, protection)),
        }
    }

    /// The same, also where nothing can be judged: to say why.
    pub async fn prove(settings: Settings) -> (Self, Protection) {
        let home = match &settings.python {
            Some(program) => PythonHome::ask(program).await.map_err(|error| error.to_string()),
            None => Err("no Python was found".to_owned()),
        };
        let slots = Semaphore::new(settings.slots.max(1));
        let (python, missing) = match home {
            Ok(home) => (Some(home), None),
            Err(why) => (None, Some(why)),
        };
        let runner = Self { inner: Arc::new(Inner { settings, python, slots }) };
        let protection = prove::prove(&runner, missing).await;
        (runner, protection)
    }

    /// Runs a program that does next to nothing: what a run costs by itself.
    pub async fn smallest(&self, language: Language) -> TestResult {
        self.run(&prove::LIMITS, &prove::smallest(language)).await
    }

    /// The Python that judges, if there is one.
    #[must_use]
    pub fn python(&self) -> Option<&PythonHome> {
        self.inner.python.as_ref()
    }

    /// Runs it in a process of its own. `Accepted` says here that it answered: whether that is right, the caller knows.
    pub async fn run(&self, limits: &Limits, job: &Job) -> TestResult {
        match self.watch(limits, job).await {
            Ok(run) => {
                for note in &run.notes {
                    tracing::warn!(note, "the judge's child said");
                }
                run.result(limits)
            }
            Err(error) => TestResult::internal(format!("the judge's child: {error}")),
        }
    }

    async fn watch(&self, limits: &Limits, job: &Job) -> io::Result<Run> {
        let mut input = protocol::frame(&self.orders(limits, job)?)?;
        input.extend(protocol::frame(job)?);
        let _slot = self.inner.slots.acquire().await.map_err(io::Error::other)?;
        let mut child = self.spawn()?;
        let (Some(mut stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("a pipe is missing"));
        };
        let pid = child.id().and_then(|pid| i32::try_from(pid).ok()).map(Pid::from_raw);
        let feed = async {
            // It may end before it has read everything.
            drop(stdin.write_all(&input).await);
            drop(stdin);
        };
        let hear = async {
            let heard = hear::hear(stdout).await;
            if let (true, Some(pid)) = (heard.trouble.is_some(), pid) {
                // It is ours and not reaped, so the number is its own.
                let _: nix::Result<()> = kill(pid, Signal::SIGTERM);
            }
            heard
        };
        let everything = async { tokio::join!(feed, hear, reports(stderr)) };
        let ((), heard, (reports, notes)) = timeout(limits.longest() + PATIENCE, everything)
            .await
            .map_err(|_| io::Error::other("it did not end, and was ended"))?;
        reap(child);
        Ok(Run { heard, reports, notes })
    }

    fn orders(&self, limits: &Limits, job: &Job) -> io::Result<Orders> {
        let python = match (job.engine, &self.inner.python) {
            (Engine::Python, Some(home)) => {
                Some(PythonOrders { home: home.clone(), modules: python::modules(&job.source) })
            }
            (Engine::Python, None) => return Err(io::Error::other("there is no Python")),
            _ => None,
        };
        Ok(Orders { engine: job.engine, limits: *limits, python, without: self.inner.settings.without.clone() })
    }

    /// Without `pre_exec` and the like, so that it is a posix_spawn: a fork of a large server takes long.
    fn spawn(&self) -> io::Result<Child> {
        Command::new(&self.inner.settings.child)
            .args(&self.inner.settings.arguments)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
    }
}

/// It has reported and is about to end: nobody has to wait for that.
fn reap(mut child: Child) {
    tokio::spawn(async move { child.wait().await });
}

/// Reads what the process outside the cage reports, until it says that the judged one has ended.
async fn reports(stderr: ChildStderr) -> (Vec<Report>, Vec<String>) {
    let (mut reports, mut notes) = (Vec::new(), Vec::new());
    let mut lines = BufReader::new(stderr.take(MOST_REPORTED)).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        match serde_json::from_str(&line) {
            Ok(report) => {
                let last = matches!(report, Report::Ended(_));
                reports.push(report);
                if last {
                    break;
                }
            }
            Err(_) => notes.push(line),
        }
    }
    (reports, notes)
}

impl Run {
    fn ended(&self) -> Option<Ended> {
        self.reports.iter().find_map(|report| match report {
            Report::Ended(ended) => Some(*ended),
            _ => None,
        })
    }

    fn failed(&self) -> Option<&str> {
        self.reports.iter().find_map(|report| match report {
            Report::Failed(why) => Some(why.as_str()),
            _ => None,
        })
    }

    fn layers(&self) -> &[Layer] {
        let layers = self.reports.iter().find_map(|report| match report {
            Report::Caged(layers) => Some(layers.as_slice()),
            _ => None,
        });
        layers.unwrap_or_default()
    }
}
