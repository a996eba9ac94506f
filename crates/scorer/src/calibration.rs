//! The calibration set: answers of which it is known how good they are. The test and `xtask calibrate` share it.

mod explain;
mod order;

pub use explain::explain;
pub use order::faults;

use crate::answer::Answer;
use crate::checks;
use crate::problem::Problem;
use crate::rubric::Rubric;
use crate::score::{Score, score};
use crate::words::Seniority;
use serde::Deserialize;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// One answer of the set.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it is an example of: strong, good, middling, weak, stuffed …
    pub case: String,
    /// Whose weights are used
    pub seniority: Seniority,
    /// The number of the pair it belongs to: the same said by a native speaker and plainly
    #[serde(default)]
    pub pair: Option<u32>,
    /// The answer
    pub answer: Answer,
}

/// A problem with its cases.
#[derive(Debug, Clone)]
pub struct Set {
    /// The name of its folder
    pub slug: String,
    /// The problem
    pub problem: Problem,
    /// Its cases by the names of their files, sorted
    pub cases: Vec<(String, Case)>,
}

/// A case with what it came to.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// The problem
    pub slug: String,
    /// The name of its file
    pub name: String,
    /// What it is an example of
    pub case: String,
    /// The number of its pair
    pub pair: Option<u32>,
    /// Its score
    pub score: Score,
}

impl Set {
    /// Scores every case.
    pub fn rows(&self, rubric: &Rubric) -> Vec<Row> {
        self.cases
            .iter()
            .map(|(name, case)| Row {
                slug: self.slug.clone(),
                name: name.clone(),
                case: case.case.clone(),
                pair: case.pair,
                score: whole(&self.problem, rubric, case.seniority, &case.answer),
            })
            .collect()
    }
}

/// A whole scoring by the rules.
pub fn whole(problem: &Problem, rubric: &Rubric, seniority: Seniority, answer: &Answer) -> Score {
    score(problem, rubric, seniority, answer, &checks::find(problem, answer))
}

/// The rubric in a folder of content.
///
/// # Errors
/// When it cannot be read, or is not valid.
pub fn rubric(interview: &Path) -> io::Result<Rubric> {
    Rubric::parse(&json(&interview.join("rubric.json"))?).map_err(|faults| invalid("rubric.json", &faults))
}

/// Names of the problems in a folder of content, sorted.
///
/// # Errors
/// When it cannot be read.
pub fn slugs(interview: &Path) -> io::Result<Vec<String>> {
    let mut slugs = Vec::new();
    for folder in fs::read_dir(interview.join("problems"))? {
        let folder = folder?;
        if folder.path().join("problem.json").exists() {
            slugs.push(folder.file_name().to_string_lossy().into_owned());
        }
    }
    slugs.sort();
    Ok(slugs)
}

/// The problem of a folder.
///
/// # Errors
/// When it cannot be read, or is not valid: the error lists every fault.
pub fn problem(interview: &Path, slug: &str) -> io::Result<Problem> {
    let folder = interview.join("problems").join(slug);
    let statement = fs::read_to_string(folder.join("statement.md"))?;
    Problem::from_folder(&json(&folder.join("problem.json"))?, &statement).map_err(|faults| invalid(slug, &faults))
}

/// A problem with its cases; a problem without a folder of cases has none.
///
/// # Errors
/// When something cannot be read, or is not valid.
pub fn set(interview: &Path, calibration: &Path, slug: &str) -> io::Result<Set> {
    let mut cases = Vec::new();
    let mut files: Vec<PathBuf> = match fs::read_dir(calibration.join(slug)) {
        Ok(files) => files.map(|file| file.map(|file| file.path())).collect::<Result<_, _>>()?,
        Err(_) => Vec::new(),
    };
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    for file in files {
        let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let case: Case = serde_json::from_value(json(&file)?)
            .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
        let faults = case.answer.board.check();
        if !faults.is_empty() {
            return Err(invalid(&format!("{}: board", file.display()), &faults));
        }
        cases.push((name, case));
    }
    Ok(Set { slug: slug.to_owned(), problem: problem(interview, slug)?, cases })
}

fn json(file: &Path) -> io::Result<Value> {
    let text = fs::read_to_string(file).map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
    serde_json::from_str(&text).map_err(|error| io::Error::other(format!("{}: {error}", file.display())))
}

fn invalid(what: &str, faults: &[crate::Fault]) -> io::Error {
    let lines: Vec<String> = faults.iter().map(|fault| format!("  {fault}")).collect();
    io::Error::other(format!("{what}:\n{}", lines.join("\n")))
}
