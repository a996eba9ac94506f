//! The catalogue is what its README promises: every reference accepted in every language, no starter accepted, every
//! wrong answer rejected by a hidden test, and those that are merely slow by a wide margin. Judged once, as many at a time
//! as there are cores; what is measured is CPU time, by this machine's yardstick.

use devproof_judge::{Document, Judge, JudgeSettings, catalogue};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn documents() -> Vec<(String, Document)> {
    let folders = catalogue::folders(&content().join("challenges")).expect("the catalogue can be listed");
    let slug = |folder: &Path| folder.file_name().expect("a name").to_string_lossy().into_owned();
    folders
        .iter()
        .map(|folder| match Document::from_folder(folder) {
            Ok(document) => (slug(folder), document),
            Err(problems) => panic!("{}: {problems:?}", slug(folder)),
        })
        .collect()
}

fn skills() -> BTreeSet<String> {
    let text = std::fs::read_to_string(content().join("skills.json")).expect("the skills are there");
    let skills: Vec<serde_json::Value> = serde_json::from_str(&text).expect("they are JSON");
    skills.iter().filter_map(|skill| skill["name"].as_str().map(str::to_owned)).collect()
}

#[test]
fn the_catalogue_keeps_its_own_rules() {
    let (documents, skills) = (documents(), skills());
    let alone = documents.iter().flat_map(|(slug, document)| {
        catalogue::alone(document, &skills).into_iter().map(move |problem| format!("{slug} {problem}"))
    });
    let mut problems: Vec<String> = alone.collect();
    let all: Vec<_> = documents.iter().map(|(slug, document)| (slug.as_str(), document)).collect();
    problems.extend(catalogue::together(&all));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[tokio::test]
async fn references_starters_and_wrong_answers() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = JudgeSettings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: Vec::new(),
        python: Some(
            std::env::var_os("DEVPROOF_JUDGE_PYTHON").map_or_else(|| "/usr/bin/python3".into(), PathBuf::from),
        ),
        slots: cores,
        without: Vec::new(),
    };
    let judge = Judge::start(settings).await.expect("something can be judged here");
    let places = Arc::new(Semaphore::new(cores));
    let mut work = JoinSet::new();
    for (slug, document) in documents() {
        let (judge, places) = (judge.clone(), Arc::clone(&places));
        work.spawn(async move {
            let _place = places.acquire_owned().await;
            let proof = catalogue::prove(&judge, &document).await;
            proof.problems.into_iter().map(|problem| format!("{slug}: {problem}")).collect::<Vec<_>>()
        });
    }
    let mut problems: Vec<String> = work.join_all().await.into_iter().flatten().collect();
    problems.sort();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
