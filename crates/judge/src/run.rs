//! One program, one input, one process: the parent's side.

mod read_output;
mod self_test;
mod slots;
mod verdict;

use crate::{
    cage::{
        Layer,
        places::Places,
        python::{self, PythonHome},
    },
    compiled::{COMPILING, Compiled, Compiler, LONGEST_COMPILING, MAX_PROGRAM, Programs, Recipe, Toolchain, refusal},
    engine::{Engine, Failure, Job},
    language::Language,
    limits::{Limits, MAX_ANSWER},
    protection::Protection,
    protocol::{self, CompilerOrders, Ended, JavaOrders, Orders, PythonOrders, Report, SealedJob, Starts},
    verdict::{TestResult, Verdict},
};
use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use read_output::{End, ProgramOutput};
pub(crate) use slots::Slot;
use slots::Slots;
use std::{
    collections::BTreeMap,
    hash::{BuildHasher, Hasher, RandomState},
    io,
    path::PathBuf,
    process::Stdio,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStderr, Command},
    sync::{OnceCell, oneshot},
    time::timeout,
};

/// How long a child may take beyond its program's longest time before it is given up.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most that is read of what a child reports.
const MAX_REPORTS: u64 = 1024 * 1024;

/// How children are started.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program that ends up in [`crate::child::main`], by its full path: this binary, as a rule.
    pub child: PathBuf,
    /// The arguments that make it do so.
    pub arguments: Vec<String>,
    /// Python, if it is to be judged.
    pub python: Option<PathBuf>,
    /// Compilers of the languages that are to be judged.
    pub compilers: BTreeMap<Language, PathBuf>,
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
    /// Why there is no Python.
    no_python: Option<String>,
    /// Looked for when they are needed: asking compilers for their versions takes longer than starting does.
    toolchains: OnceCell<Toolchains>,
    programs: Programs,
    slots: Arc<Slots>,
}

/// Compilers by language, or why there is none.
pub type Toolchains = BTreeMap<Language, Result<Toolchain, String>>;

/// Nothing can be judged here.
#[derive(Debug, thiserror::Error)]
#[error("no program can be judged here: {0}")]
pub struct Unprotected(pub String);

/// All that is known of a run when it is over.
struct Run {
    output: ProgramOutput,
    reports: Vec<Report>,
    /// What came on the error stream and was no report: of our own code, before the cage was shut.
    notes: Vec<String>,
}

impl Runner {
    /// Proves, by trying, what the cage holds here. Compilers are tried by [`Self::try_compilers`], because that takes
    /// seconds.
    ///
    /// # Errors
    /// When no language can be judged here.
    pub async fn start(settings: Settings) -> Result<(Self, Protection), Unprotected> {
        let runner = Self::new(settings).await;
        let protection = self_test::interpreted(&runner).await;
        match protection.nothing() {
            Some(why) => Err(Unprotected(why)),
            None => Ok((runner, protection)),
        }
    }

    /// What the cage holds for compiled languages: each is tried.
    pub async fn try_compilers(&self) -> Protection {
        self_test::compiled(self).await
    }

    /// Tries all languages, also where nothing can be judged: to say why.
    pub async fn self_test(settings: Settings) -> (Self, Protection) {
        let runner = Self::new(settings).await;
        let mut protection = self_test::interpreted(&runner).await;
        protection.languages.extend(runner.try_compilers().await.languages);
        (runner, protection)
    }

    async fn new(settings: Settings) -> Self {
        let home = match &settings.python {
            Some(program) => PythonHome::query(program).await.map_err(|error| error.to_string()),
            None => Err("no Python was found".to_owned()),
        };
        let slots = Slots::new(settings.slots.max(1));
        let (python, no_python) = match home {
            Ok(home) => (Some(home), None),
            Err(why) => (None, Some(why)),
        };
        let (toolchains, programs) = (OnceCell::new(), Programs::default());
        Self { inner: Arc::new(Inner { settings, python, no_python, toolchains, programs, slots }) }
    }

    /// Runs a program that does next to nothing: what a run costs by itself.
    pub async fn smallest(&self, language: Language) -> TestResult {
        self.run(&self_test::LIMITS, &self_test::smallest(language)).await
    }

    /// The Python that judges, if there is one.
    #[must_use]
    pub fn python(&self) -> Option<&PythonHome> {
        self.inner.python.as_ref()
    }

    /// The compilers that make programs of answers here, by language, or why there is none.
    pub async fn toolchains(&self) -> &Toolchains {
        let compilers = &self.inner.settings.compilers;
        let find = async {
            let mut found = Toolchains::new();
            for language in Language::ALL.into_iter().filter(|language| language.is_compiled()) {
                let toolchain = match compilers.get(&language) {
                    Some(program) => Toolchain::query(language, program).await.map_err(|error| error.to_string()),
                    None => Err("no compiler was found".to_owned()),
                };
                found.insert(language, toolchain);
            }
            found
        };
        self.inner.toolchains.get_or_init(|| find).await
    }

