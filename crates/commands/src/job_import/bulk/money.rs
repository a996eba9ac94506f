//! Pay as people write it in one cell: "80.000 €", "60-80k", "$120,000 - $150,000 per year".

/// Highest pay of a job, in whole units.
const MAX_PAY: f64 = 100_000_000.0;

/// What a cell says, as far as it says it.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Money {
    pub(super) min: Option<i64>,
    pub(super) max: Option<i64>,
    pub(super) currency: Option<&'static str>,
    pub(super) period: Option<&'static str>,
    /// What was read differently from how it is written.
    pub(super) notes: Vec<&'static str>,
}

const SIGNS: [(&str, &str); 12] = [
    ("us$", "USD"),
    ("ca$", "CAD"),
    ("c$", "CAD"),
    ("au$", "AUD"),
    ("a$", "AUD"),
    ("nz$", "NZD"),
    ("€", "EUR"),
    ("£", "GBP"),
    ("₹", "INR"),
    ("zł", "PLN"),
    ("kč", "CZK"),
    ("euro", "EUR"),
];
const CODES: [&str; 31] = [
    "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS",
    "INR", "JPY", "KRW", "MXN", "NOK", "NZD", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "UAH", "USD", "ZAR",
];
const PERIODS: [(&str, &str); 16] = [
    ("hour", "hour"),
    ("hourly", "hour"),
    ("hr", "hour"),
    ("h", "hour"),
    ("day", "day"),
    ("daily", "day"),
    ("month", "month"),
    ("monthly", "month"),
    ("mo", "month"),
    ("year", "year"),
    ("yearly", "year"),
    ("annual", "year"),
    ("annually", "year"),
    ("annum", "year"),
    ("yr", "year"),
    ("pa", "year"),
];

/// Reads a cell; `None` when it names no amount, or more than two.
pub(super) fn money(text: &str) -> Option<Money> {
    let lower = text.to_lowercase();
    let mut read = Money { currency: currency(&lower), ..Money::default() };
    if read.currency.is_none() && lower.contains('$') {
        read.currency = Some("USD");
        read.notes.push("$ was read as US dollars");
    }
    let words = || lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    read.period =
        words().find_map(|word| PERIODS.iter().find(|(known, _)| *known == word).map(|(_, period)| *period));
    let mut amounts = amounts(&lower)?;
    // "60-80k" means thousands at both ends.
    if let [(first, false), (second, true)] = amounts.as_slice()
        && *first < 1000.0
    {
        amounts = vec![(first * 1000.0, true), (*second, true)];
    }
    let whole = |amount: f64| -> Option<i64> {
        let rounded = amount.round();
        if (0.0..=MAX_PAY).contains(&rounded) { format!("{rounded:.0}").parse().ok() } else { None }
    };
    let rounded = amounts.iter().any(|(amount, _)| amount.fract() != 0.0);
    let numbers: Vec<i64> = amounts.iter().map(|(amount, _)| whole(*amount)).collect::<Option<_>>()?;
    (read.min, read.max) = match *numbers.as_slice() {
        [one] if starts_with_any(&lower, &["from ", "ab ", "min", "at least", ">"]) => {
            read.notes.push("only the minimum is given and was used for both");
            (Some(one), Some(one))
        }
        [one] => (Some(one), Some(one)),
        [a, b] if a > b => {
            read.notes.push("the two ends were exchanged");
            (Some(b), Some(a))
        }
        [a, b] => (Some(a), Some(b)),
        _ => return None,
    };
    if rounded {
        read.notes.push("was rounded to whole units");
    }
    Some(read)
}

fn starts_with_any(text: &str, starts: &[&str]) -> bool {
    let text = text.trim_start();
    starts.iter().any(|start| text.starts_with(start))
}

fn currency(lower: &str) -> Option<&'static str> {
    let sign = SIGNS.iter().find(|(sign, _)| lower.contains(sign)).map(|(_, code)| *code);
    let code = || {
        let mut words = lower.split(|c: char| !c.is_alphabetic());
        words.find_map(|word| CODES.iter().find(|code| code.eq_ignore_ascii_case(word)).copied())
    };
    sign.or_else(code)
}

