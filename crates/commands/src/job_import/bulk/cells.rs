//! Single cells: what a text means in a field.

use crate::countries;
use time::{
    Date, OffsetDateTime, PrimitiveDateTime, Time, format_description::well_known::Rfc3339,
    macros::format_description,
};

/// A cell that a spreadsheet could take for a formula.
pub(in crate::job_import) fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A text as it can be in a CSV that a spreadsheet opens: what could be a formula gets an apostrophe in front, and
/// so does what has one there already, so that [`unguard`] is exact.
pub(crate) fn guard(text: &str) -> String {
    if is_formula(text.trim_start_matches('\'')) { format!("'{text}") } else { text.to_owned() }
}

/// The text of a cell that was guarded.
pub(super) fn unguard(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if is_formula(rest.trim_start_matches('\'')) => rest,
        _ => text,
    }
}

/// Whether a cell that begins like a formula goes on like one: a call, a reference, a link to another program.
pub(super) fn is_suspicious(text: &str) -> bool {
    let Some(rest) = text.strip_prefix(['=', '+', '-', '@']) else { return false };
    let rest = rest.trim_start_matches(['=', '+', '-', '@']);
    let name = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$')).count();
    let behind = rest.chars().nth(name);
    name > 0 && (text.starts_with('=') || matches!(behind, Some('(' | '!' | '|')))
}

/// The entries of a list in one cell.
pub(super) fn list(text: &str) -> Vec<&str> {
    // Places hold commas ("Vienna, Austria"), so a comma only separates where nothing better does.
    text.split([';', '|', '\n', '•']).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// The entries of a list of words that hold no commas themselves.
pub(super) fn words(text: &str) -> Vec<&str> {
    text.split([';', '|', '\n', '•', ',']).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// A country's code.
pub(super) fn country(text: &str) -> Option<&'static str> {
    countries::code(text)
}

/// Yes or no.
pub(super) fn truth(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" | "ja" | "oui" | "sí" | "available" => Some(true),
        "no" | "n" | "false" | "0" | "nein" | "non" | "none" => Some(false),
        _ => None,
    }
}

/// A whole number, perhaps with a word behind it: "5", "5+ years".
pub(super) fn number(text: &str) -> Option<i64> {
    let text = text.trim();
    let end = text.char_indices().find(|(i, c)| !(c.is_ascii_digit() || (*i == 0 && matches!(c, '-' | '+'))));
    let (digits, rest) = text.split_at(end.map_or(text.len(), |(end, _)| end));
    let word = rest.trim_start_matches('+').trim().to_lowercase();
    let known = matches!(word.as_str(), "" | "years" | "year" | "yrs" | "points" | "y" | ".0" | "hours");
    digits.parse().ok().filter(|_| known)
}

/// Hours from UTC: "UTC-5", "+2", "GMT+01:00".
pub(super) fn utc_offset(text: &str) -> Option<i64> {
    let upper = text.trim().to_uppercase();
    let rest = upper.trim_start_matches("UTC").trim_start_matches("GMT").trim_start_matches('±').trim();
    if rest.is_empty() {
        return (!upper.is_empty()).then_some(0);
    }
    let rest = rest.replace('−', "-");
    let (hours, minutes) = rest.split_once(':').unwrap_or((&rest, "00"));
    hours.parse().ok().filter(|_| minutes == "00")
}

/// A time, or a day, which lasts to its end in UTC; and whether day and month could have been meant the other way.
pub(super) fn moment(text: &str) -> Option<(OffsetDateTime, bool)> {
    let text = text.trim().replacen(' ', "T", 1);
    let end_of = |day: Date| Some(day.with_time(Time::from_hms(23, 59, 59).ok()?).assume_utc());
    let exact = OffsetDateTime::parse(&text, &Rfc3339)
        .ok()
        .or_else(|| {
            let form = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]");
            PrimitiveDateTime::parse(&text, form).ok().map(PrimitiveDateTime::assume_utc)
        })
        .or_else(|| {
            let form = format_description!("[year]-[month]-[day]T[hour]:[minute]");
            PrimitiveDateTime::parse(&text, form).ok().map(PrimitiveDateTime::assume_utc)
        })
        .or_else(|| Date::parse(&text, format_description!("[year]-[month]-[day]")).ok().and_then(end_of))
        .or_else(|| Date::parse(&text, format_description!("[year]/[month]/[day]")).ok().and_then(end_of));
    if let Some(exact) = exact {
        return Some((exact, false)).filter(|(time, _)| (2000..=2100).contains(&time.year()));
    }
    let parts: Vec<u16> = text.split(['.', '/']).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let &[a, b, year] = parts.as_slice() else { return None };
    let date = |day: u16, month: u16| {
        let month = time::Month::try_from(u8::try_from(month).ok()?).ok()?;
        Date::from_calendar_date(i32::from(year), month, u8::try_from(day).ok()?).ok()
    };
    // With points it is always the day that comes first.
    let (day_first, month_first) = (date(a, b), if text.contains('.') { None } else { date(b, a) });
    let unsure = day_first.is_some() && month_first.is_some() && a != b;
    let day = day_first.or(month_first).filter(|day| (2000..=2100).contains(&day.year()))?;
    end_of(day).map(|end| (end, unsure))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guarding_is_exact() {
        for text in ["=1+1", "+49", "-5", "@x", "\t=1", "'=1", "''+x", "'quoted'", "plain", "", "'"] {
            let guarded = guard(text);
            assert!(!is_formula(&guarded), "{text}");
            assert_eq!(unguard(&guarded), text);
        }
        assert_eq!(unguard("'tis"), "'tis");
    }

    #[test]
    fn formulas_are_told_from_lists_and_numbers() {
        for bad in ["=HYPERLINK(\"x\")", "=cmd|' /C calc'!A0", "@SUM(1)", "+A1!B2", "-cmd|x", "=A1"] {
            assert!(is_suspicious(bad), "{bad}");
        }
        for good in ["- Rust\n- Go", "-5", "+49 1", "@devproof", "= equal pay", "title"] {
            assert!(!is_suspicious(good), "{good}");
        }
    }

    #[test]
    fn cells_mean_something() {
        assert_eq!(
            (number("5+ years"), number("-3"), number("five"), number("1.5")),
            (Some(5), Some(-3), None, None)
        );
        assert_eq!(
            (utc_offset("UTC-5"), utc_offset("+02:00"), utc_offset("UTC"), utc_offset("CET")),
            (Some(-5), Some(2), Some(0), None)
        );
        assert_eq!((truth("Ja"), truth("no"), truth("maybe")), (Some(true), Some(false), None));
        assert_eq!(list("Vienna, Austria; Graz"), ["Vienna, Austria", "Graz"]);
        let day = |text| moment(text).map(|(time, unsure)| (time.date().to_string(), unsure));
        assert_eq!(day("2027-01-31"), Some(("2027-01-31".to_owned(), false)));
        assert_eq!(day("31.01.2027"), Some(("2027-01-31".to_owned(), false)));
        assert_eq!(day("01/31/2027"), Some(("2027-01-31".to_owned(), false)));
        assert_eq!(day("02/03/2027"), Some(("2027-03-02".to_owned(), true)));
        assert_eq!(day("2027-01-31 18:00"), Some(("2027-01-31".to_owned(), false)));
        assert_eq!((day("soon"), day("31.13.2027"), day("1/2/3")), (None, None, None));
    }
}
