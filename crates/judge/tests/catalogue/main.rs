//! The catalogue is what its README promises: every reference accepted in every language, no starter accepted, every
//! wrong answer rejected by a hidden test. In parts, so that they run beside one another.

use devproof_judge::{Document, Judge, JudgeSettings, catalogue};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Parts that the challenges are dealt to.
const PARTS: usize = 8;

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

/// Judges every challenge of a part.
async fn part(number: usize) {
    let settings = JudgeSettings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: Vec::new(),
        python: Some(PathBuf::from("/usr/bin/python3")),
        slots: 1,
        without: Vec::new(),
    };
    let judge = Judge::start(settings).await.expect("something can be judged here");
    let mut problems = Vec::new();
    for (slug, document) in documents().into_iter().skip(number).step_by(PARTS) {
        let proof = catalogue::prove(&judge, &document).await;
        problems.extend(proof.problems.into_iter().map(|problem| format!("{slug}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
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

macro_rules! parts {
    ($($name:ident: $number:expr,)*) => {
        $(#[tokio::test]
        async fn $name() {
            part($number).await;
        })*

        /// No part is left out.
        #[test]
        fn every_part_is_judged() {
            assert_eq!([$($number),*].len(), PARTS);
        }
    };
}

parts! {
    references_starters_and_wrong_answers_1: 0,
    references_starters_and_wrong_answers_2: 1,
    references_starters_and_wrong_answers_3: 2,
    references_starters_and_wrong_answers_4: 3,
    references_starters_and_wrong_answers_5: 4,
    references_starters_and_wrong_answers_6: 5,
    references_starters_and_wrong_answers_7: 6,
    references_starters_and_wrong_answers_8: 7,
}