    /// Runs it in a process of its own. `Accepted` says here that it answered: whether that is right, the caller knows.
    pub async fn run(&self, limits: &Limits, job: &Job) -> TestResult {
        let slot = self.slot(Duration::ZERO).await;
        self.run_in(&slot, limits, job).await
    }

    /// A place for a judged process, for someone who has used so much already.
    pub(crate) async fn slot(&self, used: Duration) -> Slot {
        self.inner.slots.acquire(used).await
    }

    /// The same in a place that the caller holds.
    pub(crate) async fn run_in(&self, slot: &Slot, limits: &Limits, job: &Job) -> TestResult {
        let begin = Instant::now();
        let program = match self.program(slot, job).await {
            Ok(program) => program,
            Err(mut result) => {
                result.wall = begin.elapsed();
                return *result;
            }
        };
        let compiling = begin.elapsed();
        let mut result = self.run_program(slot, limits, job, program.as_deref()).await;
        result.wall += compiling;
        result
    }

    async fn run_program(&self, slot: &Slot, limits: &Limits, job: &Job, program: Option<&[u8]>) -> TestResult {
        match self.watch(slot, limits, job, program).await {
            Ok(run) => {
                warn_of(&run.notes);
                let blames_setup = run.blames_setup();
                let mut result = run.result(limits);
                if blames_setup
                    && result.verdict == Verdict::InternalError
                    && !self.setup_fails(slot, limits, job).await
                {
                    result.verdict = Verdict::RuntimeError;
                    result.message = Some("The program ended without an answer.".to_owned());
                }
                result.line = job.line(result.line);
                result
            }
            Err(error) => TestResult::internal(format!("the judge's child: {error}")),
        }
    }

    /// Whether it is true that the test's own tables cannot be made and filled: seen without the stranger's program.
    async fn setup_fails(&self, slot: &Slot, limits: &Limits, job: &Job) -> bool {
        match job.engine {
            // The author's own program.
            Engine::Generate => true,
            Engine::Sql => {
                let empty = Job { source: "select 1".to_owned(), ..job.clone() };
                self.watch(slot, limits, &empty, None).await.is_ok_and(|run| run.blames_setup())
            }
            // Nothing is set up that could fail.
            Engine::JavaScript
            | Engine::TypeScript
            | Engine::Python
            | Engine::Cpp
            | Engine::Rust
            | Engine::Go
            | Engine::Java
            | Engine::TryToEscape => false,
        }
    }

    /// The program of a job in a compiled language; `None` for the others.
    ///
    /// # Errors
    /// What is said of a test where there is none.
    async fn program(&self, slot: &Slot, job: &Job) -> Result<Option<Arc<[u8]>>, Box<TestResult>> {
        let Some(language) = job.engine.compiled_language() else { return Ok(None) };
        let internal = |why: String| Box::new(TestResult::internal(why));
        let Some(Ok(toolchain)) = self.toolchains().await.get(&language) else {
            return Err(internal("there is no compiler".to_owned()));
        };
        let compile = self.compile(slot, toolchain, job);
        match self.inner.programs.get(toolchain, &job.source, &job.entry, compile).await {
            Ok(Ok(program)) => Ok(Some(program)),
            Ok(Err(refusal)) => {
                let line = job.line(refusal.line);
                // An error that is not in the candidate's file is where theirs and ours meet.
                let is_theirs = line.is_some() || !refusal.message.contains("error");
                let call = if is_theirs { String::new() } else { format!("The judge calls {}.\n", job.entry) };
                let message = Some(call + &refusal.message);
                let verdict = Verdict::CompileError;
                Err(Box::new(TestResult { verdict, message, line, ..TestResult::internal(String::new()) }))
            }
            Err(why) => Err(internal(why)),
        }
    }

    async fn compile(&self, _slot: &Slot, toolchain: &Toolchain, job: &Job) -> Result<Compiled, String> {
        let Places { paths, links } = toolchain.places.clone();
        let recipe = Recipe::new(toolchain, &job.source, &job.entry);
        let starts = Starts::Compiler(CompilerOrders { paths, links, recipe });
        let nonce = nonce();
        let sealed = SealedJob { job: (), nonce: nonce.clone() };
        // It has nowhere to work without a root of its own, so that layer is never left out.
        let without = self.inner.settings.without.iter().copied().filter(|layer| *layer != Layer::Files).collect();
        let orders = Orders { engine: toolchain.language.into(), limits: COMPILING, starts, without };
        let sent = [protocol::frame(&orders), protocol::frame(&sealed)];
        let sent = sent.into_iter().collect::<io::Result<Vec<_>>>().map_err(|error| error.to_string())?.concat();
        let exchange = Exchange { sent, input: Vec::new(), nonce, most: MAX_PROGRAM, patience: LONGEST_COMPILING };
        let run = self.exchange(exchange).await.map_err(|error| format!("the judge's child: {error}"))?;
        warn_of(&run.notes);
        if !run.layers().contains(&Layer::Files) {
            return Err(run.failed().unwrap_or("compiling needs a root of its own").to_owned());
        }
        match run.output.end {
            Some(End::Answer(program)) => Ok(Ok(program.into())),
            Some(End::Failed(failed)) if failed.failure == Failure::Compile => Ok(Err(refusal(&failed.message))),
            Some(End::Failed(failed)) => Err(failed.message),
            None => Err(run.failed().unwrap_or("the compiler ended without a word").to_owned()),
        }
    }

