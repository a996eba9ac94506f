//! A whole submission: every test in a process of its own, compared here, where the expected answers are.

mod generated;
mod truncate;

use crate::compare;
use crate::document::{Asks, Input, Task, Test};
use crate::engine::{self, Job};
use crate::limits::MAX_ANSWER;
use crate::run::{Runner, Settings, Unprotected};
use crate::yardstick::{Speed, Speeds, Unsuitable};
use crate::{Language, Limits, Protection, TestResult, Verdict};
use generated::Generated;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::RwLock;

/// Bytes that a program may have.
pub const MAX_SOURCE_BYTES: usize = 64 * 1024;

/// Bytes that someone's own rows for a query may have.
const MAX_SETUP_BYTES: usize = 64 * 1024;

/// Tests that may run out of time before the rest is not run: they would all, and others wait.
const MAX_TIME_LIMITS: usize = 2;

/// Tests of a submission that may be run again, alone, because they came home just late. Everyone else waits meanwhile.
const MAX_SECOND_CHANCES: u32 = 2;

/// Times that a submission is judged when the judge itself fails.
const MAX_ATTEMPTS: usize = 3;

/// A stranger's program.
#[derive(Debug, Clone, Copy)]
pub struct Program<'a> {
    /// What it is written in.
    pub language: Language,
    /// Its text.
    pub source: &'a str,
}

/// What a submission has had so far: who has had least goes first.
#[derive(Debug, Default)]
struct Share {
    used: Duration,
    second_chances: u32,
}

/// Which tests of a task are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those whose data the candidate sees.
    Visible,
    /// All.
    All,
}

/// What someone wants to see their program run on.
#[derive(Debug, Clone, PartialEq)]
pub enum OwnInput {
    /// One value for each parameter of the function.
    Arguments(Vec<Value>),
    /// SQLite: fills the tables.
    Setup(String),
}

/// What is said of a whole submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// That of the first test that failed; accepted if none did.
    pub verdict: Verdict,
    /// Tests that were passed.
    pub passed: usize,
    /// Tests that there are, run or not.
    pub total: usize,
    /// CPU time of the slowest test.
    pub time: Duration,
    /// Memory of the largest test, in KiB.
    pub memory_kib: u64,
    /// Why the program cannot be read, where it cannot; what failed, where the judge did.
    pub message: Option<String>,
    /// Where in the program that is, from 1.
    pub line: Option<u32>,
}

/// Judges programs. Cheap to clone; all clones share their slots.
#[derive(Debug, Clone)]
pub struct Judge {
    runner: Runner,
    protection: Arc<Protection>,
    generated: Arc<Generated>,
    speeds: Arc<Speeds>,
    /// Held for reading by every run, for writing by one that must be alone.
    company: Arc<RwLock<()>>,
}

impl Judge {
    /// Proves, by trying, what the cage holds here, and judges from then on.
    ///
    /// # Errors
    ///
    /// When no language can be judged here.
    pub async fn start(settings: Settings) -> Result<Self, Unprotected> {
        let (runner, protection) = Runner::start(settings).await?;
        Ok(Self {
            runner,
            protection: Arc::new(protection),
            generated: Arc::new(Generated::default()),
            speeds: Arc::new(Speeds::default()),
            company: Arc::new(RwLock::new(())),
        })
    }

    /// Tries the compilers and says what the cage holds for their languages. Takes seconds; the others are judged meanwhile.
    pub async fn try_compilers(&self) -> Protection {
        self.runner.try_compilers().await
    }

    /// What the cage holds here, by language, for those that need no compiler.
    pub fn protection(&self) -> &Protection {
        &self.protection
    }

    /// How fast this machine is in a language, by a yardstick that is measured at first and again now and then.
    ///
    /// # Errors
    ///
    /// When this machine is too slow or too uneven to judge it.
    pub async fn speed(&self, language: Language) -> Result<Speed, Unsuitable> {
        self.speeds.of(&self.runner, language).await
    }

    /// Judges a program by the task's tests, one after the other, in their order.
    ///
    /// `on_test` hears of each result by the test's position in the task. After an `internal_error` the whole is judged
    /// again, so it may hear of a position more than once: the last word counts. Tests behind a second `time_limit` (or
    /// the first, where the program only waited), and all behind a `compile_error`, are not run and count as not passed.
    pub async fn judge(
        &self,
        task: &Task,
        program: Program<'_>,
        which: Which,
        on_test: &mut (dyn FnMut(usize, &TestResult) + Send),
    ) -> Judgement {
        let mut judgement = self.attempt(task, program, which, on_test).await;
        for _ in 1..MAX_ATTEMPTS {
            if judgement.verdict != Verdict::InternalError {
                break;
            }
            tracing::warn!(why = judgement.message, "a submission is judged again");
            judgement = self.attempt(task, program, which, on_test).await;
        }
        judgement
    }

