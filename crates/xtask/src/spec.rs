//! `xtask spec`: where each line of the specification is, and the tests that hold it (docs/reference/spec.md).

#[cfg(test)]
mod figures;
mod list;
mod page;

use crate::attack::{self, Outcomes};
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

/// Checks that each test that the list names passed in the run of `./test` that left these reports.
pub fn check_run(reports: &Path) -> anyhow::Result<()> {
    let sections = list::read()?;
    let problems = not_passed(&sections, &attack::outcomes(&attack::root()?, reports)?);
    if !problems.is_empty() {
        bail!("spec.toml:\n{}", problems.join("\n"));
    }
    println!("each test that a line of the specification names was run, and passed");
    Ok(())
}

/// What of the list did not pass, in sentences.
fn not_passed(sections: &[Section], outcomes: &Outcomes) -> Vec<String> {
    let tests: BTreeSet<&String> =
        sections.iter().flat_map(|section| &section.lines).flat_map(|line| &line.tests).collect();
    let problem = |test: &String| {
        let mut runs = outcomes.iter().filter(|(ran, _)| is_run_of(ran, test)).map(|(_, passed)| *passed).peekable();
        if runs.peek().is_none() {
            Some(format!("{test} was not run"))
        } else {
            (!runs.all(|passed| passed)).then(|| format!("{test} did not pass"))
        }
    };
    tests.into_iter().filter_map(problem).collect()
}

/// Whether a test that ran is the named one. A title like "of %j are %j" has a run for each row of a table, with the row's
/// values in their places.
fn is_run_of(ran: &str, named: &str) -> bool {
    let Some((before, after)) = named.split_once('%') else { return ran == named };
    // The letter says how the value is written.
    let after = after.get(1..).unwrap_or_default();
    let goes_on = |rest: &str| rest.char_indices().any(|(place, _)| is_run_of(&rest[place..], after));
    ran.strip_prefix(before).is_some_and(|rest| after.is_empty() || goes_on(rest))
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

    #[test]
    fn a_named_test_has_to_be_run_and_to_pass() {
        let tests = ["x failed", "x of %j are %j", "x of %j is", "x passed", "x skipped"].map(str::to_owned).to_vec();
        let line = Line { says: "A thing".to_owned(), places: Vec::new(), tests };
        let section = Section { title: "1".to_owned(), lines: vec![line] };
        let ran =
            [("passed", true), ("failed", false), ("of 1 are 2", true), ("of 2 are 3", true), ("of 1 is", false)];
        let outcomes: Outcomes = ran.iter().map(|(test, passed)| (format!("x {test}"), *passed)).collect();
        assert_eq!(
            not_passed(&[section], &outcomes),
            ["x failed did not pass", "x of %j is did not pass", "x skipped was not run"]
        );
    }
}
