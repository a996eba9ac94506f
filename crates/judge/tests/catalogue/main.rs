//! The catalogue is what its README promises: every reference accepted in every language, no starter accepted, every
//! wrong answer rejected by a hidden test, and those that are merely slow by a wide margin. Judged once, as many at a time
//! as there are cores; what is measured is CPU time, by this machine's yardstick. What `just challenges` has proved and written
//! down is not proved again until the challenge or the judge changes, but for a twentieth of it each time.

use devproof_judge::catalogue::Proved;
use devproof_judge::compiled::usual_compilers;
use devproof_judge::engine::{Engine, Job};
use devproof_judge::limits::MAX_ANSWER;
use devproof_judge::run::Runner;
use devproof_judge::{Document, Judge, JudgeSettings, Language, Limits, Verdict, catalogue};
use serde_json::json;
use std::collections::BTreeSet;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

/// The challenges with their folders.
fn documents() -> Vec<(PathBuf, Document)> {
    let folders = catalogue::folders(&content().join("challenges")).expect("the catalogue can be listed");
    folders
        .into_iter()
        .map(|folder| match Document::from_folder(&folder) {
            Ok(document) => (folder, document),
            Err(problems) => panic!("{}: {problems:?}", slug(&folder)),
        })
        .collect()
}

fn slug(folder: &Path) -> String {
    folder.file_name().expect("a name").to_string_lossy().into_owned()
}

fn skills() -> BTreeSet<String> {
    let text = std::fs::read_to_string(content().join("skills.json")).expect("the skills are there");
    let skills: Vec<serde_json::Value> = serde_json::from_str(&text).expect("they are JSON");
    skills.iter().filter_map(|skill| skill["name"].as_str().map(str::to_owned)).collect()
}

#[test]
fn the_catalogue_keeps_its_own_rules() {
    let (documents, skills) = (documents(), skills());
    let alone = documents.iter().flat_map(|(folder, document)| {
        catalogue::alone(document, &skills).into_iter().map(move |problem| format!("{} {problem}", slug(folder)))
    });
    let mut problems: Vec<String> = alone.collect();
    let slugs: Vec<String> = documents.iter().map(|(folder, _)| slug(folder)).collect();
    let all: Vec<_> = slugs.iter().map(String::as_str).zip(documents.iter().map(|(_, document)| document)).collect();
    problems.extend(catalogue::together(&all));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Of the challenges that were proved and have not changed since, one of so many is proved again, others each time: what they
/// are judged with changes too, without a trace in the repository.
const TURNS: usize = 20;

/// How often a challenge with problems is proved: others may have been at work, and time is measured.
const MAX_PROOFS: usize = 3;

fn settings(child: &Path, python: &Path, cores: usize) -> JudgeSettings {
    JudgeSettings {
        child: child.into(),
        arguments: Vec::new(),
        python: Some(python.into()),
        compilers: usual_compilers(),
        slots: cores,
        without: Vec::new(),
    }
}

async fn start_judge(child: &Path, python: &Path, cores: usize) -> Judge {
    Judge::start(settings(child, python, cores)).await.expect("something can be judged here")
}

/// Proves challenges, as many at a time as there are places, and gives those with problems.
async fn prove(judge: &Judge, places: usize, challenges: Vec<Challenge>) -> Vec<(Challenge, Vec<String>)> {
    let places = Arc::new(Semaphore::new(places));
    let mut work = JoinSet::new();
    for challenge in challenges {
        let (judge, places) = (judge.clone(), Arc::clone(&places));
        work.spawn(async move {
            let _place = places.acquire_owned().await;
            let proof = catalogue::prove(&judge, &challenge.document).await;
            let name = slug(&challenge.folder);
            let problems = proof.problems.into_iter().map(|problem| format!("{name}: {problem}")).collect();
            (challenge, problems)
        });
    }
    work.join_all().await.into_iter().filter(|(_, problems): &(_, Vec<String>)| !problems.is_empty()).collect()
}

struct Challenge {
    folder: PathBuf,
    document: Document,
}

/// A problem counts when it is there each time, at the end with nothing beside it and the machine's speed measured anew.
#[tokio::test]
async fn references_starters_and_wrong_answers() -> Result<(), String> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let child = Path::new(env!("CARGO_BIN_EXE_judge-child"));
    let python = std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| "/usr/bin/python3".into(), PathBuf::from);
    let proved = Proved::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the record can be read");
    let turn = usize::try_from(RandomState::new().build_hasher().finish() % TURNS as u64).expect("it is small");
    let challenges = documents().into_iter().enumerate();
    let mut left: Vec<Challenge> = challenges
        .filter(|(place, (folder, _))| {
            place % TURNS == turn || !proved.holds(folder).expect("the folder can be read")
        })
        .map(|(_, (folder, document))| Challenge { folder, document })
        .collect();
    let mut problems = Vec::new();
    for round in 0..MAX_PROOFS {
        println!("{} challenges to prove", left.len());
        let judge = start_judge(child, &python, cores).await;
        let failed = prove(&judge, if round == 0 { cores } else { 1 }, left).await;
        left = Vec::new();
        problems.clear();
        for (challenge, of_challenge) in failed {
            println!("{}", of_challenge.join("\n"));
            problems.extend(of_challenge);
            left.push(challenge);
        }
        if left.is_empty() {
            return Ok(());
        }
    }
    problems.sort();
    Err(problems.join("\n"))
}