    async fn attempt(
        &self,
        task: &Task,
        program: Program<'_>,
        which: Which,
        on_test: &mut (dyn FnMut(usize, &TestResult) + Send),
    ) -> Judgement {
        let chosen = task.positions(|test| which == Which::All || test.visible);
        let mut judgement = Judgement::none(chosen.len());
        let mut time_limits = 0;
        let mut share = Share::default();
        for position in chosen {
            let result = self.test(task, program, &task.tests[position], &mut share).await;
            judgement.add(&result);
            on_test(position, &result);
            time_limits += usize::from(result.verdict == Verdict::TimeLimit);
            let over = matches!(result.verdict, Verdict::CompileError | Verdict::InternalError);
            // Who waits once will wait again.
            if over || result.idle || time_limits >= MAX_TIME_LIMITS {
                break;
            }
        }
        judgement
    }

    /// The first of these tests that a program does not pass, by its position; the rest is not run.
    pub async fn first_failure(
        &self,
        task: &Task,
        program: Program<'_>,
        positions: &[usize],
    ) -> Option<(usize, TestResult)> {
        let mut share = Share::default();
        for &position in positions {
            let result = self.test(task, program, task.tests.get(position)?, &mut share).await;
            if result.verdict != Verdict::Accepted {
                return Some((position, result));
            }
        }
        None
    }

    /// Runs a program on one test and compares.
    async fn test(&self, task: &Task, program: Program<'_>, test: &Test, share: &mut Share) -> TestResult {
        let job = match self.test_job(task, program, test).await {
            Ok(job) => job,
            Err(result) => return result,
        };
        compared(task, test, self.timed(&task.limits, program.language, &job, share).await)
    }

    /// The same up to a multiple of the limit, without a second chance: what a program that is too slow costs.
    pub(crate) async fn cost(&self, task: &Task, program: Program<'_>, test: &Test, multiple: u64) -> TestResult {
        let job = match self.test_job(task, program, test).await {
            Ok(job) => job,
            Err(result) => return result,
        };
        let speed = match self.speed(program.language).await {
            Ok(speed) => speed,
            Err(why) => return TestResult::internal(why.to_string()),
        };
        let limits = task.limits.for_language(program.language);
        let limits = Limits { time_ms: limits.time_ms * multiple, ..limits };
        let mut result = self.runner.run(&speed.here(&limits), &job).await;
        result.time = speed.there(result.time);
        compared(task, test, result)
    }

    async fn test_job(&self, task: &Task, program: Program<'_>, test: &Test) -> Result<Job, TestResult> {
        if let Some(refused) = refused(task, program) {
            return Err(refused);
        }
        let input = self.input(task, &test.input).await.map_err(TestResult::internal)?;
        Ok(job(task, program, input))
    }

    /// Runs a program on someone's own input: accepted means here that it answered.
    pub async fn run_once(&self, task: &Task, program: Program<'_>, input: &OwnInput) -> TestResult {
        let mut result = self.answer(task, program, input).await;
        result.value = result.value.map(truncate::for_display);
        result
    }

    /// The same with the whole value, to be compared with another and not to be shown.
    pub async fn answer(&self, task: &Task, program: Program<'_>, input: &OwnInput) -> TestResult {
        if let Some(refused) = refused(task, program) {
            return refused;
        }
        let input = match (&task.asks, input) {
            (Asks::Function(function), OwnInput::Arguments(arguments)) => {
                let wanted = function.parameters.len();
                if arguments.len() != wanted {
                    let given = arguments.len();
                    return failed(
                        Verdict::RuntimeError,
                        format!("The function takes {wanted} arguments, not {given}."),
                    );
                }
                Value::from(arguments.clone()).to_string()
            }
            (Asks::Query { .. }, OwnInput::Setup(setup)) if setup.len() <= MAX_SETUP_BYTES => setup.clone(),
            (Asks::Query { .. }, OwnInput::Setup(_)) => {
                return failed(Verdict::RuntimeError, "The rows are longer than 64 KiB.");
            }
            _ => return failed(Verdict::RuntimeError, "This is no input for this challenge."),
        };
        let mut result =
            self.timed(&task.limits, program.language, &job(task, program, input), &mut Share::default()).await;
        let own_rows = result.message.as_ref().is_some_and(|why| why.starts_with(engine::ROWS_FAILED));
        if result.verdict == Verdict::InternalError && own_rows {
            result.verdict = Verdict::RuntimeError;
        }
        result
    }

