//! `just challenges --mutants`: whether the tests catch small mistakes. Every place of a JavaScript reference is mistaken
//! in the ways that `edits` knows, and each such program is judged by all tests. One that passes them all is compared with
//! the reference on inputs near those of the tests: where it differs, a test is missing; where it never does, the mistake is
//! taken for one that changes nothing.

mod edits;
mod near;

use super::{folder_name, progress};
use anyhow::Context;
use devproof_judge::{Document, Judge, Language, OwnInput, Program, Task, Verdict, compare, document::Input};
use edits::Mutant;
use near::{Dice, near};
use serde_json::Value;
use std::{path::PathBuf, sync::Arc};
use tokio::{sync::Semaphore, task::JoinSet};

/// Inputs near each test's that a program is compared on.
const NEAR_EACH: usize = 8;
/// Of such inputs, in bytes: large ones take long and say no more.
const MAX_NEAR: usize = 2_000;

/// A mistake that no test catches.
struct Missed {
    mutant: Mutant,
    /// Arguments on which it answers otherwise than the reference.
    arguments: Value,
}

/// What became of the mistakes of one challenge.
struct Row {
    slug: String,
    caught: usize,
    missed: Vec<Missed>,
    /// Those that pass all tests and answer as the reference does wherever they were compared.
    same: usize,
}

impl Row {
    /// The part of mistakes that change something that is caught.
    fn rate(&self) -> f64 {
        share(self.caught, self.missed.len())
    }
}

fn share(caught: usize, missed: usize) -> f64 {
    if caught + missed == 0 { 1.0 } else { caught as f64 / (caught + missed) as f64 }
}

/// Tries the mistakes of these challenges' references and prints the table. Challenges without one in JavaScript are left
/// out.
pub(super) async fn run(judge: &Judge, folders: Vec<PathBuf>, cores: usize) -> anyhow::Result<()> {
    let places = Arc::new(Semaphore::new(cores));
    let total = folders.len();
    let mut rows = Vec::new();
    for folder in folders {
        let document = Document::from_folder(&folder)
            .map_err(|problems| anyhow::anyhow!("{problems:?}"))
            .with_context(|| folder.display().to_string())?;
        if let Some(row) = row(judge, &places, folder_name(&folder), document).await? {
            rows.push(row);
        }
        progress(rows.len(), total);
    }
    progress(total, total);
    print!("{}", table(&mut rows));
    Ok(())
}

async fn row(
    judge: &Judge,
    places: &Arc<Semaphore>,
    slug: String,
    document: Document,
) -> anyhow::Result<Option<Row>> {
    let Some(reference) = document.solutions.get(&Language::JavaScript).cloned() else { return Ok(None) };
    let (document, mut work) = (Arc::new(document), JoinSet::new());
    for mutant in edits::mutants(&reference).with_context(|| slug.clone())? {
        let (judge, document, reference) = (judge.clone(), Arc::clone(&document), reference.clone());
        let places = Arc::clone(places);
        work.spawn(async move {
            let _place = places.acquire_owned().await;
            try_mutant(&judge, &document, &reference, mutant).await
        });
    }
    let mut row = Row { slug, caught: 0, missed: Vec::new(), same: 0 };
    while let Some(fate) = work.join_next().await {
        match fate? {
            Fate::Caught => row.caught += 1,
            Fate::Missed(missed) => row.missed.push(missed),
            Fate::Same => row.same += 1,
        }
    }
    row.missed
        .sort_by(|one, other| (one.mutant.line, &one.mutant.after).cmp(&(other.mutant.line, &other.mutant.after)));
    Ok(Some(row))
}

/// What became of a mistake.
enum Fate {
    Caught,
    Missed(Missed),
    Same,
}

async fn try_mutant(judge: &Judge, document: &Document, reference: &str, mutant: Mutant) -> Fate {
    let Some(task) = document.task() else { return Fate::Same };
    let program = Program { language: Language::JavaScript, source: &mutant.source };
    if judge.first_failure(task, program, &task.positions(|_| true)).await.is_some() {
        return Fate::Caught;
    }
    match difference(judge, task, reference, program).await {
        Some(arguments) => Fate::Missed(Missed { mutant, arguments }),
        None => Fate::Same,
    }
}

/// The first input near a test's on which a program answers otherwise than the reference.
async fn difference(judge: &Judge, task: &Task, reference: &str, program: Program<'_>) -> Option<Value> {
    let reference = Program { language: Language::JavaScript, source: reference };
    for (test, seed) in task.tests.iter().zip(1..) {
        let Input::Arguments(arguments) = &test.input else { continue };
        let mut dice = Dice::new(seed);
        for _ in 0..NEAR_EACH {
            let near = near(arguments, &mut dice);
            let shown = Value::from(near.clone());
            if shown.to_string().len() > MAX_NEAR {
                continue;
            }
            let input = OwnInput::Arguments(near);
            let expected = judge.answer(task, reference, &input).await;
            // Where the reference gives up, nothing is promised.
            let (Verdict::Accepted, Some(expected)) = (expected.verdict, expected.value) else { continue };
            let got = judge.answer(task, program, &input).await;
            let is_same = got.value.is_some_and(|got| compare::same(&task.compare, &expected, &got));
            if !is_same {
                return Some(shown);
            }
        }
    }
    None
}

/// The rows as Markdown, the worst first, and under them what is missed.
fn table(rows: &mut [Row]) -> String {
    rows.sort_by(|one, other| one.rate().total_cmp(&other.rate()).then_with(|| one.slug.cmp(&other.slug)));
    let mut text = String::from(
        "| challenge | caught | missed | no difference found | rate |\n| --- | ---: | ---: | ---: | ---: |\n",
    );
    for row in &*rows {
        let Row { slug, caught, missed, same } = row;
        text += &format!("| {slug} | {caught} | {} | {same} | {:.1} % |\n", missed.len(), row.rate() * 100.0);
    }
    let caught: usize = rows.iter().map(|row| row.caught).sum();
    let missed: usize = rows.iter().map(|row| row.missed.len()).sum();
    text += &format!("\n{:.1} % of {} mistakes are caught.\n", share(caught, missed) * 100.0, caught + missed);
    for row in rows.iter().filter(|row| !row.missed.is_empty()) {
        text += &format!("\n{}\n", row.slug);
        for Missed { mutant, arguments } in &row.missed {
            text += &format!(
                "- line {}: `{}` for `{}` differs on `{arguments}`\n",
                mutant.line, mutant.after, mutant.before
            );
        }
    }
    text
}
