//! `xtask spec`: where each line of the specification is, and the tests that hold it (docs/reference/spec.md).

#[cfg(test)]
mod figures;
mod list;
mod page;

use crate::attack;
use anyhow::{Context, bail};
use list::Section;
use std::{collections::BTreeSet, fs, path::Path};

const PAGE: &str = "docs/reference/spec.md";

/// Checks the list against the tree and its tests, and writes the page; with `check` says only whether it is up to date.
pub fn run(check: bool) -> anyhow::Result<()> {
    let root = attack::root()?;
    let sections = list::read()?;
    let problems = problems(&sections, &root, &attack::names(&root)?);
    if !problems.is_empty() {
        bail!("spec.toml:\n{}", problems.join("\n"));
    }
    let (path, page) = (root.join(PAGE), page::page(&sections)?);
    if check {
        let there = fs::read_to_string(&path).with_context(|| PAGE.to_owned())?;
        if there != page {
            bail!("{PAGE} is not up to date: run `cargo run -p xtask -- spec`");
        }
    } else {
        fs::write(&path, page)?;
    }
    let lines: usize = sections.iter().map(|section| section.lines.len()).sum();
    println!("{lines} lines of the specification name their place and their tests, and each of these is there");
    Ok(())
}

/// Everything wrong with the list, in sentences. `tests` are those that exist and run.
fn problems(sections: &[Section], root: &Path, tests: &BTreeSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    for line in sections.iter().flat_map(|section| &section.lines) {
        if line.places.is_empty() || line.tests.is_empty() {
            problems.push(format!("{:?} has an empty cell", line.says));
        }
        for place in line.places.iter().filter(|place| !root.join(place).exists()) {
            problems.push(format!("{:?} names a place that does not exist: {place}", line.says));
        }
        for test in line.tests.iter().filter(|test| !tests.contains(*test)) {
            problems.push(format!("{:?} names a test that does not exist: {test}", line.says));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use list::Line;

    #[test]
    fn a_line_names_places_and_tests_that_are_there() {
        let line = |place: &str, test: &str| Line {
            says: "A thing".to_owned(),
            places: vec![place.to_owned()],
            tests: vec![test.to_owned()],
        };
        let root = attack::root().expect("a root");
        let tests = BTreeSet::from(["x::it one".to_owned()]);
        let said = |line: Line| {
            let section = Section { title: "1".to_owned(), lines: vec![line] };
            problems(&[section], &root, &tests).join("\n")
        };
        assert_eq!(said(line("crates/xtask", "x::it one")), "");
        assert_eq!(
            said(line("crates/none", "x::it one")),
            "\"A thing\" names a place that does not exist: crates/none"
        );
        assert_eq!(
            said(line("crates/xtask", "x::it gone")),
            "\"A thing\" names a test that does not exist: x::it gone"
        );
        let empty = Line { says: "A thing".to_owned(), places: Vec::new(), tests: Vec::new() };
        assert_eq!(said(empty), "\"A thing\" has an empty cell");
    }
}
