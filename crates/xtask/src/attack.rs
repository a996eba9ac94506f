//! `just attack`: runs every test that is named after an attack, and says of each attack whether it is held.

mod browser;
mod list;
mod rust;

use anyhow::bail;
use list::{Attack, Number};
use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

/// What became of one test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Outcome {
    /// Its name or title.
    test: String,
    passed: bool,
}

/// The outcomes of each attack's tests.
type Outcomes = BTreeMap<Number, Vec<Outcome>>;

/// Runs the tests, prints the table and writes it to docs/attacks.md. With `names_only` nothing is run: what is there by
/// name counts as passed, and nothing is written.
pub fn run(names_only: bool) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let attacks = list::read()?;
    let mut outcomes = if names_only { rust::named(&root)? } else { rust::run(&root)? };
    let titles = browser::named(&root)?;
    let in_browser = if names_only || titles.is_empty() { titles } else { browser::run(&root)? };
    for (number, more) in in_browser {
        outcomes.entry(number).or_default().extend(more);
    }
    let table = table(&attacks, &outcomes)?;
    print!("{table}");
    if !names_only {
        fs::write(root.join("docs/attacks.md"), page(&table))?;
    }
    let open = attacks.iter().filter(|attack| verdict(attack, &outcomes).is_open()).count();
    let unknown: Vec<String> = outcomes
        .keys()
        .filter(|number| attacks.iter().all(|known| known.number != **number))
        .map(Number::to_string)
        .collect();
    if !unknown.is_empty() {
        bail!("tests are named after attacks that attacks.toml does not know: {}", unknown.join(", "));
    }
    if open > 0 {
        bail!("{open} of {} attacks are open", attacks.len());
    }
    Ok(())
}

/// How it stands with one attack.
#[derive(Debug, PartialEq, Eq)]
enum Verdict<'a> {
    Held(usize),
    Fails(Vec<&'a str>),
    Untested,
    NotApplicable(&'a str),
}

impl Verdict<'_> {
    fn is_open(&self) -> bool {
        matches!(self, Self::Fails(_) | Self::Untested)
    }
}

fn verdict<'a>(attack: &'a Attack, outcomes: &'a Outcomes) -> Verdict<'a> {
    let tests = outcomes.get(&attack.number).map(Vec::as_slice).unwrap_or_default();
    let failed: Vec<&str> = tests.iter().filter(|test| !test.passed).map(|test| test.test.as_str()).collect();
    match (tests.len(), failed.is_empty(), &attack.not_applicable) {
        (0, _, Some(reason)) => Verdict::NotApplicable(reason),
        (0, _, None) => Verdict::Untested,
        (_, false, _) => Verdict::Fails(failed),
        (count, true, _) => Verdict::Held(count),
    }
}

fn table(attacks: &[Attack], outcomes: &Outcomes) -> Result<String, std::fmt::Error> {
    let mut out = String::from("| attack | what is tried | verdict | tests |\n| --- | --- | --- | --- |\n");
    for attack in attacks {
        let verdict = match verdict(attack, outcomes) {
            Verdict::Held(_) => "held".to_owned(),
            Verdict::Fails(tests) => format!("**open**: fails: {}", tests.join(", ")),
            Verdict::Untested => "**open**: no test".to_owned(),
            Verdict::NotApplicable(reason) => format!("does not apply: {reason}"),
        };
        let mut tests: Vec<&Outcome> = outcomes.get(&attack.number).into_iter().flatten().collect();
        tests.sort_unstable();
        tests.dedup();
        let names: Vec<String> = tests.iter().map(|test| format!("`{}`", test.test)).collect();
        writeln!(out, "| {} | {} | {verdict} | {} |", attack.number, attack.words, names.join("<br>"))?;
    }
    Ok(out)
}

fn page(table: &str) -> String {
    format!(
        "# What is tried against us\n\nEach line is an attack on signing in (A), on the data API (B) or, by a program, on its judge \
         (E), and the tests that try it. `just attack` runs them and writes this page; the list is `crates/xtask/attacks.toml`.\n\n{table}\n---\nMade by \
         `just attack`; do not edit.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attack(number: &str, reason: Option<&str>) -> Attack {
        Attack {
            number: number.parse().unwrap(),
            words: "Something".to_owned(),
            not_applicable: reason.map(str::to_owned),
        }
    }

    #[test]
    fn held_means_tested_and_passed() {
        let outcome = |test: &str, passed| Outcome { test: test.to_owned(), passed };
        let outcomes = Outcomes::from([
            ("A01".parse().unwrap(), vec![outcome("a01_x", true), outcome("a01_y", true)]),
            ("A02".parse().unwrap(), vec![outcome("a02_x", true), outcome("a02_y", false)]),
        ]);
        let verdict = |number, reason| match verdict(&attack(number, reason), &outcomes) {
            Verdict::Held(count) => format!("held {count}"),
            Verdict::Fails(tests) => tests.join(" "),
            Verdict::Untested => "untested".to_owned(),
            Verdict::NotApplicable(reason) => reason.to_owned(),
        };
        assert_eq!(verdict("A01", None), "held 2");
        assert_eq!(verdict("A02", Some("why")), "a02_y");
        assert_eq!(verdict("A03", None), "untested");
        assert_eq!(verdict("A03", Some("why")), "why");
        let table = table(&[attack("A02", None)], &outcomes).unwrap();
        assert!(table.ends_with("| A02 | Something | **open**: fails: a02_y | `a02_x`<br>`a02_y` |\n"), "{table}");
    }
}