/// Starters that are compiled together: as many as a compiler does in its time.
const TOGETHER: usize = 10;
/// What a program may use that is only to say its number: more than it needs on a machine with other work.
const LIMITS: Limits = Limits { time_ms: 10_000, memory_mb: 256 };

/// What answers in compiled languages start from is made of the signatures: here it is compiled, with the reading of the
/// arguments and the writing of the answer.
#[tokio::test]
async fn what_compiled_answers_start_from_compiles() {
    let child = Path::new(env!("CARGO_BIN_EXE_judge-child"));
    let python = PathBuf::from("/usr/bin/python3");
    // Nothing is judged here: a machine that is too busy for fair verdicts still compiles.
    let (runner, _) = Runner::start(settings(child, &python, 2)).await.expect("something can be run here");
    let documents = documents();
    for (language, engine) in [
        (Language::Cpp, Engine::Cpp),
        (Language::Rust, Engine::Rust),
        (Language::Go, Engine::Go),
        (Language::Java, Engine::Java),
    ] {
        let starters: Vec<(String, &str)> = documents
            .iter()
            .filter_map(|(_, document)| {
                let name = document.task()?.function()?.name_in(language);
                Some((name, document.starter.get(&language)?.as_str()))
            })
            .collect();
        assert!(starters.len() >= 50, "{} challenges can be answered in {language}", starters.len());
        for starters in starters.chunks(TOGETHER) {
            let source = match language {
                Language::Cpp => cpp_of(starters),
                Language::Go => go_of(starters),
                Language::Java => java_of(starters),
                _ => rust_of(starters),
            };
            let job = Job {
                engine,
                source,
                entry: "solve".to_owned(),
                input: "[7]".to_owned(),
                schema: String::new(),
                memory_bytes: LIMITS.memory(),
                result_bytes: MAX_ANSWER,
            };
            let result = runner.run(&LIMITS, &job).await;
            assert_eq!(
                (result.verdict, &result.value),
                (Verdict::Accepted, &Some(json!(7))),
                "{result:?}\n{}",
                job.source
            );
        }
    }
}

fn cpp_of(starters: &[(String, &str)]) -> String {
    let (mut includes, mut spaces, mut asked) = (BTreeSet::new(), String::new(), String::new());
    for (place, (name, starter)) in starters.iter().enumerate() {
        let (own, rest): (Vec<&str>, Vec<&str>) = starter.lines().partition(|line| line.starts_with("#include"));
        includes.extend(own);
        spaces += &format!("namespace s{place} {{\n{}\n}}\n", rest.join("\n"));
        asked += &format!("  if (n == -{}) ask(s{place}::{name});\n", place + 1);
    }
    let includes: String = includes.into_iter().map(|line| format!("{line}\n")).collect();
    format!(
        "{includes}template <class Answer, class... Parameters> void ask(Answer (*function)(Parameters...)) {{\n  \
         devproof::Reader from(\"[]\");\n  devproof::answer(function, from, std::index_sequence_for<Parameters...>());\n}}\n\
         {spaces}long long solve(long long n) {{\n{asked}  return n;\n}}\n"
    )
}

fn rust_of(starters: &[(String, &str)]) -> String {
    let (mut modules, mut asked) = (String::new(), String::new());
    for (place, (name, starter)) in starters.iter().enumerate() {
        modules += &format!("mod s{place} {{\n{starter}\n}}\n");
        asked += &format!("    if n == -{} {{\n        ask(s{place}::{name});\n    }}\n", place + 1);
    }
    format!(
        "use crate::challenge::{{Answers, Reader}};\n\nfn ask<T>(function: impl Answers<T>) {{\n    \
         let _ = function.answer(&mut Reader::new(\"[]\"));\n}}\n\n{modules}pub fn solve(n: i64) -> i64 {{\n{asked}    n\n}}\n"
    )
}

/// Each class in another one, where two can have one name.
fn java_of(starters: &[(String, &str)]) -> String {
    let (mut imports, mut classes) = (BTreeSet::new(), String::new());
    for (place, (_, starter)) in starters.iter().enumerate() {
        let (own, rest): (Vec<&str>, Vec<&str>) = starter.lines().partition(|line| line.starts_with("import "));
        imports.extend(own);
        classes += &rest.join("\n").replace("class Solution {", &format!("class S{place} {{"));
    }
    let imports: String = imports.into_iter().map(|line| format!("{line}\n")).collect();
    format!(
        "{imports}{classes}\nclass Solution {{\n    static long solve(long n) {{\n        return n;\n    }}\n}}\n"
    )
}

/// Two challenges can have a function of one name, so each gets a number.
fn go_of(starters: &[(String, &str)]) -> String {
    let (mut functions, mut asked) = (String::new(), String::new());
    for (place, (name, starter)) in starters.iter().enumerate() {
        let own = starter.replace("package main\n", "").replace(&format!("func {name}("), &format!("func s{place}("));
        functions += &own;
        asked += &format!("\tif n == -{} {{\n\t\tdevproofServe(s{place}, 1)\n\t}}\n", place + 1);
    }
    format!("package main\n\n{functions}\nfunc solve(n int) int {{\n{asked}\treturn n\n}}\n")
}
