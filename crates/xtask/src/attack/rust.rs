//! The attacks that tests in Rust try: nextest runs them.

use super::{Outcome, Outcomes, list::Number};
use anyhow::{Context, bail};
use std::{fs, path::Path, process::Command};

/// Tests whose last name begins with a number of groups A, B and E.
const FILTER: &str = "test(/(^|::)[abef][0-9][0-9]_/)";

/// Runs them, and reads from nextest's lines what became of each.
pub(super) fn run(root: &Path) -> anyhow::Result<Outcomes> {
    let output = Command::new("cargo")
        .args(["nextest", "run", "--locked", "--workspace", "--no-fail-fast", "--color", "never"])
        .args(["--status-level", "all", "--final-status-level", "none", "--retries", "0", "-E", FILTER])
        .current_dir(root)
        .output()
        .context("cargo nextest could not be started; ./test attack installs it")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let outcomes = read(&said);
    if outcomes.is_empty() {
        bail!("the tests in Rust did not run:\n{said}");
    }
    if !output.status.success() {
        // The reasons, for whoever has to mend it.
        eprintln!("{said}");
    }
    Ok(outcomes)
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
        let name = words.next_back().and_then(|path| path.rsplit("::").next()).unwrap_or_default();
        if let Some(number) = Number::at_start_of(name) {
            outcomes.entry(number).or_default().push(Outcome { test: name.to_owned(), passed });
        }
    }
    outcomes
}

/// The tests that there are, by name alone.
pub(super) fn named(root: &Path) -> anyhow::Result<Outcomes> {
    let mut outcomes = Outcomes::new();
    look(&root.join("crates"), &mut outcomes)?;
    Ok(outcomes)
}

fn look(folder: &Path, outcomes: &mut Outcomes) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            look(&path, outcomes)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path)?;
            let names = text.lines().filter_map(|line| {
                let line = line.trim_start();
                line.strip_prefix("async fn ").or_else(|| line.strip_prefix("fn "))?.split('(').next()
            });
            for name in names {
                if let Some(number) = Number::at_start_of(name).filter(|_| name.as_bytes().get(3) == Some(&b'_')) {
                    outcomes.entry(number).or_default().push(Outcome { test: name.to_owned(), passed: true });
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runners_lines_are_read() {
        let outcomes = read(
            "   Compiling x v0.1.0\n        PASS [   0.190s] (1/4) devproof-auth password::a08_x\n        \
             FAIL [   1.002s] (2/4) devproof-server::it auth::limits::a07_y\n        \
             PASS [   0.190s] (3/4) devproof-auth captcha::nothing\n  TIMEOUT [ 60.000s] (4/4) x::it b01_z\n",
        );
        let found: Vec<String> = outcomes
            .iter()
            .flat_map(|(number, tests)| {
                tests.iter().map(move |test| format!("{number} {} {}", test.test, test.passed))
            })
            .collect();
        assert_eq!(found, ["A07 a07_y false", "A08 a08_x true", "B01 b01_z false"]);
    }
}
