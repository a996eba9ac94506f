//! Runners and programs.

use devproof_judge::{
    Language, LanguageStatus, TestResult,
    cage::Layer,
    engine::{Engine, Job},
    limits::{Limits, MAX_ANSWER},
    protection::Protection,
    run::{Runner, Settings},
};
use std::{collections::BTreeMap, path::PathBuf};

pub const LIMITS: Limits = Limits { time_ms: 400, memory_mb: 64 };

/// A runner whose children wear these disguises (see the child's test binary) and lack these layers.
pub async fn start_runner(disguises: &[&str], without: &[Layer]) -> (Runner, Protection) {
    start_with(BTreeMap::new(), disguises, without).await
}

/// The same with compilers. Each of them is tried first, which takes seconds.
pub async fn start_with(
    compilers: BTreeMap<Language, PathBuf>,
    disguises: &[&str],
    without: &[Layer],
) -> (Runner, Protection) {
    let settings = Settings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: disguises.iter().map(|disguise| (*disguise).to_owned()).collect(),
        python: Some(python_here()),
        compilers,
        slots: 2,
        without: without.to_vec(),
    };
    Runner::self_test(settings).await
}

/// The languages that need no compiler.
pub fn interpreted() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| !language.is_compiled())
}

/// The Python that `./test` has found.
fn python_here() -> PathBuf {
    std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| "/usr/bin/python3".into(), PathBuf::from)
}

/// A runner behind nothing but these layers (and an ordinary user, always).
pub async fn only(layers: &[Layer]) -> Runner {
    let without: Vec<Layer> = Layer::ALL.into_iter().filter(|layer| !layers.contains(layer)).collect();
    start_runner(&[], &without).await.0
}

/// A call of `solve` with the argument 7.
pub fn job(engine: Engine, source: &str) -> Job {
    Job {
        engine,
        source: source.to_owned(),
        entry: "solve".to_owned(),
        input: "[7]".to_owned(),
        schema: String::new(),
        memory_bytes: LIMITS.memory(),
        result_bytes: MAX_ANSWER,
    }
}

pub async fn python(runner: &Runner, source: &str) -> TestResult {
    runner.run(&LIMITS, &job(Engine::Python, source)).await
}

pub async fn javascript(runner: &Runner, source: &str) -> TestResult {
    runner.run(&LIMITS, &job(Engine::JavaScript, source)).await
}

/// The layers that stand for a language.
pub fn layers(protection: &Protection, language: Language) -> Vec<Layer> {
    match &protection.languages[&language] {
        LanguageStatus::Judged { layers, .. } => {
            let mut layers = layers.clone();
            layers.sort_unstable();
            layers
        }
        LanguageStatus::Refused { why } => panic!("{language} is refused: {why}"),
    }
}

/// Why a language is refused.
pub fn refusal(protection: &Protection, language: Language) -> &str {
    match &protection.languages[&language] {
        LanguageStatus::Judged { layers, .. } => panic!("{language} is judged behind {layers:?}"),
        LanguageStatus::Refused { why } => why,
    }
}