/// The amounts in a text, each with whether thousands were meant by a letter; `None` when one cannot be read.
fn amounts(lower: &str) -> Option<Vec<(f64, bool)>> {
    let mut found = Vec::new();
    let mut rest = lower;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        if rest[..start].ends_with('-') && rest[..start].trim_end_matches('-').trim().is_empty() && found.is_empty() {
            return None;
        }
        let number = &rest[start..];
        // A space, a point, a comma and an apostrophe between digits belong to the number.
        let mut end = 0;
        let mut characters = number.char_indices().peekable();
        while let Some((at, c)) = characters.next() {
            let next_is_digit = characters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
            let inside = matches!(c, '.' | ',' | '\'' | '’' | ' ' | '\u{a0}' | '\u{202f}') && next_is_digit;
            if !c.is_ascii_digit() && !inside {
                break;
            }
            end = at + c.len_utf8();
        }
        let amount = parse(&number[..end])?;
        rest = &number[end..];
        let behind = rest.trim_start();
        let thousands = behind.starts_with('k') && !behind[1..].starts_with(|c: char| c.is_alphabetic() && c != '€');
        found.push((if thousands { amount * 1000.0 } else { amount }, thousands));
        if found.len() > 2 {
            return None;
        }
    }
    (!found.is_empty()).then_some(found)
}

/// `80000`, `80,000.50`, `80.000`, `80 000`, `80'000`.
fn parse(number: &str) -> Option<f64> {
    // The last point or comma is a decimal one unless three digits follow it.
    let last = number.rfind(['.', ',']).filter(|at| number.len() - at - 1 != 3);
    let digits = |part: &str| part.chars().filter(char::is_ascii_digit).collect::<String>();
    match last {
        Some(at) => format!("{}.{}", digits(&number[..at]), digits(&number[at..])).parse().ok(),
        None => digits(number).parse().ok(),
    }
}

/// A currency by its three letters or its sign.
pub(super) fn currency_code(text: &str) -> Option<String> {
    let upper = text.trim().to_uppercase();
    if upper.len() == 3 && upper.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Some(upper);
    }
    if upper == "$" { Some("USD".to_owned()) } else { currency(&text.to_lowercase()).map(str::to_owned) }
}

/// A period by any of its words.
pub(super) fn period(text: &str) -> Option<&'static str> {
    let lower = text.to_lowercase();
    let word = lower.trim().trim_start_matches("per").trim_start_matches(['/', ' ']);
    PERIODS.iter().find(|(known, _)| *known == word).map(|(_, period)| *period)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Least and most, currency, period.
    type Read = (Option<i64>, Option<i64>, Option<&'static str>, Option<&'static str>);

    fn read(text: &str) -> Option<Read> {
        money(text).map(|money| (money.min, money.max, money.currency, money.period))
    }

    #[test]
    fn pay_as_people_write_it() {
        let range = |min, max, currency, period| Some((Some(min), Some(max), currency, period));
        assert_eq!(read("80.000 €"), range(80_000, 80_000, Some("EUR"), None));
        assert_eq!(read("80k"), range(80_000, 80_000, None, None));
        assert_eq!(read("$120,000 - $150,000"), range(120_000, 150_000, Some("USD"), None));
        assert_eq!(read("60-80k EUR / year"), range(60_000, 80_000, Some("EUR"), Some("year")));
        assert_eq!(read("€60k–€80k"), range(60_000, 80_000, Some("EUR"), None));
        assert_eq!(read("CHF 120'000 bis 140'000"), range(120_000, 140_000, Some("CHF"), None));
        assert_eq!(read("52,50 € per hour"), range(53, 53, Some("EUR"), Some("hour")));
        assert_eq!(read("80 000 zł monthly"), range(80_000, 80_000, Some("PLN"), Some("month")));
        assert_eq!(read("90.000,00 EUR"), range(90_000, 90_000, Some("EUR"), None));
        assert_eq!(read("150000 to 120000"), range(120_000, 150_000, None, None));
        assert_eq!(read("£45,000 pa"), range(45_000, 45_000, Some("GBP"), Some("year")));
        for nothing in ["competitive", "", "1 2 3 / 4 / 5", "999999999999", "-5", "10-20-30"] {
            assert_eq!(read(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn what_was_guessed_is_said() {
        assert_eq!(money("$5").expect("pay").notes, ["$ was read as US dollars"]);
        assert_eq!(money("20 - 10").expect("pay").notes, ["the two ends were exchanged"]);
        assert_eq!((currency_code("€"), currency_code("eur")), (Some("EUR".into()), Some("EUR".into())));
        assert_eq!(
            (period("per month"), period("Annually"), period("fortnight")),
            (Some("month"), Some("year"), None)
        );
    }
}
