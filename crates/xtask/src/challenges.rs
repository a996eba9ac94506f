//! `just challenges`: judges every reference, starter and wrong answer of the catalogue, prints the table, and writes down
//! what was proved.

mod fill;
mod mutants;
mod table;

use anyhow::{Context, bail, ensure};
use devproof_judge::catalogue::{self, Proof, Proved};
use devproof_judge::compiled::usual_compilers;
use devproof_judge::{Document, Judge, JudgeSettings, child};
use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Where the challenges are, from the root.
const CATALOGUE: &str = "content/challenges";

/// Names of the skills that there are, from the root.
const SKILLS: &str = "content/skills.json";

/// One challenge, and what became of it.
struct Row {
    slug: String,
    document: Option<Document>,
    proof: Proof,
}

/// Judges the challenges with these slugs, or all; with `fill_in`, missing expected values come from the references. With
/// `mutants`, tells instead which small mistakes their tests catch.
pub async fn run(slugs: &[String], fill_in: bool, mutants: bool) -> anyhow::Result<()> {
    let catalogue = root().join(CATALOGUE);
    let mut folders = catalogue::folders(&catalogue).with_context(|| catalogue.display().to_string())?;
    if !slugs.is_empty() {
        for slug in slugs {
            ensure!(folders.iter().any(|folder| folder.ends_with(slug)), "there is no challenge {slug}");
        }
        folders.retain(|folder| slugs.iter().any(|slug| folder.ends_with(slug)));
    }
    let cores = std::thread::available_parallelism()?.get();
    let judge = Judge::start(settings(cores)?).await?;
    if mutants {
        return mutants::run(&judge, folders, cores).await;
    }
    if fill_in {
        for folder in &folders {
            fill::folder(&judge, folder).await.with_context(|| folder.display().to_string())?;
        }
    }
    let rows = judged(&judge, folders, cores).await?;
    print!("{}", table::of(&rows));
    write_down(&catalogue, &rows)?;
    let mut problems: Vec<String> = rows
        .iter()
        .flat_map(|row| row.proof.problems.iter().map(|problem| format!("{}: {problem}", row.slug)))
        .collect();
    if slugs.is_empty() {
        let documents: Vec<_> =
            rows.iter().filter_map(|row| Some((row.slug.as_str(), row.document.as_ref()?))).collect();
        problems.extend(catalogue::together(&documents));
    }
    if problems.is_empty() {
        println!("\n{} challenges are as they must be.", rows.len());
        return Ok(());
    }
    println!();
    for problem in &problems {
        println!("- {problem}");
    }
    bail!("{} things are not as they must be", problems.len());
}

/// Adds those without a problem to the record of what was proved.
fn write_down(catalogue: &Path, rows: &[Row]) -> anyhow::Result<()> {
    let mut proved = Proved::read(&root())?;
    for row in rows.iter().filter(|row| row.proof.problems.is_empty()) {
        proved.insert(&catalogue.join(&row.slug))?;
    }
    Ok(proved.write(&root())?)
}

/// Judged programs are this very binary, and Python the machine's.
fn settings(cores: usize) -> anyhow::Result<JudgeSettings> {
    let python =
        std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| PathBuf::from("/usr/bin/python3"), PathBuf::from);
    Ok(JudgeSettings {
        child: std::env::current_exe()?,
        arguments: vec![child::COMMAND.to_owned()],
        python: Some(python),
        compilers: usual_compilers(),
        slots: cores,
        without: Vec::new(),
    })
}

async fn judged(judge: &Judge, folders: Vec<PathBuf>, cores: usize) -> anyhow::Result<Vec<Row>> {
    let skills = Arc::new(skills()?);
    let (total, places) = (folders.len(), Arc::new(Semaphore::new(cores)));
    let mut work = JoinSet::new();
    for folder in folders {
        let (judge, skills, places) = (judge.clone(), Arc::clone(&skills), Arc::clone(&places));
        work.spawn(async move {
            let _place = places.acquire_owned().await;
            row(&judge, &folder, &skills).await
        });
    }
    let mut rows = Vec::new();
    while let Some(row) = work.join_next().await {
        rows.push(row?);
        progress(rows.len(), total);
    }
    rows.sort_by(|left, right| left.slug.cmp(&right.slug));
    Ok(rows)
}

async fn row(judge: &Judge, folder: &Path, skills: &BTreeSet<String>) -> Row {
    let slug = folder_name(folder);
    match Document::from_folder(folder) {
        Ok(document) => {
            let mut proof = catalogue::prove(judge, &document).await;
            proof.problems.extend(catalogue::alone(&document, skills));
            Row { slug, document: Some(document), proof }
        }
        Err(problems) => {
            let problems = problems.iter().map(ToString::to_string).collect();
            Row { slug, document: None, proof: Proof { references: Vec::new(), slow: Vec::new(), problems } }
        }
    }
}

fn folder_name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// How far we are, where someone looks.
fn progress(done: usize, total: usize) {
    let mut terminal = std::io::stderr();
    if terminal.is_terminal() {
        let end = if done == total { "\r\x1b[K" } else { "" };
        // There is no one to report this to.
        _ = write!(terminal, "\r{done} of {total}{end}").and_then(|()| terminal.flush());
    }
}

fn skills() -> anyhow::Result<BTreeSet<String>> {
    let path = root().join(SKILLS);
    let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let skills: Vec<serde_json::Value> = serde_json::from_str(&text)?;
    Ok(skills.iter().filter_map(|skill| skill["name"].as_str().map(str::to_owned)).collect())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