    /// The arguments that a test's generator makes.
    ///
    /// # Errors
    ///
    /// What is wrong with the generator, to its author.
    pub async fn generated(&self, task: &Task, source: &str) -> Result<Vec<Value>, String> {
        let parameters = task.function().map_or(0, |function| function.parameters.len());
        let text = self.generated.arguments(&self.runner, source, parameters).await?;
        serde_json::from_str(&text).map_err(|why| why.to_string())
    }

    /// Runs a job and says whether it kept to its time, which is measured by this machine's yardstick. It may run a
    /// little longer than that: who comes home just late is given another chance, alone, and who does not come home is
    /// not.
    async fn timed(&self, limits: &Limits, language: Language, job: &Job, share: &mut Share) -> TestResult {
        let speed = match self.speed(language).await {
            Ok(speed) => speed,
            Err(why) => return TestResult::internal(why.to_string()),
        };
        let limits = limits.for_language(language);
        let mut result = self.timed_here(&speed.here(&limits), job, share).await;
        result.time = speed.there(result.time);
        result
    }

    async fn timed_here(&self, limits: &Limits, job: &Job, share: &mut Share) -> TestResult {
        let patience = Limits { time_ms: limits.time_ms + limits.time_ms / 5, ..*limits };
        let slot = self.runner.slot(share.used).await;
        let mut result = {
            let _in_company = self.company.read().await;
            self.runner.run_in(&slot, &patience, job).await
        };
        share.used += result.wall;
        let is_just_late = |result: &TestResult| result.verdict != Verdict::TimeLimit && result.time > limits.time();
        if is_just_late(&result) && share.second_chances < MAX_SECOND_CHANCES {
            share.second_chances += 1;
            // Its place stays its own: any other holder waits for us, or we for them.
            let _alone = self.company.write().await;
            result = self.runner.run_in(&slot, &patience, job).await;
            share.used += result.wall;
        }
        if is_just_late(&result) && result.verdict != Verdict::InternalError {
            result.verdict = Verdict::TimeLimit;
            result.value = None;
        }
        result
    }

    /// A test's input as a job takes it.
    async fn input(&self, task: &Task, input: &Input) -> Result<String, String> {
        match input {
            Input::Arguments(arguments) => Ok(Value::from(arguments.clone()).to_string()),
            Input::Setup(setup) => Ok(setup.clone()),
            Input::Generate(source) => {
                let parameters = task.function().map_or(0, |function| function.parameters.len());
                self.generated.arguments(&self.runner, source, parameters).await
            }
        }
    }
}

impl Judgement {
    fn none(total: usize) -> Self {
        Self {
            verdict: Verdict::Accepted,
            passed: 0,
            total,
            time: Duration::ZERO,
            memory_kib: 0,
            message: None,
            line: None,
        }
    }

    fn add(&mut self, result: &TestResult) {
        self.passed += usize::from(result.verdict == Verdict::Accepted);
        self.time = self.time.max(result.time);
        self.memory_kib = self.memory_kib.max(result.memory_kib);
        // That the judge failed is no word on the program, whatever was found before.
        if self.verdict == Verdict::Accepted || result.verdict == Verdict::InternalError {
            self.verdict = result.verdict;
        }
        if matches!(result.verdict, Verdict::CompileError | Verdict::InternalError) {
            self.message.clone_from(&result.message);
            self.line = result.line;
        }
    }
}

/// What is no program of this task.
fn refused(task: &Task, program: Program<'_>) -> Option<TestResult> {
    if !task.languages.contains(&program.language) {
        return Some(failed(Verdict::CompileError, "This challenge is not judged in this language."));
    }
    if program.source.len() > MAX_SOURCE_BYTES {
        return Some(failed(Verdict::CompileError, "The program is longer than 64 KiB."));
    }
    None
}

fn failed(verdict: Verdict, message: impl Into<String>) -> TestResult {
    TestResult { verdict, ..TestResult::internal(message) }
}

/// What is said of a test: an answer that is not the expected one is wrong.
fn compared(task: &Task, test: &Test, mut result: TestResult) -> TestResult {
    if result.verdict == Verdict::Accepted {
        let same = result.value.as_ref().is_some_and(|got| compare::same(&task.compare, &test.expected, got));
        if !same {
            result.verdict = Verdict::WrongAnswer;
        }
    }
    result.value = result.value.map(truncate::for_display);
    result
}

fn job(task: &Task, program: Program<'_>, input: String) -> Job {
    Job {
        engine: program.language.into(),
        source: program.source.to_owned(),
        entry: task.function().map(|function| function.name_in(program.language)).unwrap_or_default(),
        input,
        schema: task.schema().unwrap_or_default().to_owned(),
        memory_bytes: task.limits.memory(),
        result_bytes: MAX_ANSWER,
    }
}
