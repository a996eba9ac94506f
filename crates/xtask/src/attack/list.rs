//! The list of attacks: `attacks.toml`.

use anyhow::{Context, bail, ensure};
use serde::Deserialize;
use std::{collections::BTreeSet, fmt, str::FromStr};

const TEXT: &str = include_str!("../../attacks.toml");

/// Letters in the order of the list, and how many digits their numbers have. Two digits are an attack of the groups A
/// to J, one digit is a finding of a review: H01 and H1 are different lines.
const LETTERS: [(char, usize); 13] = [
    ('A', 2),
    ('B', 2),
    ('C', 2),
    ('D', 2),
    ('E', 2),
    ('F', 2),
    ('G', 2),
    ('H', 2),
    ('I', 2),
    ('J', 2),
    ('H', 1),
    ('M', 1),
    ('L', 1),
];

/// The number of a line, such as A01 or H0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    /// Place in [`LETTERS`].
    letter: usize,
    digits: u8,
}

impl FromStr for Number {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (number, rest) = Self::split(text).with_context(|| format!("{text:?} is no number such as A01 or H0"))?;
        ensure!(rest.is_empty() && text.starts_with(|c: char| c.is_ascii_uppercase()), "{text:?} is no number");
        Ok(number)
    }
}

impl Number {
    /// The numbers that the name (`a18_a19_…`) or title (`A42 …`) of a test begins with.
    pub(super) fn at_start_of(name: &str) -> Vec<Self> {
        let mut numbers = Vec::new();
        let mut rest = name;
        while let Some((number, after)) = Self::split(rest) {
            let Some(after) = after.strip_prefix(['_', ' ']) else { break };
            numbers.push(number);
            rest = after;
        }
        numbers
    }

    /// A number at the beginning, and what follows it, which is no further digit.
    fn split(text: &str) -> Option<(Self, &str)> {
        let letter = text.chars().next()?.to_ascii_uppercase();
        let after = text.get(1..)?;
        let count = after.bytes().take_while(u8::is_ascii_digit).count();
        let place = LETTERS.iter().position(|known| *known == (letter, count))?;
        let digits: u8 = after[..count].parse().ok()?;
        Some((Self { letter: place, digits }, &after[count..]))
    }

    /// Whether it is a finding of a review, and not an attack of a group.
    pub(super) fn is_finding(self) -> bool {
        LETTERS[self.letter].1 == 1
    }

    fn group(self) -> char {
        LETTERS[self.letter].0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, width) = LETTERS[self.letter];
        write!(f, "{letter}{:0width$}", self.digits)
    }
}

/// One attack, and what proves that it fails.
#[derive(Debug, PartialEq)]
pub(super) struct Attack {
    pub(super) number: Number,
    /// What is tried, in a few words.
    pub(super) words: String,
    /// The tests that try its cases, each spelled as [`super::rust`] and [`super::web`] do.
    pub(super) tests: BTreeSet<String>,
    /// Why tests that prove other lines are enough, where none of them is its own.
    pub(super) shared: Option<String>,
    /// Which case has no test, and why.
    pub(super) partly: Option<String>,
    /// Why there is nothing to test.
    pub(super) not_applicable: Option<String>,
}

/// Attacks on one part of the product.
#[derive(Debug)]
pub(super) struct Group {
    /// The heading.
    pub(super) title: String,
    /// What it is about, in a sentence.
    pub(super) words: String,
    pub(super) attacks: Vec<Attack>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    group: Vec<Heading>,
    attack: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    /// A letter, or "findings".
    of: String,
    title: String,
    words: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    number: String,
    words: String,
    #[serde(default)]
    tests: Vec<String>,
    shared: Option<String>,
    partly: Option<String>,
    not_applicable: Option<String>,
}

/// The list, in order.
pub(super) fn read() -> anyhow::Result<Vec<Group>> {
    parse(TEXT)
}

fn parse(text: &str) -> anyhow::Result<Vec<Group>> {
    let file: File = toml::from_str(text).context("attacks.toml")?;
    let mut attacks: Vec<Attack> = Vec::new();
    for line in file.attack {
        let attack = attack(line)?;
        if attacks.last().is_some_and(|last| last.number >= attack.number) {
            bail!("attacks.toml: {} is out of order, or there twice", attack.number);
        }
        attacks.push(attack);
    }
    let mut groups = Vec::new();
    for Heading { of, title, words } in file.group {
        let belongs = |attack: &mut Attack| match of.as_str() {
            "findings" => attack.number.is_finding(),
            letter => !attack.number.is_finding() && letter == attack.number.group().to_string(),
        };
        groups.push(Group { title, words, attacks: attacks.extract_if(.., belongs).collect() });
    }
    if let Some(attack) = attacks.first() {
        bail!("attacks.toml: {} belongs to no [[group]]", attack.number);
    }
    Ok(groups)
}

