//! Proves the cage by doing: a program in each kind of it tries what must not work.

use super::{Run, Runner};
use crate::{
    cage::Layer,
    engine::{Engine, Job},
    language::Language,
    limits::{Limits, MOST_ANSWER},
    protection::{Held, Protection},
    verdict::Verdict,
};

const LIMITS: Limits = Limits { time_ms: 5000, memory_mb: 64 };

/// Tries each language's cage. `no_python` says why there is no Python.
pub async fn prove(runner: &Runner, no_python: Option<String>) -> Protection {
    let own = held(runner, Engine::TryToEscape).await;
    let python = match no_python {
        Some(why) => Held::Refused { why },
        None => held(runner, Engine::Python).await,
    };
    // The three engines of our own stand in the same cage.
    let languages = Language::ALL.map(|language| match language {
        Language::Python => (language, python.clone()),
        _ => (language, own.clone()),
    });
    Protection { languages: languages.into() }
}

async fn held(runner: &Runner, engine: Engine) -> Held {
    let job = Job {
        engine,
        source: include_str!("escape.py").to_owned(),
        entry: "attempt".to_owned(),
        input: "[]".to_owned(),
        schema: String::new(),
        memory_bytes: LIMITS.memory(),
        result_bytes: MOST_ANSWER,
    };
    match runner.watch(&LIMITS, &job).await {
        Ok(run) => decide(run, engine),
        Err(error) => Held::Refused { why: format!("the child could not be run: {error}") },
    }
}

fn decide(run: Run, engine: Engine) -> Held {
    let layers = run.layers().to_vec();
    let notes = run.notes.clone();
    let result = run.result(&LIMITS);
    let refused = |why: String| Held::Refused { why };
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
    Held::Judged { layers, warnings }
}
