//! Loads `content/interview/`: the rubric, the interviewer's questions, and a folder a problem. Each is in the
//! database by the hash of its content, so that an attempt stays with what it was begun with.

use super::folders::{self, Files};
use crate::embedded_files;
use anyhow::Context;
use devproof_scorer::{Problem, Rubric, interviewer::Bank};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tokio_postgres::Transaction;

/// The folder under `content/`.
const FOLDER: &str = "interview/";
/// The folder of the problems in it.
const PROBLEMS: &str = "interview/problems/";
/// Counted up when documents become rows in another way, so that they are loaded again.
const LOADER: &[u8] = b"1";

/// Loads it, if it is not what was loaded last. A folder that holds no valid problem is left out.
pub(super) async fn load(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    let checksum = checksum();
    let known = transaction.query_opt("select interview from private.content_state", &[]).await?;
    if known.is_some_and(|row| row.get::<_, Option<&str>>("interview") == Some(&checksum)) {
        return Ok(());
    }
    let content = json!({ "rubric": rubric()?, "bank": bank()?, "problems": problems() });
    transaction
        .execute("select private.install_interview($1::text::json)", &[&serde_json::to_string(&content)?])
        .await?;
    transaction.execute("update private.content_state set interview = $1", &[&checksum]).await?;
    Ok(())
}

fn checksum() -> String {
    let mut paths: Vec<_> = embedded_files::Content::iter().filter(|path| path.starts_with(FOLDER)).collect();
    paths.sort_unstable();
    let named =
        paths.into_iter().filter_map(|path| Some((path.to_string(), embedded_files::Content::get(&path)?.data)));
    folders::checksum(LOADER, named)
}

fn read(path: &str) -> anyhow::Result<Value> {
    let file = embedded_files::Content::get(path).with_context(|| format!("content/{path} is missing"))?;
    serde_json::from_slice(&file.data).with_context(|| format!("content/{path}"))
}

fn rubric() -> anyhow::Result<Value> {
    let document = read("interview/rubric.json")?;
    let rubric =
        Rubric::parse(&document).map_err(|faults| anyhow::anyhow!("content/interview/rubric.json: {faults:?}"))?;
    Ok(json!({ "edition": rubric.edition(), "document": document }))
}

fn bank() -> anyhow::Result<Value> {
    let document = read("interview/bank.json")?;
    let bank = Bank::parse(&document).map_err(|faults| anyhow::anyhow!("content/interview/bank.json: {faults:?}"))?;
    Ok(json!({ "edition": bank.edition(), "document": document }))
}

/// Every problem with its slug and edition.
fn problems() -> Vec<Value> {
    folders().iter().filter_map(|(slug, files)| problem(slug, files)).collect()
}

fn folders() -> BTreeMap<String, Files> {
    folders::read(PROBLEMS, "problem.json")
}

fn problem(slug: &str, files: &Files) -> Option<Value> {
    let text = |name: &str| files.get(name).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let folder: Value = match serde_json::from_str(&text("problem.json")?) {
        Ok(folder) => folder,
        Err(error) => {
            tracing::error!(slug, %error, "a problem of the interview is no JSON and is left out");
            return None;
        }
    };
    let whole = Problem::document(&folder, &text("statement.md").unwrap_or_default());
    match Problem::parse(&whole) {
        Ok(problem) => Some(json!({
            "slug": slug, "edition": problem.edition(), "title": problem.title, "summary": problem.summary,
            "document": whole,
        })),
        Err(faults) => {
            tracing::error!(slug, ?faults, "a problem of the interview is not valid and is left out");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_problem() {
        let folders = folders();
        assert_eq!(problems().len(), folders.len(), "the log says which is not");
        assert!(folders.keys().all(|slug| slug.len() <= 80));
        assert!(rubric().is_ok() && bank().is_ok());
    }
}
