//! Tests in TypeScript: Playwright runs what is in web/e2e, Vitest the rest. They are named by file and title, which
//! has to be in the source as it is: `web/e2e/team.spec.ts: A40 an invitation is for its address alone`.

use super::Outcomes;
use anyhow::{Context, bail};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    env, fs,
    path::Path,
    process::{self, Command, Output},
};

/// Where Playwright's tests stand.
const BROWSER: &str = "web/e2e/";

/// All that there are and whose titles can be read.
pub(super) fn names(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for folder in ["web/e2e", "web/src"] {
        look(root, &root.join(folder), &mut names)?;
    }
    Ok(names)
}

fn look(root: &Path, folder: &Path, names: &mut BTreeSet<String>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.to_string_lossy();
        if path.is_dir() {
            look(root, &path, names)?;
        } else if [".spec.ts", ".test.ts", ".test.tsx"].iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(&path)?;
            let file = path.strip_prefix(root)?.display();
            names.extend(titles(&text).map(|title| format!("{file}: {title}")));
        }
    }
    Ok(())
}

/// What stands between the quotes behind `test(`, `it(` and `it.each(…)(`.
fn titles(text: &str) -> impl Iterator<Item = &str> {
    text.split("test(").chain(text.split(" it(")).chain(text.split("\nit(")).chain(text.split(")(")).filter_map(
        |rest| {
            let rest = rest.trim_start();
            let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
            rest[1..].split(quote).next().filter(|title| title.contains(' ') && !title.contains("${"))
        },
    )
}

/// Runs these.
pub(super) fn run(root: &Path, tests: &BTreeSet<&str>) -> anyhow::Result<Outcomes> {
    let (browser, units): (Vec<&str>, Vec<&str>) = tests.iter().copied().partition(|test| test.starts_with(BROWSER));
    let mut outcomes = Outcomes::new();
    if !units.is_empty() {
        let (files, titles) = parts(&units);
        // Its report goes to a file; what it prints is for people.
        let file = env::temp_dir().join(format!("devproof-attack-{}.json", process::id()));
        let output = format!("--outputFile={}", file.display());
        let said = npx(root, &["vitest", "run", "--reporter=json", &output, "-t", &titles], &files)?;
        let report = fs::read(&file);
        // Left over when it cannot be removed: nothing reads it again.
        let _ = fs::remove_file(&file);
        let report =
            report.with_context(|| format!("vitest did not run:\n{}", String::from_utf8_lossy(&said.stderr)))?;
        read_vitest(&serde_json::from_slice(&report)?, root, &mut outcomes);
    }
    if !browser.is_empty() {
        let (files, titles) = parts(&browser);
        let titles = format!("({titles})$");
        let arguments = ["playwright", "test", "--no-deps", "--retries=0", "--reporter=json", "--grep", &titles];
        let said = npx(root, &arguments, &files)?;
        let Ok(report) = serde_json::from_slice::<Value>(&said.stdout) else {
            bail!("the browser tests did not run:\n{}", String::from_utf8_lossy(&said.stderr));
        };
        read_playwright(&report, &mut outcomes);
        if outcomes.values().any(|passed| !passed) {
            // The reasons, for the developer who fixes it.
            eprintln!("{}", reasons(&report).join("\n"));
        }
    }
    Ok(outcomes)
}

/// What the browser's failed tests say.
fn reasons(suite: &Value) -> Vec<String> {
    match suite {
        Value::Object(fields) => {
            let own = fields.get("message").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.values().flat_map(reasons)).collect()
        }
        Value::Array(items) => items.iter().flat_map(reasons).collect(),
        _ => Vec::new(),
    }
}

/// Their files, as seen from web/, and an expression for their titles.
fn parts<'a>(tests: &[&'a str]) -> (BTreeSet<&'a str>, String) {
    let parts = tests.iter().filter_map(|test| test.strip_prefix("web/")?.split_once(": "));
    let (files, titles): (BTreeSet<&str>, Vec<String>) = parts.map(|(file, title)| (file, literal(title))).unzip();
    (files, titles.join("|"))
}

