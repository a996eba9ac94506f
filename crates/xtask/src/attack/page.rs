//! What is said of each attack, and the page that says it.

use super::{
    Outcomes,
    list::{Attack, Group},
};
use std::fmt::{self, Write};

/// How it stands with one attack.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict<'a> {
    Held,
    /// Held as far as it is tried; what is not.
    Partly(&'a str),
    NotApplicable(&'a str),
    /// These failed or did not run.
    Fails(Vec<&'a str>),
    Untested,
}

impl<'a> Verdict<'a> {
    pub(super) fn of(attack: &'a Attack, outcomes: &Outcomes) -> Self {
        let failed: Vec<&str> =
            attack.tests.iter().filter(|test| outcomes.get(*test) != Some(&true)).map(String::as_str).collect();
        match (attack.tests.is_empty(), failed.is_empty(), &attack.not_applicable, &attack.partly) {
            (true, _, Some(reason), _) => Self::NotApplicable(reason),
            (true, _, None, _) => Self::Untested,
            (false, false, _, _) => Self::Fails(failed),
            (false, true, _, Some(missing)) => Self::Partly(missing),
            (false, true, _, None) => Self::Held,
        }
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self, Self::Fails(_) | Self::Untested)
    }
}

impl fmt::Display for Verdict<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Held => f.write_str("held"),
            Self::Partly(missing) => write!(f, "held in part. Not tried: {missing}"),
            Self::NotApplicable(reason) => write!(f, "does not apply: {reason}"),
            Self::Fails(tests) => write!(f, "**open**: {} of its tests failed or did not run", tests.len()),
            Self::Untested => f.write_str("**open**: no test"),
        }
    }
}

/// The page, as Markdown.
pub(super) fn page(groups: &[Group], outcomes: &Outcomes) -> Result<String, fmt::Error> {
    let mut page = String::from(
        "# What is tried against us\n\nEvery line is an attack, and the tests that try it. `just attack` runs exactly \
         these tests and writes this page; the list is `crates/xtask/attacks.toml`. A test in Rust is named as \
         `cargo nextest` prints it, one in TypeScript by its file and title.\n\n",
    );
    let count = |is: fn(&Verdict<'_>) -> bool| {
        groups.iter().flat_map(|group| &group.attacks).filter(|attack| is(&Verdict::of(attack, outcomes))).count()
    };
    writeln!(
        page,
        "| attacks | held | held in part | do not apply | open |\n| --- | --- | --- | --- | --- |\n\
         | {} | {} | {} | {} | {} |",
        count(|_| true),
        count(|verdict| *verdict == Verdict::Held),
        count(|verdict| matches!(verdict, Verdict::Partly(_))),
        count(|verdict| matches!(verdict, Verdict::NotApplicable(_))),
        count(|verdict| verdict.is_open()),
    )?;
    for group in groups {
        writeln!(page, "\n## {}\n\n{}\n", group.title, group.words)?;
        page.push_str("| attack | what is tried | verdict | tests |\n| --- | --- | --- | --- |\n");
        for attack in &group.attacks {
            writeln!(
                page,
                "| {} | {} | {} | {} |",
                attack.number,
                attack.words,
                Verdict::of(attack, outcomes),
                tests(attack, outcomes)
            )?;
        }
    }
    page.push_str("\n---\nMade by `just attack`; do not edit.\n");
    Ok(page)
}

fn tests(attack: &Attack, outcomes: &Outcomes) -> String {
    let mut cells: Vec<String> = attack
        .tests
        .iter()
        .map(|test| match outcomes.get(test) {
            Some(true) => format!("`{test}`"),
            Some(false) => format!("**fails**: `{test}`"),
            None => format!("**did not run**: `{test}`"),
        })
        .collect();
    cells.extend(attack.shared.clone());
    cells.join("<br>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attack(tests: &[&str], partly: Option<&str>, not_applicable: Option<&str>) -> Attack {
        Attack {
            number: "A02".parse().unwrap(),
            words: "Something".to_owned(),
            tests: tests.iter().map(|test| (*test).to_owned()).collect(),
            shared: None,
            partly: partly.map(str::to_owned),
            not_applicable: not_applicable.map(str::to_owned),
        }
    }

    #[test]
    fn held_means_that_every_named_test_ran_and_passed() {
        let outcomes = Outcomes::from([("x good".to_owned(), true), ("x bad".to_owned(), false)]);
        let verdict = |attack: Attack| Verdict::of(&attack, &outcomes).to_string();
        assert_eq!(verdict(attack(&["x good"], None, None)), "held");
        assert_eq!(verdict(attack(&["x good"], Some("night"), None)), "held in part. Not tried: night");
        assert_eq!(verdict(attack(&[], None, Some("why"))), "does not apply: why");
        assert_eq!(verdict(attack(&[], None, None)), "**open**: no test");
        let open = attack(&["x good", "x bad", "x gone"], Some("night"), None);
        assert!(Verdict::of(&open, &outcomes).is_open());
        assert_eq!(Verdict::of(&open, &outcomes), Verdict::Fails(vec!["x bad", "x gone"]));
        let group = Group { title: "T".to_owned(), words: "W.".to_owned(), attacks: vec![open] };
        let page = page(&[group], &outcomes).unwrap();
        let row = "| A02 | Something | **open**: 2 of its tests failed or did not run | **fails**: `x bad`<br>\
                   **did not run**: `x gone`<br>`x good` |";
        assert!(page.contains(row) && page.contains("| 1 | 0 | 0 | 0 | 1 |"), "{page}");
    }
}
