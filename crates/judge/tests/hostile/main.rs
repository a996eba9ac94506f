//! Hostile programs, judged beside honest ones. The first line of each says what must become of it: one or more verdicts
//! with `|` between them, each with what its message must hold, or, for `accepted`, the answer as JSON.

use devproof_judge::{
    Language, Limits, TestResult, Verdict,
    compiled::usual_compilers,
    engine::{Engine, Job},
    limits::{MAX_ANSWER, MAX_OUTPUT},
    run::{Runner, Settings},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use tokio::task::JoinSet;

/// Of a program that may use up its time: little of it, so that it is soon over.
const SHORT: Limits = Limits { time_ms: 300, memory_mb: 64 };
/// Of every other program: what it meets is never its time, on a machine with other work too.
const LONG: Limits = Limits { time_ms: 3_000, ..SHORT };

/// A program and what must become of it.
struct Program {
    name: String,
    job: Job,
    expected: String,
}

impl Program {
    fn read(path: &Path) -> Option<Self> {
        let engine = match path.extension()?.to_str()? {
            "py" => Engine::Python,
            "js" => Engine::JavaScript,
            "ts" => Engine::TypeScript,
            "sql" => Engine::Sql,
            "cpp" => Engine::Cpp,
            "rs" => Engine::Rust,
            "go" => Engine::Go,
            "java" => Engine::Java,
            _ => return None,
        };
        let source = fs::read_to_string(path).expect("the program is text");
        let first = source.lines().next().unwrap_or_default();
        let expected = first.trim_start_matches(['#', '/', '-', ' ']).to_owned();
        let (input, schema) = match engine {
            Engine::Sql => ("insert into t values (7);", "create table t (n integer);"),
            _ => ("[7]", ""),
        };
        let job = Job {
            engine,
            entry: if engine == Engine::Sql { String::new() } else { "solve".to_owned() },
            input: input.to_owned(),
            schema: schema.to_owned(),
            memory_bytes: SHORT.memory(),
            result_bytes: MAX_ANSWER,
            source,
        };
        Some(Self { name: path.file_name()?.to_string_lossy().into_owned(), job, expected })
    }

    fn limits(&self) -> &'static Limits {
        if self.expected.contains("time_limit") { &SHORT } else { &LONG }
    }

    /// What is wrong with what became of it.
    fn complaint(&self, result: &TestResult) -> Option<String> {
        let fits = self.expected.split(" | ").any(|expected| fits(expected.trim(), result));
        let bounded = result.stdout.len() <= MAX_OUTPUT * 3 && !result.stdout.contains('\0');
        let lines = self.job.source.lines().count();
        let bounded = bounded && result.line.is_none_or(|line| (1..=lines).contains(&(line as usize)));
        let has_leaked = result.message.as_deref().is_some_and(|message| message.contains("root:x:"));
        let ours =
            result.message.as_deref().is_some_and(|message| message.contains("/usr/") || message.contains("crates/"));
        (!fits || !bounded || ours || has_leaked).then(|| {
            let mut result = result.clone();
            result.stdout.truncate(200);
            format!("{}: expected {}, got {result:?}", self.name, self.expected)
        })
    }
}

fn fits(expected: &str, result: &TestResult) -> bool {
    let (word, more) = expected.split_once(": ").unwrap_or((expected, ""));
    let verdict = Verdict::from_word(word).unwrap_or_else(|| panic!("there is no verdict {word:?}"));
    if result.verdict != verdict {
        return false;
    }
    if more.is_empty() {
        return true;
    }
    if verdict == Verdict::Accepted {
        let answer: Value = serde_json::from_str(more).expect("the expected answer is JSON");
        return result.value.as_ref() == Some(&answer);
    }
    result.message.as_deref().is_some_and(|message| message.contains(more))
}

fn programs(wanted: impl Fn(&Path) -> bool) -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let mut paths: Vec<PathBuf> = Vec::new();
    for folder in fs::read_dir(root).expect("the folder is there").flatten() {
        if folder.path().is_dir() {
            paths.extend(fs::read_dir(folder.path()).expect("it can be read").flatten().map(|entry| entry.path()));
        }
    }
    paths.sort();
    paths.iter().filter(|path| wanted(path)).filter_map(|path| Program::read(path)).collect()
}

fn runner_settings(compilers: BTreeMap<Language, PathBuf>) -> Settings {
    let python = std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| "/usr/bin/python3".into(), PathBuf::from);
    Settings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: Vec::new(),
        python: Some(python),
        compilers,
        slots: 2,
        without: Vec::new(),
    }
}

