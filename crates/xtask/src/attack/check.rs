//! What can be wrong with the list itself: tests that it names and that are not there, tests that it should name.

use super::list::{Attack, Number};
use std::collections::{BTreeMap, BTreeSet};

/// Everything wrong, in sentences. `there` are the tests that exist.
pub(super) fn problems(attacks: &[&Attack], there: &BTreeSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    let standing = attacks.iter().filter(|attack| attack.shared.is_none());
    let (mut lines, mut standing_lines) = (BTreeMap::new(), BTreeMap::new());
    count(&mut lines, attacks.iter().copied());
    count(&mut standing_lines, standing.copied());
    for attack in attacks {
        let Attack { number, tests, .. } = attack;
        if tests.is_empty() && attack.not_applicable.is_none() {
            problems.push(format!("{number} has neither tests nor a reason"));
        }
        for missing in tests.iter().filter(|test| !there.contains(*test)) {
            problems.push(format!("{number} names a test that does not exist: {missing}"));
        }
        let is_alone = |lines: &BTreeMap<&str, usize>| tests.iter().any(|test| lines.get(test.as_str()) == Some(&1));
        if attack.shared.is_some() && is_alone(&lines) {
            problems.push(format!("{number} has a test of its own: `shared` says nothing"));
        }
        if attack.shared.is_none() && !tests.is_empty() && !is_alone(&standing_lines) {
            problems.push(format!(
                "{number} has no test of its own: `shared` has to say why the tests of other lines are enough"
            ));
        }
    }
    for test in there.iter().filter(|test| !stands_for_many(test)) {
        for number in Number::at_start_of(last_name(test)) {
            match attacks.iter().find(|attack| attack.number == number) {
                None => problems.push(format!("{test} is named after {number}, which is not in the list")),
                Some(attack) if !attack.tests.contains(test) => {
                    problems.push(format!("{test} is named after {number}, whose line does not name it"));
                }
                Some(_) => {}
            }
        }
    }
    problems
}

/// Whether a title has places for values: the runner knows each of its tests by another name.
fn stands_for_many(test: &str) -> bool {
    test.contains(": ") && test.contains(['%', '$'])
}

/// In how many of these lines each test stands.
fn count<'a>(lines: &mut BTreeMap<&'a str, usize>, attacks: impl Iterator<Item = &'a Attack>) {
    for test in attacks.flat_map(|attack| &attack.tests) {
        *lines.entry(test).or_default() += 1;
    }
}

/// The function's own name of a test in Rust, the title of one in TypeScript.
fn last_name(test: &str) -> &str {
    match test.split_once(": ") {
        Some((_, title)) => title,
        None => test.rsplit(['.', ':', ' ']).next().unwrap_or(test),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: &str, tests: &[&str], reason: Option<&str>) -> Attack {
        Attack {
            number: number.parse().unwrap(),
            words: "Something".to_owned(),
            tests: tests.iter().map(|test| (*test).to_owned()).collect(),
            shared: reason.filter(|_| !tests.is_empty()).map(str::to_owned),
            partly: None,
            not_applicable: reason.filter(|_| tests.is_empty()).map(str::to_owned),
        }
    }

    fn said(lines: &[Attack], there: &[&str]) -> String {
        let there = there.iter().map(|test| (*test).to_owned()).collect();
        problems(&lines.iter().collect::<Vec<_>>(), &there).join("\n")
    }

    #[test]
    fn a_line_names_tests_that_are_there_or_says_why_not() {
        let (one, two) = ("x::it a::a01_one", "web/e2e/x.spec.ts: A01 two");
        assert_eq!(said(&[line("A01", &[one, two], None)], &[one, two, "x::it a::other"]), "");
        assert_eq!(said(&[line("A01", &[], Some("why"))], &[]), "");
        assert_eq!(said(&[line("A01", &[], None)], &[]), "A01 has neither tests nor a reason");
        assert_eq!(
            said(&[line("A01", &["x::it a::gone"], None)], &[]),
            "A01 names a test that does not exist: x::it a::gone"
        );
    }

    #[test]
    fn a_test_named_after_a_line_is_in_it() {
        let (one, two) = ("x::it a::a01_one", "web/e2e/x.spec.ts: A02 two");
        assert_eq!(
            said(&[line("A01", &["x::it other"], None)], &["x::it other", "web/src/x.test.ts: A02 of %s"]),
            ""
        );
        let said = said(&[line("A01", &["x::it other"], None)], &["x::it other", one, two, "x a02_a01_three"]);
        assert_eq!(
            said,
            "web/e2e/x.spec.ts: A02 two is named after A02, which is not in the list\n\
             x a02_a01_three is named after A02, which is not in the list\n\
             x a02_a01_three is named after A01, whose line does not name it\n\
             x::it a::a01_one is named after A01, whose line does not name it"
        );
    }

    #[test]
    fn lines_that_share_their_only_test_say_so() {
        let (one, two) = ("x one", "x two");
        let shared = said(&[line("A01", &[one], None), line("A02", &[one, two], None)], &[one, two]);
        assert!(shared.starts_with("A01 has no test of its own") && !shared.contains("A02"), "{shared}");
        assert_eq!(said(&[line("A01", &[one], Some("why")), line("A02", &[one, two], None)], &[one, two]), "");
        assert_eq!(said(&[line("A01", &[one], Some("why")), line("A02", &[one], None)], &[one]), "", "one has it");
        let both = said(&[line("A01", &[one], None), line("A02", &[one], None)], &[one]);
        assert_eq!(both.lines().count(), 2, "{both}");
        let idle = said(&[line("A01", &[one], Some("why"))], &[one]);
        assert_eq!(idle, "A01 has a test of its own: `shared` says nothing");
    }
}
