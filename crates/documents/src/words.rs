//! Dates, figures and addresses in words, as the app says them.

use devproof_vocabulary::Availability;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// When someone can start, as a sentence says it.
pub fn start(availability: Availability) -> String {
    match availability {
        Availability::NotLooking => availability.label().to_owned(),
        Availability::Now | Availability::TwoWeeks | Availability::OneMonth | Availability::ThreeMonths => {
            format!("Can start {}", availability.label().to_lowercase())
        }
    }
}

/// "1 day", "5 days".
pub fn counted(number: i64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}

/// "12,000".
pub fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    if number < 0 { format!("-{out}") } else { out }
}

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// "21 Nov 2026", of a moment as the database writes it, in UTC.
pub fn day(moment: &str) -> Option<String> {
    let at = OffsetDateTime::parse(moment, &Rfc3339).ok()?.to_offset(time::UtcOffset::UTC);
    Some(format!("{} {} {}", at.day(), MONTHS[usize::from(u8::from(at.month())) - 1], at.year()))
}

/// "21 Nov 2026", of a day as the database writes it (`2026-11-21`).
pub fn date(day: &str) -> Option<String> {
    let mut parts = day.splitn(3, '-').map(|part| part.parse::<usize>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    Some(format!("{day} {} {year}", MONTHS.get(month.checked_sub(1)?)?))
}

/// A span as a résumé gives it: "Mar 2019 – now", "2019 – 2021". Each end is a month (`2019-03`) or a year (`2019`).
pub fn span(from: Option<&str>, to: Option<&str>, ongoing: bool) -> String {
    match (from.map(month), to.map(month)) {
        (Some(from), Some(to)) if from == to => from,
        (Some(from), Some(to)) => format!("{from} – {to}"),
        (Some(from), None) if ongoing => format!("{from} – now"),
        (Some(from), None) => from,
        (None, Some(to)) => format!("until {to}"),
        (None, None) => String::new(),
    }
}

fn month(date: &str) -> String {
    let named = date.split_once('-').and_then(|(year, month)| {
        let index = month.parse::<usize>().ok()?.checked_sub(1)?;
        Some(format!("{} {year}", MONTHS.get(index)?))
    });
    named.unwrap_or_else(|| date.to_owned())
}

/// The address without what everyone knows: "github.com/me".
pub fn short_address(address: &str) -> &str {
    let lower = address.to_ascii_lowercase();
    let start = ["https://", "http://"].iter().find(|scheme| lower.starts_with(**scheme)).map_or(0, |s| s.len());
    let rest = &address[start..];
    rest.strip_prefix("www.").unwrap_or(rest).trim_end_matches('/')
}

/// Whether an address is one of the web: only those are made into links.
pub fn is_web(address: &str) -> bool {
    devproof_markdown::link_host(address).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_say_what_is_known() {
        for (from, to, ongoing, expected) in [
            (Some("2019-03"), None, true, "Mar 2019 – now"),
            (Some("2019-01"), Some("2021-01"), true, "Jan 2019 – Jan 2021"),
            (Some("2019"), Some("2021"), true, "2019 – 2021"),
            (Some("2019"), Some("2021-03"), false, "2019 – Mar 2021"),
            (Some("2019"), None, true, "2019 – now"),
            (Some("2019"), Some("2019"), true, "2019"),
            (Some("2019"), None, false, "2019"),
            (None, Some("2018-12"), false, "until Dec 2018"),
            (None, None, true, ""),
        ] {
            assert_eq!(span(from, to, ongoing), expected);
        }
    }
}