/// A title as an expression that means itself.
fn literal(title: &str) -> String {
    title.chars().fold(String::new(), |mut text, c| {
        if r"\^$.|?*+()[]{}/".contains(c) {
            text.push('\\');
        }
        text.push(c);
        text
    })
}

fn npx(root: &Path, arguments: &[&str], files: &BTreeSet<&str>) -> anyhow::Result<Output> {
    Command::new("npx")
        .args(arguments)
        .args(files)
        .current_dir(root.join("web"))
        .output()
        .context("npx could not be started; ./test attack prepares everything")
}

/// Suites hold suites, and specs with their titles and files.
pub(super) fn read_playwright(suite: &Value, outcomes: &mut Outcomes) {
    let list = |name: &str| suite[name].as_array().into_iter().flatten();
    for spec in list("specs") {
        if let (Some(file), Some(title)) = (spec["file"].as_str(), spec["title"].as_str()) {
            let ran =
                spec["tests"].as_array().is_some_and(|tests| tests.iter().all(|test| test["status"] != "skipped"));
            let passed = spec["ok"] == true && ran;
            outcomes.insert(format!("{BROWSER}{file}: {title}"), passed);
        }
    }
    for inner in list("suites") {
        read_playwright(inner, outcomes);
    }
}

/// Files hold assertions with their titles; what was not asked for is "skipped".
pub(super) fn read_vitest(report: &Value, root: &Path, outcomes: &mut Outcomes) {
    for file in report["testResults"].as_array().into_iter().flatten() {
        let path = Path::new(file["name"].as_str().unwrap_or_default());
        let path = path.strip_prefix(root).unwrap_or(path).display();
        for test in file["assertionResults"].as_array().into_iter().flatten() {
            if let (Some(title), Some(status)) = (test["title"].as_str(), test["status"].as_str())
                && matches!(status, "passed" | "failed")
            {
                outcomes.insert(format!("{path}: {title}"), status == "passed");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn reports_are_read() {
        let ran = json!([{ "status": "expected" }]);
        let report = json!({ "suites": [{ "specs": [{ "title": "A42 a link", "file": "a.spec.ts", "ok": true, "tests": ran }], "suites": [
            { "specs": [{ "title": "A44 an origin", "file": "b/c.spec.ts", "ok": false, "tests": ran },
                        { "title": "A45 a frame", "file": "b/c.spec.ts", "ok": true, "tests": [{ "status": "skipped" }] }] },
        ] }] });
        let mut outcomes = Outcomes::new();
        read_playwright(&report, &mut outcomes);
        let report = json!({ "testResults": [{ "name": "/x/web/src/d.test.tsx", "assertionResults": [
            { "title": "M1 deep", "status": "passed" }, { "title": "wide", "status": "failed" }, { "title": "other", "status": "skipped" },
        ] }] });
        read_vitest(&report, Path::new("/x"), &mut outcomes);
        let found: Vec<String> = outcomes.iter().map(|(test, passed)| format!("{test} {passed}")).collect();
        assert_eq!(
            found,
            [
                "web/e2e/a.spec.ts: A42 a link true",
                "web/e2e/b/c.spec.ts: A44 an origin false",
                "web/e2e/b/c.spec.ts: A45 a frame false",
                "web/src/d.test.tsx: M1 deep true",
                "web/src/d.test.tsx: wide false",
            ]
        );
    }

    #[test]
    fn titles_are_found_and_asked_for_as_they_are() {
        let source = "test(\"A42 a link\", async () => {});\n  test(\n    'B01 a field', x);\ntest(name, y);\n\
                      test(`${a} b`, z);\n  it(\"is (so)\", () => {});\nit.each([1])(\"of %j\", f);";
        assert_eq!(titles(source).collect::<Vec<_>>(), ["A42 a link", "B01 a field", "is (so)", "of %j"]);
        let (files, titles) = parts(&["web/e2e/a.spec.ts: A42 a link", "web/e2e/a.spec.ts: is (so)"]);
        assert_eq!((files, titles.as_str()), (BTreeSet::from(["e2e/a.spec.ts"]), r"A42 a link|is \(so\)"));
    }
}
