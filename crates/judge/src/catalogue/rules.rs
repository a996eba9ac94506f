//! What can be seen of challenges without running anything.

use crate::document::{Document, Input, Kind, Purpose};
use std::collections::{BTreeMap, BTreeSet};

/// Challenges that the top rank needs, with room to choose.
const MIN_CHALLENGES: usize = 80;
const MIN_TOPICS: usize = 8;
const MIN_SQL: usize = 8;
const MIN_MENDING: usize = 8;
const DIFFICULTIES: [&str; 4] = ["easy", "medium", "hard", "expert"];

const MIN_TESTS: usize = 8;
const MIN_HIDDEN: usize = 4;

/// Characters of a statement that says all that it has to, and is still read.
const STATEMENT: std::ops::RangeInclusive<usize> = 500..=6_000;

/// What is not as it must be in one challenge. `skills` are the names that there are.
pub fn alone(document: &Document, skills: &BTreeSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut must = |holds: bool, words: String| {
        if !holds {
            problems.push(words);
        }
    };
    must(document.topic.is_some(), "has no topic".to_owned());
    must(document.summary.is_some(), "has no summary".to_owned());
    must(document.minutes.is_some(), "has no minutes".to_owned());
    must(!document.skills.is_empty(), "proves no skill".to_owned());
    must(document.explanation.is_some(), "has no explanation".to_owned());
    must(!document.wrong.is_empty(), "has no wrong answer".to_owned());
    for skill in document.skills.iter().filter(|skill| !skills.contains(*skill)) {
        must(false, format!("proves {skill:?}, which is no skill of content/skills.json"));
    }
    let length = document.statement.chars().count();
    must(STATEMENT.contains(&length), format!("has a statement of {length} characters: {STATEMENT:?} are meant"));
    for problem in document.unfit() {
        must(false, problem.to_string());
    }
    let Some(task) = document.task() else {
        must(false, "is of a kind that is not judged".to_owned());
        return problems;
    };
    let hidden = task.tests.iter().filter(|test| !test.visible).count();
    must(task.tests.len() >= MIN_TESTS, format!("has {} tests: {MIN_TESTS} are needed", task.tests.len()));
    must(hidden >= MIN_HIDDEN, format!("has {hidden} hidden tests: {MIN_HIDDEN} are needed"));
    let mut names = BTreeSet::new();
    for test in &task.tests {
        must(names.insert(&test.name), format!("has two tests named {:?}", test.name));
        must(
            !(test.visible && matches!(test.input, Input::Generate(_))),
            format!("shows the test {:?}, whose arguments are generated", test.name),
        );
        must(
            !(test.visible && test.purpose == Purpose::Complexity),
            format!("shows the test of complexity {:?}", test.name),
        );
    }
    problems
}

/// What is not as it must be in all challenges together, each with its slug.
pub fn together(documents: &[(&str, &Document)]) -> Vec<String> {
    let mut problems = Vec::new();
    let count = |holds: &dyn Fn(&Document) -> bool| documents.iter().filter(|(_, document)| holds(document)).count();
    let topics: BTreeSet<_> = documents.iter().filter_map(|(_, document)| document.topic.as_deref()).collect();
    let mending = count(&|document| matches!(document.topic.as_deref(), Some("debugging" | "refactoring")));
    for (what, there, needed) in [
        ("challenges", documents.len(), MIN_CHALLENGES),
        ("topics", topics.len(), MIN_TOPICS),
        ("challenges of SQL", count(&|document| document.kind == Kind::Sql), MIN_SQL),
        ("challenges of debugging or refactoring", mending, MIN_MENDING),
    ] {
        if there < needed {
            problems.push(format!("there are {there} {what}: {needed} are needed"));
        }
    }
    for difficulty in DIFFICULTIES {
        if count(&|document| document.difficulty == difficulty) == 0 {
            problems.push(format!("there is no challenge that is {difficulty}"));
        }
    }
    let mut titles: BTreeMap<String, &str> = BTreeMap::new();
    for (slug, document) in documents {
        if let Some(other) = titles.insert(plain(&document.title), slug) {
            problems.push(format!("{slug} and {other} have one title"));
        }
    }
    problems
}

/// A title by its letters and digits alone.
fn plain(title: &str) -> String {
    title.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
