//! Dates, figures and addresses in words, as the app says them.

use devproof_vocabulary::Availability;
use time::{Date, OffsetDateTime, format_description::well_known::Rfc3339};

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

/// A span as a résumé gives it: "Mar 2019 – now". A stored date has no precision of its own: where both ends are a
/// January, which is how a bare year is stored, only the years are shown.
pub fn span(from: Option<&str>, to: Option<&str>, ongoing: bool) -> String {
    let years_only = [from, to].iter().flatten().all(|date| date.get(5..7) == Some("01"));
    let one = |date: &str| if years_only { date.get(..4).unwrap_or(date).to_owned() } else { month(date) };
    match (from, to) {
        (Some(from), Some(to)) if one(from) == one(to) => one(from),
        (Some(from), Some(to)) => format!("{} – {}", one(from), one(to)),
        (Some(from), None) if ongoing => format!("{} – now", one(from)),
        (Some(from), None) => one(from),
        (None, Some(to)) => format!("until {}", one(to)),
        (None, None) => String::new(),
    }
}

fn month(date: &str) -> String {
    let format = time::macros::format_description!("[year]-[month]-[day]");
    Date::parse(date, &format).map_or_else(
        |_| date.to_owned(),
        |date| format!("{} {}", MONTHS[usize::from(u8::from(date.month())) - 1], date.year()),
    )
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