    async fn watch(&self, _slot: &Slot, limits: &Limits, job: &Job, program: Option<&[u8]>) -> io::Result<Run> {
        let nonce = nonce();
        let without = self.inner.settings.without.clone();
        let orders = Orders { engine: job.engine, limits: *limits, starts: self.starts(job).await?, without };
        let mut sent = protocol::frame(&orders)?;
        match program {
            // All that a compiled program is told before its arguments.
            Some(program) => {
                sent.extend(protocol::bytes_frame(program)?);
                sent.extend(protocol::bytes_frame(nonce.as_bytes())?);
            }
            None => sent.extend(protocol::frame(&SealedJob { job, nonce: nonce.clone() })?),
        }
        let input = protocol::bytes_frame(job.input.as_bytes())?;
        let exchange = Exchange { sent, input, nonce, most: MAX_ANSWER, patience: limits.longest() };
        self.exchange(exchange).await
    }

    /// Starts a child, tells it, and listens until it is over.
    async fn exchange(&self, exchange: Exchange) -> io::Result<Run> {
        let Exchange { sent, input, nonce, most, patience } = exchange;
        let mut child = self.spawn()?;
        let (Some(mut stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("a pipe is missing"));
        };
        let pid = child.id().and_then(|pid| i32::try_from(pid).ok()).map(Pid::from_raw);
        let (wants_input, input_wanted) = oneshot::channel();
        let feed = async {
            // It may end before it has read everything.
            drop(stdin.write_all(&sent).await);
            if input_wanted.await.is_ok() {
                drop(stdin.write_all(&input).await);
            }
            drop(stdin);
        };
        let read = async {
            let output = read_output::read_output(stdout, &nonce, most, wants_input).await;
            if let (true, Some(pid)) = (output.error.is_some(), pid) {
                // It is ours and not reaped, so the number is its own.
                let _: nix::Result<()> = kill(pid, Signal::SIGTERM);
            }
            output
        };
        let everything = async { tokio::join!(feed, read, reports(stderr)) };
        let ((), output, (reports, notes)) = timeout(patience + PATIENCE, everything)
            .await
            .map_err(|_| io::Error::other("it did not end, and was ended"))?;
        reap(child);
        Ok(Run { output, reports, notes })
    }

    async fn starts(&self, job: &Job) -> io::Result<Starts> {
        Ok(match (job.engine, &self.inner.python) {
            (Engine::Python, Some(home)) => {
                Starts::Python(PythonOrders { home: home.clone(), modules: python::modules(&job.source) })
            }
            (Engine::Python, None) => return Err(io::Error::other("there is no Python")),
            (Engine::Java, _) => Starts::Java(self.java(&job.entry).await?),
            (engine, _) if engine.compiled_language().is_some() => Starts::Program { threads: engine == Engine::Go },
            _ => Starts::Nothing,
        })
    }

    async fn java(&self, entry: &str) -> io::Result<JavaOrders> {
        let Some(Ok(toolchain)) = self.toolchains().await.get(&Language::Java) else {
            return Err(io::Error::other("there is no Java"));
        };
        let Compiler::Java { launcher } = &toolchain.compiler else {
            return Err(io::Error::other("Java has another compiler"));
        };
        let Places { paths, links } = toolchain.places.clone();
        Ok(JavaOrders { launcher: launcher.clone(), paths, links, entry: entry.to_owned() })
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

/// What is said to a child and how one listens to it.
struct Exchange {
    /// Sent at once.
    sent: Vec<u8>,
    /// Sent when it is wanted.
    input: Vec<u8>,
    /// What the last word must begin with.
    nonce: String,
    /// The most that its answer may weigh, in bytes.
    most: usize,
    /// How long the judged process may take.
    patience: Duration,
}

fn warn_of(notes: &[String]) {
    for note in notes {
        tracing::warn!(note, "the judge's child said");
    }
}

/// What no one can guess: two hashes of nothing, under keys that the system drew.
fn nonce() -> String {
    let part = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", part(), part())
}

/// It has reported and is about to end: no one has to wait for that.
fn reap(mut child: Child) {
    tokio::spawn(async move { child.wait().await });
}

/// Reads what the process outside the cage reports, until it says that the judged one has ended.
async fn reports(stderr: ChildStderr) -> (Vec<Report>, Vec<String>) {
    let (mut reports, mut notes) = (Vec::new(), Vec::new());
    let mut lines = BufReader::new(stderr.take(MAX_REPORTS)).lines();
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
