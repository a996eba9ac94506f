//! The calibration set: answers of which it is known how good they are, in their order.

use devproof_scorer::calibration::{self, Row};
use devproof_scorer::{Problem, Rubric, checks, score};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn interview() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/interview")
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calibration")
}

fn rubric() -> Rubric {
    calibration::rubric(&interview()).expect("the rubric is valid")
}

#[test]
fn every_problem_is_valid_and_its_examples_are_judged_as_they_are_meant() {
    let mut faults = Vec::new();
    for slug in calibration::slugs(&interview()).expect("problems") {
        let problem: Problem = calibration::problem(&interview(), &slug).expect("a valid problem");
        faults.extend(problem.proof_faults().into_iter().map(|fault| format!("{slug}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What every set holds.
const CASES: [&str; 12] = [
    "strong",
    "good",
    "middling",
    "weak",
    "stuffed",
    "copied",
    "addressing",
    "off_topic",
    "very_long",
    "empty",
    "non_native",
    "pair",
];
#[test]
fn answers_come_out_in_their_order() {
    let rubric = rubric();
    let mut faults = Vec::new();
    for slug in calibration::slugs(&interview()).expect("problems") {
        let set = calibration::set(&interview(), &cases(), &slug).expect("a set");
        let rows = set.rows(&rubric);
        println!("{}", line(&slug, &rows));
        let missing = CASES.iter().filter(|case| rows.iter().all(|row| row.case != **case));
        faults.extend(missing.map(|case| format!("{slug}: no {case}")));
        faults.extend(calibration::faults(&rows).into_iter().map(|fault| format!("{slug}: {fault}")));
    }
    // What the rules get wrong of answers that they were not tuned on. A new fault fails, and so does a line that no
    // longer holds: mend the rule, or the line.
    let open = include_str!("calibration/open.txt");
    assert_eq!(faults.join("\n"), open.trim_end());
}

fn line(slug: &str, rows: &[Row]) -> String {
    let totals: BTreeMap<&str, u8> = rows.iter().map(|row| (row.name.as_str(), row.score.total)).collect();
    let totals: Vec<String> = totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
    format!("{slug:<22} {}", totals.join(", "))
}

#[test]
fn the_same_answer_has_the_same_score_bit_for_bit() {
    let rubric = rubric();
    for slug in calibration::slugs(&interview()).expect("problems") {
        let set = calibration::set(&interview(), &cases(), &slug).expect("a set");
        // Read again, so that nothing is shared between the two.
        let again = calibration::set(&interview(), &cases(), &slug).expect("a set");
        for ((name, case), (_, other)) in set.cases.iter().zip(&again.cases) {
            let one = checks::find(&set.problem, &case.answer);
            let two = checks::find(&again.problem, &other.answer);
            assert_eq!(serde_json::to_vec(&one).ok(), serde_json::to_vec(&two).ok(), "{slug} {name}");
            assert_eq!(
                score::score(&set.problem, &rubric, case.seniority, &case.answer, &one),
                score::score(&again.problem, &rubric, other.seniority, &other.answer, &two),
                "{slug} {name}"
            );
        }
    }
}
