//! Proves the cage by doing: a program in each kind of it tries what must not work.

use super::{Run, Runner};
use crate::{
    cage::Layer,
    compiled as compilers,
    engine::{Engine, Job},
    language::Language,
    limits::{Limits, MAX_ANSWER},
    protection::{LanguageStatus, Protection},
    verdict::Verdict,
};
use std::time::Duration;
use tokio::task::JoinSet;

/// What the trials may use.
pub const LIMITS: Limits = Limits { time_ms: 5000, memory_mb: 64 };

/// Tries the cages of the languages that need no compiler, and whether an honest program fares well in them.
pub async fn interpreted(runner: &Runner) -> Protection {
    // The three engines of our own run in the same cage.
    let own = check_language(runner, Engine::TryToEscape).await;
    let python = match runner.inner.no_python.clone() {
        Some(why) => LanguageStatus::Refused { why },
        None => check_language(runner, Engine::Python).await,
    };
    let mut protection = Protection::default();
    for language in Language::ALL.into_iter().filter(|language| !language.is_compiled()) {
        let status = if language == Language::Python { python.clone() } else { own.clone() };
        protection.languages.insert(language, with_honest(runner, language, status).await);
    }
    protection
}

/// The same for compiled languages, all at once: compiling is what takes long.
pub async fn compiled(runner: &Runner) -> Protection {
    let mut trials = JoinSet::new();
    for (language, toolchain) in runner.toolchains().await.clone() {
        let runner = runner.clone();
        trials.spawn(async move {
            let status = match toolchain {
                Ok(_) => check_language(&runner, language.into()).await,
                Err(why) => LanguageStatus::Refused { why },
            };
            (language, with_honest(&runner, language, status).await)
        });
    }
    Protection { languages: trials.join_all().await.into_iter().collect() }
}

/// What is said of a language whose cage holds: an honest program has to answer in it, too.
async fn with_honest(runner: &Runner, language: Language, status: LanguageStatus) -> LanguageStatus {
    match status {
        LanguageStatus::Judged { .. } => honest(runner, language).await.unwrap_or(status),
        LanguageStatus::Refused { .. } => status,
    }
}

/// Refuses a language in which an honest program does not answer.
async fn honest(runner: &Runner, language: Language) -> Option<LanguageStatus> {
    let result = runner.run(&LIMITS, &smallest(language)).await;
    (result.verdict != Verdict::Accepted).then(|| {
        let why = result.message.unwrap_or_else(|| result.verdict.to_string());
        LanguageStatus::Refused { why: format!("an honest program fails: {why}") }
    })
}

/// A program of a language that does next to nothing: what a run costs by itself.
#[must_use]
pub fn smallest(language: Language) -> Job {
    let (source, input) = match language {
        Language::JavaScript => ("function attempt(n) { return n; }", "[1]"),
        Language::TypeScript => ("function attempt(n: number): number { return n; }", "[1]"),
        Language::Python => ("def attempt(n):\n    return n", "[1]"),
        Language::Sql => ("select n from t", "insert into t values (1);"),
        Language::Cpp | Language::Rust | Language::Go | Language::Java => {
            (compilers::trial(language.into()), compilers::NOTHING)
        }
    };
    Job { engine: language.into(), source: source.to_owned(), input: input.to_owned(), ..attempt() }
}

fn attempt() -> Job {
    Job {
        engine: Engine::TryToEscape,
        source: include_str!("escape.py").to_owned(),
        entry: "attempt".to_owned(),
        input: "[]".to_owned(),
        schema: "create table t (n integer);".to_owned(),
        memory_bytes: LIMITS.memory(),
        result_bytes: MAX_ANSWER,
    }
}

async fn check_language(runner: &Runner, engine: Engine) -> LanguageStatus {
    let slot = runner.slot(Duration::ZERO).await;
    let mut job = Job { engine, ..attempt() };
    if engine.compiled_language().is_some() {
        job.source = compilers::trial(engine).to_owned();
        job.input = compilers::ESCAPE.to_owned();
    }
    let refused = |why: String| LanguageStatus::Refused { why };
    let program = match runner.program(&slot, &job).await {
        Ok(program) => program,
        Err(result) => return refused(result.message.unwrap_or_else(|| "its trial can't be compiled".to_owned())),
    };
    match runner.watch(&slot, &LIMITS, &job, program.as_deref()).await {
        Ok(run) => decide(run, engine),
        Err(error) => refused(format!("the child could not be run: {error}")),
    }
}

fn decide(run: Run, engine: Engine) -> LanguageStatus {
    let layers = run.layers().to_vec();
    let notes = run.notes.clone();
    let result = run.result(&LIMITS);
    let refused = |why: String| LanguageStatus::Refused { why };
    if !layers.contains(&Layer::Calls) {
        return refused(result.message.unwrap_or_else(|| "the kernel has no seccomp".to_owned()));
    }
    let python = engine == Engine::Python;
    if python && !layers.contains(&Layer::Sealed) {
        return refused("the second seccomp filter is missing".to_owned());
    }
    if python && !layers.contains(&Layer::Landlock) && !layers.contains(&Layer::Files) {
        return refused("the kernel gives neither Landlock nor a root of its own".to_owned());
    }
    if result.verdict != Verdict::Accepted {
        return refused(result.message.unwrap_or_else(|| result.verdict.to_string()));
    }
    match result.value.as_ref().and_then(|value| value.as_array()) {
        Some(worked) if worked.is_empty() => {}
        Some(worked) => {
            let names: Vec<&str> = worked.iter().filter_map(|name| name.as_str()).collect();
            return refused(format!("a program could do what it must not: {}", names.join(", ")));
        }
        None => return refused("the trial of the cage was not understood".to_owned()),
    }
    let missing = Layer::ALL.into_iter().filter(|layer| *layer != Layer::Sealed && !layers.contains(layer));
    let warnings = missing.map(|layer| format!("missing: {layer}")).chain(notes).collect();
    LanguageStatus::Judged { layers, warnings }
}