/// Judges each program of an attack, beside honest ones.
async fn attack(number: &str) {
    let (runner, protection) =
        Runner::start(runner_settings(BTreeMap::new())).await.expect("something is judged here");
    assert_eq!(protection.refusals().collect::<Vec<_>>(), []);
    let mut programs = programs(|path| {
        let is_attack = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(number));
        is_attack || path.parent().is_some_and(|folder| folder.ends_with("honest"))
    });
    programs.retain(|program| program.job.engine.compiled_language().is_none());
    assert!(programs.iter().any(|program| program.name.starts_with(number)), "there is no program for {number}");
    judge(&runner, programs).await;
}

/// Judges the programs of a compiled language together: the first of each attack, since each is compiled, and that takes
/// long; with `DEVPROOF_TEST_HOSTILE=all` all, with another word those that begin with it.
async fn all_attacks(language: Language) {
    let compilers = usual_compilers().into_iter().filter(|(compiled, _)| *compiled == language).collect();
    let (runner, protection) = Runner::self_test(runner_settings(compilers)).await;
    assert!(protection.judges(language), "{protection:?}");
    let mut programs = programs(|_| true);
    programs.retain(|program| program.job.engine.compiled_language() == Some(language));
    let wanted = std::env::var("DEVPROOF_TEST_HOSTILE").unwrap_or_default();
    if !wanted.is_empty() && wanted != "all" {
        programs.retain(|program| program.name.starts_with(&wanted));
        return judge(&runner, programs).await;
    }
    if wanted.is_empty() {
        let mut seen = BTreeSet::new();
        programs.retain(|program| {
            let attack = program.name.split('_').next().filter(|number| number.starts_with('e'));
            attack.is_none_or(|attack| seen.insert(attack.to_owned()))
        });
        assert!(seen.len() >= 10, "there are programs of {} attacks", seen.len());
    }
    judge(&runner, programs).await;
}

async fn judge(runner: &Runner, programs: Vec<Program>) {
    let mut running = JoinSet::new();
    for program in programs {
        let runner = runner.clone();
        running.spawn(async move {
            let mut results = vec![runner.run(program.limits(), &program.job).await];
            if program.name.starts_with("e11") {
                // What the first leaves behind, the second would find.
                results.push(runner.run(program.limits(), &program.job).await);
            }
            results.iter().filter_map(|result| program.complaint(result)).collect::<Vec<_>>()
        });
    }
    let complaints: Vec<String> = running.join_all().await.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[tokio::test]
async fn cpp_is_held() {
    all_attacks(Language::Cpp).await;
}

#[tokio::test]
async fn rust_is_held() {
    all_attacks(Language::Rust).await;
}

#[tokio::test]
async fn go_is_held() {
    all_attacks(Language::Go).await;
}

#[tokio::test]
async fn java_is_held() {
    all_attacks(Language::Java).await;
}

#[tokio::test]
async fn e01_what_never_ends_is_ended() {
    attack("e01").await;
}

#[tokio::test]
async fn e02_memory_is_bounded() {
    attack("e02").await;
}

#[tokio::test]
async fn e03_recursion_ends_in_an_error() {
    attack("e03").await;
}

#[tokio::test]
async fn e04_there_are_no_processes_and_threads() {
    attack("e04").await;
}

#[tokio::test]
async fn e05_there_are_no_files_and_no_environment() {
    attack("e05").await;
}

#[tokio::test]
async fn e06_there_is_no_network() {
    attack("e06").await;
}

#[tokio::test]
async fn e07_nobody_leaves_its_own_world() {
    attack("e07").await;
}

#[tokio::test]
async fn e08_nobody_says_its_own_verdict() {
    attack("e08").await;
}

#[tokio::test]
async fn e09_nothing_to_be_found_out() {
    attack("e09").await;
}

#[tokio::test]
async fn e10_output_is_bounded_and_is_text() {
    attack("e10").await;
}

#[tokio::test]
async fn e11_nothing_is_left_for_the_next() {
    attack("e11").await;
}

#[tokio::test]
async fn e13_what_is_no_source_is_not_run() {
    attack("e13").await;
}

#[tokio::test]
async fn e15_a_compile_failure_is_told_before_there_is_an_input() {
    attack("e15").await;
}

#[tokio::test]
async fn e16_a_flood_of_frames_ends_at_once() {
    attack("e16").await;
}

#[tokio::test]
async fn e17_nobody_says_that_the_judge_has_failed() {
    attack("e17").await;
}

#[tokio::test]
async fn e18_a_line_is_one_of_the_program() {
    attack("e18").await;
}

#[tokio::test]
async fn e20_what_the_engine_cannot_bear_is_the_programs_fault() {
    attack("e20").await;
}
