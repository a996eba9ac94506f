//! Tests in Rust, by nextest, which names them by binary and path: `devproof-server::it auth::limits::a07_x`.

use super::Outcomes;
use anyhow::{Context, bail};
use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

const MISSING: &str = "cargo nextest could not be started; ./test attack installs it";

/// All that there are.
pub(super) fn names(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let output = Command::new("cargo")
        .args(["nextest", "list", "--locked", "--workspace", "--message-format", "json"])
        .current_dir(root)
        .output()
        .context(MISSING)?;
    if !output.status.success() {
        bail!("the tests in Rust could not be listed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    listed(&serde_json::from_slice(&output.stdout)?)
}

fn listed(list: &Value) -> anyhow::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for (binary, suite) in list["rust-suites"].as_object().context("nextest lists suites")? {
        for (path, test) in suite["testcases"].as_object().context("nextest lists test cases")? {
            if test["ignored"] == false {
                names.insert(format!("{binary} {path}"));
            }
        }
    }
    Ok(names)
}

/// Runs these, and reads from nextest's lines what became of each.
pub(super) fn run(root: &Path, tests: &BTreeSet<&str>) -> anyhow::Result<Outcomes> {
    let output = Command::new("cargo")
        .args(["nextest", "run", "--locked", "--workspace", "--no-fail-fast", "--color", "never"])
        .args(["--status-level", "all", "--final-status-level", "none", "--retries", "0", "-E", &filter(tests)])
        .current_dir(root)
        .output()
        .context(MISSING)?;
    let said = String::from_utf8_lossy(&output.stderr);
    let outcomes = read(&said);
    if outcomes.is_empty() {
        bail!("the tests in Rust did not run:\n{said}");
    }
    if !output.status.success() {
        // The reasons, for the developer who fixes it.
        eprintln!("{said}");
    }
    Ok(outcomes)
}

/// Nextest's words for exactly these.
fn filter(tests: &BTreeSet<&str>) -> String {
    let mut binaries: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (binary, path) in tests.iter().filter_map(|test| test.split_once(' ')) {
        binaries.entry(binary).or_default().push(format!("test(={path})"));
    }
    let parts: Vec<String> =
        binaries.iter().map(|(binary, paths)| format!("(binary_id(={binary}) & ({}))", paths.join(" | "))).collect();
    parts.join(" | ")
}

/// `PASS [   0.190s] (1/2) package::binary module::name`
fn read(said: &str) -> Outcomes {
    let mut outcomes = Outcomes::new();
    for line in said.lines() {
        let mut words = line.split_whitespace();
        let passed = match words.next() {
            Some("PASS" | "LEAK") => true,
            Some("FAIL" | "TIMEOUT" | "ABORT" | "SIGABRT" | "SIGSEGV" | "SIGKILL" | "SIGTERM") => false,
            _ => continue,
        };
        if let (Some(path), Some(binary)) = (words.next_back(), words.next_back()) {
            outcomes.insert(format!("{binary} {path}"), passed);
        }
    }
    outcomes
}

/// What became of each test, by nextest's report in JUnit's shape. One that passed only when it was run again passed.
pub(super) fn read_junit(report: &str) -> anyhow::Result<Outcomes> {
    let mut outcomes = Outcomes::new();
    let (mut reader, mut open) = (Reader::from_str(report), None);
    loop {
        match reader.read_event()? {
            Event::Empty(element) if element.name().as_ref() == b"testcase" => {
                outcomes.insert(name_of(&element)?, true);
            }
            Event::Start(element) if element.name().as_ref() == b"testcase" => {
                let name = name_of(&element)?;
                outcomes.insert(name.clone(), true);
                open = Some(name);
            }
            Event::Start(element) | Event::Empty(element) if is_no_pass(element.name().as_ref()) => {
                if let Some(name) = &open {
                    outcomes.insert(name.clone(), false);
                }
            }
            Event::End(element) if element.name().as_ref() == b"testcase" => open = None,
            Event::Eof => return Ok(outcomes),
            _ => {}
        }
    }
}

fn is_no_pass(element: &[u8]) -> bool {
    matches!(element, b"failure" | b"error" | b"skipped")
}

/// The binary and the path of a test case.
fn name_of(element: &BytesStart<'_>) -> anyhow::Result<String> {
    let attribute = |name: &str| -> anyhow::Result<String> {
        let attribute =
            element.try_get_attribute(name)?.with_context(|| format!("a test case without its {name}"))?;
        Ok(attribute.normalized_value(XmlVersion::Implicit1_0)?.into_owned())
    };
    Ok(format!("{} {}", attribute("classname")?, attribute("name")?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_runners_lines_are_read() {
        let outcomes = read(
            "   Compiling x v0.1.0\n        PASS [   0.190s] (1/3) devproof-auth password::a08_x\n        \
             FAIL [   1.002s] (2/3) devproof-server::it auth::limits::a07_y\n  TIMEOUT [ 60.000s] (3/3) x::it b01_z\n",
        );
        let found: Vec<String> = outcomes.iter().map(|(test, passed)| format!("{test} {passed}")).collect();
        assert_eq!(
            found,
            [
                "devproof-auth password::a08_x true",
                "devproof-server::it auth::limits::a07_y false",
                "x::it b01_z false"
            ]
        );
    }

    #[test]
    fn a_report_says_what_passed() {
        let report = r#"<?xml version="1.0"?><testsuites><testsuite name="x::it">
            <testcase name="a::b" classname="x::it" time="0.1"/>
            <testcase name="a::c" classname="x::it"><failure type="f">no &lt;b&gt;</failure></testcase>
            <testcase name="a::d" classname="x::it"><flakyFailure type="f"/><system-out>ok</system-out></testcase>
        </testsuite></testsuites>"#;
        let outcomes = read_junit(report).unwrap();
        let found: Vec<_> = outcomes.iter().map(|(test, passed)| format!("{test} {passed}")).collect();
        assert_eq!(found, ["x::it a::b true", "x::it a::c false", "x::it a::d true"]);
        assert!(read_junit("<testsuites><testcase/></testsuites>").is_err());
    }

    #[test]
    fn tests_are_listed_and_asked_for_by_binary_and_path() {
        let list = json!({ "rust-suites": { "x::it": { "testcases": {
            "a::b": { "ignored": false }, "a::c": { "ignored": true },
        } } } });
        assert_eq!(listed(&list).unwrap(), BTreeSet::from(["x::it a::b".to_owned()]));
        let tests = BTreeSet::from(["x::it a::b", "x::it a::c", "y d"]);
        assert_eq!(
            filter(&tests),
            "(binary_id(=x::it) & (test(=a::b) | test(=a::c))) | (binary_id(=y) & (test(=d)))"
        );
    }
}
