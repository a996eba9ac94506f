//! `just calibrate`: whether the interview problems are as they must be, and what the calibration set scores.

use anyhow::{Context, bail, ensure};
use devproof_scorer::calibration::{self, Row, Set};
use devproof_scorer::{Evidence, Rubric, checks};
use std::path::{Path, PathBuf};

/// The order of the columns; others follow by name.
const CASES: [&str; 11] = [
    "strong",
    "good",
    "middling",
    "weak",
    "non_native",
    "very_long",
    "off_topic",
    "stuffed",
    "copied",
    "addressing",
    "empty",
];

/// Checks and scores the problems with these slugs, or all.
pub fn run(slugs: &[String]) -> anyhow::Result<()> {
    let interview = interview();
    let rubric = calibration::rubric(&interview)?;
    let all = calibration::slugs(&interview)?;
    for slug in slugs {
        ensure!(all.contains(slug), "there is no problem {slug} with a problem.json");
    }
    let mut problems = Vec::new();
    let mut pairs = Vec::new();
    let mut unseen = [(0, 0); 2];
    print!("{:<22}", "problem");
    for case in CASES {
        print!("{:>11}", case);
    }
    println!("  checks, examples right unseen");
    for slug in all.iter().filter(|slug| slugs.is_empty() || slugs.contains(slug)) {
        let set = match calibration::set(&interview, &cases(), slug) {
            Ok(set) => set,
            Err(error) => {
                problems.push(format!("{slug}: {error}"));
                continue;
            }
        };
        let rows = set.rows(&rubric);
        problems.extend(set.problem.proof_faults().into_iter().map(|fault| format!("{slug}: {fault}")));
        problems.extend(calibration::faults(&rows).into_iter().map(|fault| format!("{slug}: {fault}")));
        let examples: Vec<_> = set.problem.proofs().into_iter().flat_map(|proof| proof.examples).collect();
        let of_side = |is_reference: bool| {
            let side = examples.iter().filter(|example| example.is_reference == is_reference);
            (side.clone().filter(|example| example.is_right_unseen()).count(), side.count())
        };
        let sides = [of_side(true), of_side(false)];
        for (all, here) in unseen.iter_mut().zip(sides) {
            *all = (all.0 + here.0, all.1 + here.1);
        }
        print_row(&set, &rows, sides[0].0 + sides[1].0, examples.len());
        pairs.extend(rows.into_iter().filter(|row| row.pair.is_some()));
    }
    print_pairs(&pairs);
    let [references, counterexamples] = unseen;
    println!(
        "\nRight when left out of the examples: {} of {} references, {} of {} counterexamples.",
        references.0, references.1, counterexamples.0, counterexamples.1
    );
    let known = std::fs::read_to_string(cases().join("open.txt"))?;
    let (open, problems): (Vec<String>, Vec<String>) =
        problems.into_iter().partition(|problem| known.lines().any(|line| line == problem));
    if !open.is_empty() {
        println!("\nKnown not to hold:\n{}", open.join("\n"));
    }
    if problems.is_empty() {
        println!("All else is as it must be.");
        return Ok(());
    }
    println!();
    for problem in &problems {
        println!("{problem}");
    }
    bail!("{} things are not as they must be", problems.len())
}

fn print_row(set: &Set, rows: &[Row], right: usize, examples: usize) {
    print!("{:<22}", set.slug);
    for case in CASES {
        let total =
            rows.iter().find(|row| row.case == case && row.pair.is_none()).map(|row| row.score.total.to_string());
        print!("{:>11}", total.as_deref().unwrap_or("·"));
    }
    println!("  {}, {right}/{examples}", set.problem.checks.len());
}

fn print_pairs(rows: &[Row]) {
    let mut numbers: Vec<(&str, Option<u32>)> = rows.iter().map(|row| (row.slug.as_str(), row.pair)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    if !numbers.is_empty() {
        println!("\npairs (native, plain)");
    }
    for (slug, pair) in numbers {
        let totals: Vec<String> = rows
            .iter()
            .filter(|row| row.slug == slug && row.pair == pair)
            .map(|row| row.score.total.to_string())
            .collect();
        println!("{slug:<22} {:>3}: {}", pair.unwrap_or(0), totals.join(", "));
    }
}

/// Shows what became of every check of one case, or every sentence that touches one check.
pub fn explain(slug: &str, case: &str, check: Option<&str>) -> anyhow::Result<()> {
    let interview = interview();
    let rubric = calibration::rubric(&interview)?;
    let set = calibration::set(&interview, &cases(), slug)?;
    let (_, case) =
        set.cases.iter().find(|(name, _)| name == case).with_context(|| format!("there is no case {case}"))?;
    match check {
        Some(check) => print!("{}", calibration::explain(&set.problem, &case.answer, check)),
        None => findings(&set, &rubric, case),
    }
    Ok(())
}

fn findings(set: &Set, rubric: &Rubric, case: &calibration::Case) {
    for finding in checks::find(&set.problem, &case.answer) {
        let mark = if finding.met { "met" } else { "–" };
        let why = finding.why.map(|why| why.to_string()).unwrap_or_default();
        let evidence = match finding.evidence {
            Some(Evidence::Quote { quote, .. }) => quote,
            Some(Evidence::Board { nodes, .. }) => format!("[{}]", nodes.join(" ")),
            Some(Evidence::Estimate { estimate, value }) => format!("{estimate} = {value}"),
            None => String::new(),
        };
        println!("{mark:<4} {:<24} {why:<24} {evidence}", finding.check);
    }
    let score = calibration::whole(&set.problem, rubric, case.seniority, &case.answer);
    for row in &score.dimensions {
        println!(
            "{:<14} weight {:>2}  {:>2} of {:>2}  level {:>2}  {}",
            row.id.to_string(),
            row.weight,
            row.met,
            row.of,
            row.level,
            row.cap.as_deref().unwrap_or("")
        );
    }
    println!("total {}  {}", score.total, score.caps.join(" "));
}

/// The tree one is in, when it has problems; else the one this was built from.
fn root() -> PathBuf {
    let here = PathBuf::from(".");
    if here.join("content/interview/problems").is_dir() {
        here
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }
}

fn interview() -> PathBuf {
    root().join("content/interview")
}

fn cases() -> PathBuf {
    root().join("crates/scorer/tests/calibration")
}
