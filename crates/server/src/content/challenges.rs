//! Loads `content/challenges/`: a folder a challenge. The database makes another version of what is judged differently
//! than before, and queues everyone's answers to be judged again.

use super::folders::{self, Files};
use devproof_judge::Document;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tokio_postgres::Transaction;

/// The folder under `content/`.
const FOLDER: &str = "challenges/";
/// Counted up when documents become rows in another way, so that they are loaded again.
const LOADER: &[u8] = b"1";

/// Loads them, if they are not the ones that were loaded last. A folder that holds no valid challenge leaves the tables
/// as they are for it.
pub(super) async fn load(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    let folders = folders();
    let checksum = checksum(&folders);
    let known = transaction.query_opt("select challenges from private.content_state", &[]).await?;
    if known.is_some_and(|row| row.get::<_, Option<&str>>("challenges") == Some(&checksum)) {
        return Ok(());
    }
    let mut rows = Vec::new();
    for (position, (slug, files)) in folders.iter().enumerate() {
        if let Some(document) = document(slug, files) {
            rows.push(json!({ "slug": slug, "position": position, "document": document }));
        }
    }
    transaction
        .execute(
            "select private.install_challenge(r.slug, r.position, r.document)
             from jsonb_to_recordset($1::text::jsonb) r (slug text, position integer, document jsonb) order by r.position",
            &[&serde_json::to_string(&rows)?],
        )
        .await?;
    let current: Vec<&str> = folders.keys().map(String::as_str).collect();
    transaction.execute("select private.retire_challenges($1)", &[&current]).await?;
    transaction.execute("update private.content_state set challenges = $1", &[&checksum]).await?;
    Ok(())
}

/// The catalogue's documents by slug, as they are in the binary.
#[cfg(test)]
fn documents() -> BTreeMap<String, Value> {
    folders().into_iter().filter_map(|(slug, files)| Some((slug.clone(), document(&slug, &files)?))).collect()
}

fn folders() -> BTreeMap<String, Files> {
    folders::read(FOLDER, "challenge.json")
}

fn checksum(folders: &BTreeMap<String, Files>) -> String {
    let named = folders
        .iter()
        .flat_map(|(slug, files)| files.iter().map(move |(name, bytes)| (format!("{slug}/{name}"), bytes)));
    folders::checksum(LOADER, named)
}

fn document(slug: &str, files: &Files) -> Option<Value> {
    let wrong: Vec<&str> = files.keys().filter_map(|name| name.strip_prefix("wrong/")).collect();
    let read = |name: &str| files.get(name).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    match Document::from_files(read, &wrong) {
        Ok(document) if document.task().is_some() => Some(document.value().clone()),
        Ok(_) => {
            tracing::error!(slug, "a challenge of the catalogue that nothing can judge is left out");
            None
        }
        Err(problems) => {
            tracing::error!(slug, ?problems, "a challenge of the catalogue is not valid and is left out");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_challenge() {
        let folders = folders();
        assert_eq!(documents().len(), folders.len(), "the log says which is not");
        assert!(folders.keys().all(|slug| slug.len() <= 80));
    }
}
