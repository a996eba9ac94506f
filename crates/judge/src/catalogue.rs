//! Whether our own challenges are what `content/challenges/README.md` promises: `just challenges` and a test ask here.

mod proved;
mod rules;

use crate::document::{Document, Input, Task};
use crate::judging::{Judge, Program, Which};
use crate::{Language, Verdict};
pub use proved::Proved;
pub use rules::{alone, together};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The part of the time limit that a reference may take.
const REFERENCE_SHARE: f64 = 0.2;

/// The same for compiled languages, which mostly read their arguments: that takes as long in a good answer as in any other.
const COMPILED_REFERENCE_SHARE: f64 = 0.3;

/// Times the limit that a wrong answer takes at the largest test if slowness is what is wrong with it: an order of
/// growth is then told on any machine, and not by a machine's mood.
const SLOWNESS: u64 = 5;

/// How often a reference that seems slow is measured: others may have been at work.
const MAX_MEASUREMENTS: usize = 3;

/// What became of the programs of one challenge.
#[derive(Debug, Clone, PartialEq)]
pub struct Proof {
    /// The reference in each language.
    pub references: Vec<Reference>,
    /// Wrong answers that are too slow, by name, with the time of the slowest test as a part of the limit: measured up
    /// to 5.
    pub slow: Vec<(String, f64)>,
    /// What is not as it must be, in words.
    pub problems: Vec<String>,
}

/// What became of the reference in one language.
#[derive(Debug, Clone, PartialEq)]
pub struct Reference {
    /// The language.
    pub language: Language,
    /// Accepted, if all is well.
    pub verdict: Verdict,
    /// CPU time of the slowest test.
    pub slowest: Duration,
    /// That, as a part of the limit.
    pub share: f64,
    /// Memory of the largest test, in KiB.
    pub memory_kib: u64,
}

/// The folders of the challenges in a catalogue, by name.
///
/// # Errors
///
/// When the catalogue cannot be listed.
pub fn folders(catalogue: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(catalogue)? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

/// Judges the references, the starters and the wrong answers of a challenge.
pub async fn prove(judge: &Judge, document: &Document) -> Proof {
    let mut proof = Proof { references: Vec::new(), slow: Vec::new(), problems: Vec::new() };
    let Some(task) = document.task() else {
        proof.problems.push("is of a kind that is not judged".to_owned());
        return proof;
    };
    generated(judge, task, &mut proof).await;
    for &language in &task.languages {
        match document.solutions.get(&language) {
            Some(source) => reference(judge, task, Program { language, source }, &mut proof).await,
            // What they start from is made of the signature: all of it is compiled at once by a test.
            None if language.is_compiled() => continue,
            None => proof.problems.push(format!("has no solution in {language}")),
        }
        if let Some(source) = document.starter.get(&language) {
            starter(judge, task, Program { language, source }, &mut proof).await;
        }
    }
    for wrong in &document.wrong {
        let program = Program { language: wrong.language, source: &wrong.source };
        wrong_answer(judge, task, &wrong.name, program, &mut proof).await;
    }
    proof
}

/// Whether what generators make is of the signature's types.
async fn generated(judge: &Judge, task: &Task, proof: &mut Proof) {
    let Some(function) = task.function() else { return };
    for (position, test) in task.tests.iter().enumerate() {
        let Input::Generate(source) = &test.input else { continue };
        let unfit = match judge.generated(task, source).await {
            Ok(arguments) => function.unfit_arguments(&arguments),
            Err(why) => Some(why),
        };
        if let Some(why) = unfit {
            proof.problems.push(format!("test {position} ({}): {why}", test.name));
        }
    }
}

async fn reference(judge: &Judge, task: &Task, program: Program<'_>, proof: &mut Proof) {
    let limit = task.limits.for_language(program.language).time();
    let most = if program.language.is_compiled() { COMPILED_REFERENCE_SHARE } else { REFERENCE_SHARE };
    let mut times: Vec<Option<Duration>> = vec![None; task.tests.len()];
    let mut memory_kib = 0;
    let mut verdict = Verdict::InternalError;
    for _ in 0..MAX_MEASUREMENTS {
        let mut failures = Vec::new();
        let judgement = judge
            .judge(task, program, Which::All, &mut |position, result| {
                let best = times[position].map_or(result.time, |before| before.min(result.time));
                times[position] = Some(best);
                if result.verdict != Verdict::Accepted {
                    let words = result.message.as_deref().unwrap_or_default();
                    let got = result.value.as_ref().map(ToString::to_string).unwrap_or_default();
                    let got: String = got.chars().take(200).collect();
                    let name = &task.tests[position].name;
                    failures.push(format!("test {position} ({name}): {} {words} {got}", result.verdict));
                }
            })
            .await;
        verdict = judgement.verdict;
        memory_kib = judgement.memory_kib;
        if verdict != Verdict::Accepted {
            let language = program.language;
            proof.problems.extend(failures.iter().map(|failure| format!("solution in {language}: {failure}")));
            break;
        }
        if slowest(&times) <= limit.mul_f64(most) {
            break;
        }
    }
    let slowest = slowest(&times);
    let share = slowest.as_secs_f64() / limit.as_secs_f64();
    if verdict == Verdict::Accepted && share > most {
        let percent = share * 100.0;
        proof.problems.push(format!("solution in {} takes {percent:.0} % of the time limit", program.language));
    }
    proof.references.push(Reference { language: program.language, verdict, slowest, share, memory_kib });
}

fn slowest(times: &[Option<Duration>]) -> Duration {
    times.iter().flatten().max().copied().unwrap_or_default()
}

async fn starter(judge: &Judge, task: &Task, program: Program<'_>, proof: &mut Proof) {
    let language = program.language;
    match judge.first_failure(task, program, &task.positions(|_| true)).await {
        None => proof.problems.push(format!("starter in {language} is accepted")),
        Some((_, result)) if result.verdict == Verdict::CompileError => {
            let words = result.message.unwrap_or_default();
            proof.problems.push(format!("starter in {language} cannot be run: {words}"));
        }
        Some((_, result)) if result.verdict == Verdict::InternalError => {
            proof.problems.push(format!("starter in {language}: {}", result.message.unwrap_or_default()));
        }
        Some(_) => {}
    }
}

/// Each hidden test once, until one rejects it; the last first, because the large ones are there. What is merely slow is
/// run up to the time that it must take at least.
async fn wrong_answer(judge: &Judge, task: &Task, name: &str, program: Program<'_>, proof: &mut Proof) {
    let limit = task.limits.for_language(program.language).time().as_secs_f64();
    let mut slowest = 0.0_f64;
    for position in task.positions(|test| !test.visible).into_iter().rev() {
        let result = judge.cost(task, program, &task.tests[position], SLOWNESS).await;
        let share = result.time.as_secs_f64() / limit;
        match result.verdict {
            Verdict::CompileError | Verdict::InternalError => {
                let words = result.message.unwrap_or_default();
                proof.problems.push(format!("wrong answer {name:?} cannot be run: {words}"));
                return;
            }
            Verdict::TimeLimit => {
                proof.slow.push((name.to_owned(), share));
                return;
            }
            Verdict::Accepted => slowest = slowest.max(share),
            _ => return,
        }
    }
    if slowest > 1.0 {
        proof.slow.push((name.to_owned(), slowest));
        proof.problems.push(format!(
            "wrong answer {name:?} takes {slowest:.1} times the time limit at the largest test: {SLOWNESS} are needed"
        ));
    } else {
        proof.problems.push(format!("wrong answer {name:?} is rejected by no hidden test"));
    }
}
