//! The list of attacks: `attacks.toml`.

use anyhow::{Context, bail};
use serde::Deserialize;
use std::{fmt, str::FromStr};

const TEXT: &str = include_str!("../../attacks.toml");

/// A group's letter and a number of two digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    group: char,
    number: u8,
}

impl FromStr for Number {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        Self::at_start_of(text)
            .filter(|_| text.len() == 3)
            .with_context(|| format!("{text:?} is no number such as A01"))
    }
}

impl Number {
    /// The number that a test's name (`a01_…`) or title (`A01 …`) begins with.
    pub(super) fn at_start_of(text: &str) -> Option<Self> {
        let mut chars = text.chars();
        let group = chars.next()?.to_ascii_uppercase();
        let digits = [chars.next()?, chars.next()?].map(|c| c.to_digit(10));
        let [Some(tens), Some(ones)] = digits else { return None };
        let number = u8::try_from(tens * 10 + ones).ok()?;
        let ends = chars.next().is_none_or(|c| c == '_' || c == ' ');
        (matches!(group, 'A' | 'B' | 'E' | 'F') && number > 0 && ends).then_some(Self { group, number })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.group, self.number)
    }
}

/// One attack.
#[derive(Debug)]
pub(super) struct Attack {
    pub(super) number: Number,
    /// What is tried, in a few words.
    pub(super) words: String,
    /// Why there is nothing to test.
    pub(super) not_applicable: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    attack: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    number: String,
    words: String,
    not_applicable: Option<String>,
}

/// The list, in order.
pub(super) fn read() -> anyhow::Result<Vec<Attack>> {
    parse(TEXT)
}

fn parse(text: &str) -> anyhow::Result<Vec<Attack>> {
    let file: File = toml::from_str(text).context("attacks.toml")?;
    let mut attacks: Vec<Attack> = Vec::new();
    for line in file.attack {
        let number: Number = line.number.parse()?;
        if attacks.last().is_some_and(|last| last.number >= number) {
            bail!("attacks.toml: {number} is out of order, or there twice");
        }
        let says = |text: &str| !text.trim().is_empty() && !text.contains(['|', '\n']);
        if !says(&line.words)
            || line.not_applicable.as_deref().is_some_and(|reason| !says(reason) || reason.len() < 20)
        {
            bail!(
                "attacks.toml: {number} needs words for its row, and a reason in a sentence where it does not apply"
            );
        }
        attacks.push(Attack { number, words: line.words, not_applicable: line.not_applicable });
    }
    Ok(attacks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_each_group_stands_once_and_in_order() {
        let numbers: Vec<String> = read().unwrap().iter().map(|attack| attack.number.to_string()).collect();
        let group = |letter: char, last: u8| (1..=last).map(move |number| format!("{letter}{number:02}"));
        let expected: Vec<String> =
            group('A', 45).chain(group('B', 24)).chain(group('E', 14)).chain(group('F', 8)).collect();
        assert_eq!(numbers, expected);
    }

    #[test]
    fn a_list_that_makes_no_sense_is_refused() {
        let line =
            |number: &str, rest: &str| format!("[[attack]]\nnumber = \"{number}\"\nwords = \"Something\"\n{rest}\n");
        assert!(parse(&(line("A01", "") + &line("A02", ""))).is_ok());
        for bad in [
            line("A02", "") + &line("A01", ""),
            line("A01", "") + &line("A01", ""),
            line("C01", ""),
            line("A1", ""),
            line("A00", ""),
            line("A01", "why = \"x\""),
            line("A01", "not_applicable = \"no\""),
        ] {
            assert!(parse(&bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_name_or_title_begins_with_its_number() {
        for (text, number) in
            [("a01_x", "A01"), ("A42 a link", "A42"), ("b24_", "B24"), ("e14_x", "E14"), ("a05", "A05")]
        {
            assert_eq!(Number::at_start_of(text).unwrap().to_string(), number);
        }
        for other in ["", "a1_x", "a011_x", "c01_x", "a00_x", "accounts", "x A01"] {
            assert!(Number::at_start_of(other).is_none(), "{other}");
        }
    }
}
