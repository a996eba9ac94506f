//! The attacks that need a browser: Playwright runs the tests whose titles begin with a number.

use super::{Outcome, Outcomes, list::Number};
use anyhow::{Context, bail};
use serde_json::Value;
use std::{fs, path::Path, process::Command};

/// A title of its own, behind the names of project and file.
const GREP: &str = r"(^|\s)[ABF][0-9][0-9] ";

/// Runs them.
pub(super) fn run(root: &Path) -> anyhow::Result<Outcomes> {
    let output = Command::new("npx")
        .args(["playwright", "test", "--no-deps", "--project=browser", "--reporter=json", "--grep", GREP])
        .current_dir(root.join("web"))
        .output()
        .context("npx could not be started; ./test attack prepares everything")?;
    let Ok(report) = serde_json::from_slice::<Value>(&output.stdout) else {
        bail!("the browser tests did not run:\n{}", String::from_utf8_lossy(&output.stderr));
    };
    let mut outcomes = Outcomes::new();
    read(&report, &mut outcomes);
    if outcomes.is_empty() {
        bail!("the browser tests did not run: {}", report["errors"]);
    }
    Ok(outcomes)
}

/// Suites hold suites, and specs with their titles.
fn read(suite: &Value, outcomes: &mut Outcomes) {
    let list = |name: &str| suite[name].as_array().into_iter().flatten();
    for spec in list("specs") {
        let title = spec["title"].as_str().unwrap_or_default();
        if let Some(number) = Number::at_start_of(title) {
            let outcome = Outcome { test: title.to_owned(), passed: spec["ok"] == true };
            outcomes.entry(number).or_default().push(outcome);
        }
    }
    for inner in list("suites") {
        read(inner, outcomes);
    }
}

/// The tests that there are, by title alone.
pub(super) fn named(root: &Path) -> anyhow::Result<Outcomes> {
    let mut outcomes = Outcomes::new();
    look(&root.join("web/e2e"), &mut outcomes)?;
    Ok(outcomes)
}

fn look(folder: &Path, outcomes: &mut Outcomes) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            look(&path, outcomes)?;
        } else if path.to_string_lossy().ends_with(".spec.ts") {
            for title in titles(&fs::read_to_string(&path)?) {
                if let Some(number) = Number::at_start_of(title) {
                    outcomes.entry(number).or_default().push(Outcome { test: title.to_owned(), passed: true });
                }
            }
        }
    }
    Ok(())
}

/// What stands between the quotes behind `test(`.
fn titles(text: &str) -> impl Iterator<Item = &str> {
    text.split("test(").skip(1).filter_map(|rest| {
        let rest = rest.trim_start();
        let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
        rest[1..].split(quote).next().filter(|title| title.contains(' '))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn reports_and_sources_are_read() {
        let report = json!({ "suites": [{ "specs": [{ "title": "A42 a link", "ok": true }], "suites": [
            { "specs": [{ "title": "A44 an origin", "ok": false }, { "title": "a page", "ok": true }] },
        ] }] });
        let mut outcomes = Outcomes::new();
        read(&report, &mut outcomes);
        let found: Vec<(String, bool)> =
            outcomes.iter().map(|(number, tests)| (number.to_string(), tests[0].passed)).collect();
        assert_eq!(found, [("A42".to_owned(), true), ("A44".to_owned(), false)]);
        let source = "test(\"A42 a link\", async () => {});\n  test(\n    'B01 a field', x);\ntest(name, y);";
        assert_eq!(titles(source).collect::<Vec<_>>(), ["A42 a link", "B01 a field"]);
    }
}
