//! Dates as people and programs write them, as far as a month.

use std::ops::RangeInclusive;
use time::Month;

/// Others are slips of the pen.
const YEARS: RangeInclusive<i32> = 1940..=2100;

/// What a date's text says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ReadDate {
    /// `2019-05`, or `2019` where only the year is known, and whether the text was in the form of JSON Resume.
    On(String, bool),
    /// Still going on.
    Present,
    /// No date.
    Unreadable,
}

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const PRESENT: [&str; 7] = ["present", "current", "now", "today", "ongoing", "till date", "to date"];

/// Reads `2019`, `2019-05`, `2019-05-17` (and a time behind it), `05/2019`, `2019/05`, `5.2019`, `17.05.2019`,
/// `May 2019`, `present`. A day and a month that could be either are read as the year alone.
pub(crate) fn read_date(text: &str) -> ReadDate {
    let text = text.trim().to_lowercase();
    if PRESENT.contains(&text.as_str()) {
        return ReadDate::Present;
    }
    // A time behind the day says nothing here.
    let day = text.split_once('t').filter(|(day, _)| day.len() == 10).map_or(text.as_str(), |(day, _)| day);
    let parts: Vec<&str> = day.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let canonical = day.len() == text.len() && is_canonical(day);
    match year_and_month(&parts) {
        Some((year, Some(month))) if YEARS.contains(&year) => {
            ReadDate::On(format!("{year}-{:02}", u8::from(month)), canonical)
        }
        Some((year, None)) if YEARS.contains(&year) => ReadDate::On(year.to_string(), canonical),
        _ => ReadDate::Unreadable,
    }
}

fn is_canonical(text: &str) -> bool {
    let digits = |part: &str, length| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut parts = text.split('-');
    parts.next().is_some_and(|year| digits(year, 4))
        && parts.clone().count() <= 2
        && parts.all(|part| digits(part, 2))
}

fn year_and_month(parts: &[&str]) -> Option<(i32, Option<Month>)> {
    let year = |part: &str| if part.len() == 4 { part.parse::<i32>().ok() } else { None };
    match *parts {
        [only] => Some((year(only)?, None)),
        [a, b] => match (year(a), year(b)) {
            (Some(year), None) => Some((year, Some(month(b)?))),
            (None, Some(year)) => Some((year, Some(month(a)?))),
            _ => None,
        },
        [a, b, c] => match (year(a), year(c)) {
            (Some(year), None) => Some((year, Some(month(b)?))),
            (None, Some(year)) => Some((year, month_of_pair(a, b)?)),
            _ => None,
        },
        _ => None,
    }
}

fn month(text: &str) -> Option<Month> {
    if let Ok(number) = text.parse::<u8>() {
        return Month::try_from(number).ok();
    }
    let index = MONTHS.iter().position(|name| text.starts_with(name))?;
    Month::try_from(u8::try_from(index).ok()? + 1).ok()
}

/// Of a day and a month in front of a year: the one that can only be the month. When both could be, the inner `None`: only
/// the year is known.
fn month_of_pair(a: &str, b: &str) -> Option<Option<Month>> {
    if a.chars().any(char::is_alphabetic) || b.chars().any(char::is_alphabetic) {
        return month(a).filter(|_| a.chars().any(char::is_alphabetic)).or_else(|| month(b)).map(Some);
    }
    let (first, second) = (a.parse::<u8>().ok()?, b.parse::<u8>().ok()?);
    match (first, second) {
        (13..=31, 1..=12) => Month::try_from(second).ok().map(Some),
        (1..=12, 13..=31) => Month::try_from(first).ok().map(Some),
        (1..=12, 1..=12) if first == second => Month::try_from(first).ok().map(Some),
        (1..=12, 1..=12) => Some(None),
        _ => None,
    }
}

/// Whether an end is before its start, as far as both are known: 2019 isn't before March 2019.
pub(crate) fn ends_before(started_on: &str, ended_on: &str) -> bool {
    let known = started_on.len().min(ended_on.len());
    ended_on.get(..known) < started_on.get(..known)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> (String, bool) {
        match read_date(text) {
            ReadDate::On(date, canonical) => (date, canonical),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn dates_as_files_have_them() {
        assert_eq!(on("2019"), ("2019".to_owned(), true));
        for canonical in ["2019-01", "2019-01-17"] {
            assert_eq!(on(canonical), ("2019-01".to_owned(), true));
        }
        for untidy in [
            "05/2019",
            "2019/05",
            "5.2019",
            "17.05.2019",
            "05/17/2019",
            "May 2019",
            "17 May 2019",
            "2019-05-17T00:00:00.000Z",
            "2019-5",
            "may, 2019",
            "May 17, 2019",
        ] {
            assert_eq!(on(untidy), ("2019-05".to_owned(), false), "{untidy}");
        }
        assert_eq!(on("03/04/2019"), ("2019".to_owned(), false), "day and month could be either");
        assert_eq!(read_date("Present"), ReadDate::Present);
        for bad in ["", "soon", "19", "2019-13", "0019", "99999", "2019-05-17-03", "32/13/2019", "3019"] {
            assert_eq!(read_date(bad), ReadDate::Unreadable, "{bad}");
        }
    }

    #[test]
    fn an_end_is_compared_as_far_as_it_is_known() {
        for (started, ended) in [("2019", "2019"), ("2019-03", "2019"), ("2019", "2019-01"), ("2019-03", "2019-03")] {
            assert!(!ends_before(started, ended), "{started} {ended}");
        }
        for (started, ended) in [("2019", "2018"), ("2019-03", "2018"), ("2019", "2018-12"), ("2019-03", "2019-02")] {
            assert!(ends_before(started, ended), "{started} {ended}");
        }
    }
}