fn attack(line: Line) -> anyhow::Result<Attack> {
    let number: Number = line.number.parse()?;
    let is_cell = |text: &str| !text.trim().is_empty() && !text.contains(['|', '\n']);
    ensure!(is_cell(&line.words), "attacks.toml: {number} needs words for its row");
    for reason in [&line.shared, &line.partly, &line.not_applicable].into_iter().flatten() {
        ensure!(is_cell(reason) && reason.len() >= 20, "attacks.toml: {number} gives a reason that is no sentence");
    }
    let has_tests = !line.tests.is_empty();
    if line.not_applicable.is_some() && (has_tests || line.partly.is_some()) {
        bail!("attacks.toml: {number} does not apply, and yet says what is tested");
    }
    if (line.partly.is_some() || line.shared.is_some()) && !has_tests {
        bail!("attacks.toml: {number} gives a reason about tests, and names none");
    }
    let mut tests = BTreeSet::new();
    for test in line.tests {
        ensure!(is_cell(&test), "attacks.toml: {number} names a test that does not fit into a table row: {test:?}");
        if let Some(test) = tests.replace(test) {
            bail!("attacks.toml: {number} names {test} twice");
        }
    }
    Ok(Attack {
        number,
        words: line.words,
        tests,
        shared: line.shared,
        partly: line.partly,
        not_applicable: line.not_applicable,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADINGS: &str = "[[group]]\nof = \"A\"\ntitle = \"x\"\nwords = \"x\"\n\
                            [[group]]\nof = \"H\"\ntitle = \"x\"\nwords = \"x\"\n\
                            [[group]]\nof = \"findings\"\ntitle = \"x\"\nwords = \"x\"\n";

    fn line(number: &str, rest: &str) -> String {
        format!("[[attack]]\nnumber = \"{number}\"\nwords = \"Something\"\n{rest}\n")
    }

    #[test]
    fn the_numbers_of_each_group_have_no_gap() {
        let groups = read().unwrap();
        let numbers: Vec<Number> = groups.iter().flat_map(|group| &group.attacks).map(|line| line.number).collect();
        let least = [45, 24, 12, 9, 14, 8, 11, 8, 8, 13, 4, 5, 8];
        for (letter, least) in least.into_iter().enumerate() {
            let digits: Vec<u8> = numbers.iter().filter(|n| n.letter == letter).map(|n| n.digits).collect();
            let first = digits.first().copied().unwrap_or_default();
            assert_eq!(digits, (first..first + u8::try_from(digits.len()).unwrap()).collect::<Vec<_>>());
            assert!(first <= 1 && digits.last().is_some_and(|last| *last >= least), "{:?}", LETTERS[letter]);
        }
    }

    #[test]
    fn a_list_that_makes_no_sense_is_refused() {
        let reason = "\"This is not built yet.\"";
        let good = [
            line("A01", "tests = [\"x y\"]"),
            line("A02", &format!("not_applicable = {reason}")),
            line("H01", ""),
            line("H0", &format!("tests = [\"x y\"]\npartly = {reason}\nshared = {reason}")),
            line("M1", ""),
        ];
        let groups = parse(&(HEADINGS.to_owned() + &good.concat())).unwrap();
        let numbers: Vec<Vec<String>> =
            groups.iter().map(|group| group.attacks.iter().map(|line| line.number.to_string()).collect()).collect();
        assert_eq!(numbers, [vec!["A01", "A02"], vec!["H01"], vec!["H0", "M1"]]);
        for bad in [
            line("A02", "") + &line("A01", ""),
            line("A01", "") + &line("A01", ""),
            line("H0", "") + &line("H01", ""),
            line("B01", ""),
            line("A1", ""),
            line("a01", ""),
            line("M01", ""),
            line("A01", "why = \"x\""),
            line("A01", "tests = [\"x y\", \"x y\"]"),
            line("A01", "tests = [\"x|y\"]"),
            line("A01", "not_applicable = \"no\""),
            line("A01", &format!("partly = {reason}")),
            line("A01", &format!("tests = [\"x y\"]\nnot_applicable = {reason}")),
        ] {
            assert!(parse(&(HEADINGS.to_owned() + &bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_name_or_title_begins_with_its_numbers() {
        for (text, numbers) in [
            ("a01_x", "A01"),
            ("A42 a link", "A42"),
            ("b24_", "B24"),
            ("a18_a19_a24_forged", "A18 A19 A24"),
            ("h0_x", "H0"),
            ("h00_x", "H00"),
            ("h01_h1_x", "H01 H1"),
            ("l5_x", "L5"),
        ] {
            let found: Vec<String> = Number::at_start_of(text).iter().map(Number::to_string).collect();
            assert_eq!(found.join(" "), numbers);
        }
        for other in ["", "a1_x", "a011_x", "k01_x", "m01_x", "accounts", "x A01", "a05", "é"] {
            assert_eq!(Number::at_start_of(other), [], "{other}");
        }
    }
}
