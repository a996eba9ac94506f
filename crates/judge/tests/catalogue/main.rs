//! The catalogue is what its README promises: every reference accepted in every language, no starter accepted, every
//! wrong answer rejected by a hidden test, and those that are merely slow by a wide margin. Judged once, as many at a time
//! as there are cores; what is measured is CPU time, by this machine's yardstick. What was proved here is not proved
//! again until the challenge, the judge or Python changes.

use devproof_judge::compiled::usual_compilers;
use devproof_judge::{Document, Judge, JudgeSettings, Language, OwnInput, Program, Verdict, catalogue};
use serde_json::json;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
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

fn hash(content: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

fn bytes(file: &Path) -> Vec<u8> {
    std::fs::read(file).expect("a file")
}

/// The file that says that a challenge was proved by these programs. Its name changes with every byte of all of them.
fn write_proof(folder: &Path, programs: u64) -> PathBuf {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    let contents: Vec<_> = files.iter().map(|file| (file.strip_prefix(folder).ok(), bytes(file))).collect();
    let name = format!("proved-{}-{:016x}", slug(folder), hash((programs, contents)));
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// How often a challenge with problems is proved: others may have been at work, and time is measured.
const MAX_PROOFS: usize = 3;

async fn start_judge(child: &Path, python: &Path, cores: usize) -> Judge {
    let settings = JudgeSettings {
        child: child.into(),
        arguments: Vec::new(),
        python: Some(python.into()),
        compilers: usual_compilers(),
        slots: cores,
        without: Vec::new(),
    };
    Judge::start(settings).await.expect("something can be judged here")
}

/// Proves challenges, as many at a time as there are places, and gives those with problems. Proved ones get their file.
async fn prove(judge: &Judge, places: usize, challenges: Vec<Challenge>) -> Vec<(Challenge, Vec<String>)> {
    let places = Arc::new(Semaphore::new(places));
    let mut work = JoinSet::new();
    for challenge in challenges {
        let (judge, places) = (judge.clone(), Arc::clone(&places));
        work.spawn(async move {
            let _place = places.acquire_owned().await;
            let proof = catalogue::prove(&judge, &challenge.document).await;
            if proof.problems.is_empty() {
                std::fs::write(&challenge.proved, "").expect("the target folder can be written");
            }
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
    /// The file that says that it was proved.
    proved: PathBuf,
}

/// A problem counts when it is there each time, at the end with nothing beside it and the machine's speed measured anew.
#[tokio::test]
async fn references_starters_and_wrong_answers() -> Result<(), String> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let child = Path::new(env!("CARGO_BIN_EXE_judge-child"));
    let python = std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| "/usr/bin/python3".into(), PathBuf::from);
    let this = std::env::current_exe().expect("this program");
    let programs = hash([child, &python, &this].map(bytes));
    let challenges = documents().into_iter().map(|(folder, document)| {
        let proved = write_proof(&folder, programs);
        Challenge { folder, document, proved }
    });
    let mut left: Vec<Challenge> = challenges.filter(|challenge| !challenge.proved.exists()).collect();
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

/// What answers in compiled languages start from is made of the signatures: here it is compiled, with the reading of the
/// arguments and the writing of the answer.
#[tokio::test]
async fn what_compiled_answers_start_from_compiles() {
    let child = Path::new(env!("CARGO_BIN_EXE_judge-child"));
    let python = PathBuf::from("/usr/bin/python3");
    let judge = start_judge(child, &python, 2).await;
    let documents = documents();
    for language in [Language::Cpp, Language::Rust, Language::Go] {
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
                _ => rust_of(starters),
            };
            let document = Document::parse(&json!({
                "title": "Starters", "kind": "code", "difficulty": "easy", "languages": [language.as_str()],
                "statement": "All of them are compiled, and none of them is called.",
                "function": { "name": "solve", "parameters": [{ "name": "n", "type": "integer" }], "returns": "integer" },
                "tests": [{ "name": "none is called", "visible": true, "arguments": [7], "expected": 7 }],
            }))
            .expect("a document");
            let task = document.task().expect("it is judged");
            let result =
                judge.answer(task, Program { language, source: &source }, &OwnInput::Arguments(vec![json!(7)])).await;
            assert_eq!(result.verdict, Verdict::Accepted, "{result:?}\n{source}");
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
