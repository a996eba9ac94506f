//! Dates, money and places in words, as the app says them.

pub(crate) use devproof_documents::words::{counted, day, grouped, short_address, span, start};
pub(crate) use devproof_markdown::link_host as host;
use devproof_vocabulary::{PayPeriod, RemotePolicy, countries};

/// "under an hour", "5 hours", "2 days": a typical time, in one unit.
pub(crate) fn typical(seconds: i64) -> String {
    match (seconds + 1800) / 3600 {
        0 => "under an hour".to_owned(),
        hours if hours < 48 => counted(hours, "hour", "hours"),
        hours => counted((hours + 12) / 24, "day", "days"),
    }
}

/// What stands before an amount: the narrow symbols of a browser in English (CLDR), for all currencies with a reference rate.
fn symbol(currency: &str) -> String {
    let near = match currency {
        "EUR" => "€",
        "USD" | "CAD" | "AUD" | "NZD" | "MXN" | "SGD" | "HKD" => "$",
        "GBP" => "£",
        "JPY" | "CNY" => "¥",
        "INR" => "₹",
        "KRW" => "₩",
        "ILS" => "₪",
        "BRL" => "R$",
        "PHP" => "₱",
        "THB" => "฿",
        "TRY" => "₺",
        "UAH" => "₴",
        _ => "",
    };
    let apart = match currency {
        "CZK" => "Kč",
        "PLN" => "zł",
        "DKK" | "ISK" | "NOK" | "SEK" => "kr",
        "HUF" => "Ft",
        "RON" => "lei",
        "ZAR" => "R",
        "IDR" => "Rp",
        "MYR" => "RM",
        other => other,
    };
    if near.is_empty() { format!("{apart}\u{a0}") } else { near.to_owned() }
}

/// "€88,000–110,000", "CHF 120,000 a month"; nothing when no pay is said.
pub(crate) fn pay(
    min: Option<i64>,
    max: Option<i64>,
    currency: Option<&str>,
    period: Option<PayPeriod>,
) -> Option<String> {
    let currency = currency?;
    let symbol = symbol(currency);
    let after = match period {
        None | Some(PayPeriod::Year) => String::new(),
        Some(period) => format!(" {}", period.label()),
    };
    let range = match (min, max) {
        (Some(min), Some(max)) if min == max => format!("{symbol}{}", grouped(min)),
        (Some(min), Some(max)) => format!("{symbol}{}–{}", grouped(min), grouped(max)),
        (Some(min), None) => format!("from {symbol}{}", grouped(min)),
        (None, Some(max)) => format!("up to {symbol}{}", grouped(max)),
        (None, None) => return None,
    };
    Some(range + &after)
}

/// Countries by name: "Germany, Austria and 3 more".
pub(crate) fn countries(codes: &[String]) -> String {
    const SHOWN: usize = 4;
    let names: Vec<&str> = codes.iter().take(SHOWN).map(|code| countries::name(code).unwrap_or(code)).collect();
    let rest = codes.len() - names.len();
    let names = names.join(", ");
    if rest > 0 { format!("{names} and {rest} more") } else { names }
}

/// Where the work is done: "Berlin or remote", "Hybrid, Vienna", "Remote", "Oslo".
pub(crate) fn place(remote: Option<RemotePolicy>, places: &[String]) -> Option<String> {
    let at = match places {
        [] => return remote.map(|policy| policy.label().to_owned()),
        [one] => one.clone(),
        [first, others @ ..] => format!("{first} and {} more", others.len()),
    };
    Some(match remote {
        Some(RemotePolicy::Remote) => format!("{at} or remote"),
        Some(RemotePolicy::Hybrid) => format!("Hybrid, {at}"),
        Some(RemotePolicy::Onsite) | None => at,
    })
}

/// "UTC −1 to +3".
pub(crate) fn offsets(from: Option<i16>, to: Option<i16>) -> Option<String> {
    let signed = |hours: i16| match hours {
        0 => "±0".to_owned(),
        h if h < 0 => format!("−{}", h.unsigned_abs()),
        h => format!("+{h}"),
    };
    let (from, to) = (from?, to?);
    Some(if from == to { format!("UTC {}", signed(from)) } else { format!("UTC {} to {}", signed(from), signed(to)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_dates_read_as_the_app_writes_them() {
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(999), "999");
        assert_eq!(span(Some("2019-03"), None, true), "Mar 2019 – now");
        assert_eq!(span(Some("2019"), Some("2021"), true), "2019 – 2021");
        assert_eq!(span(None, Some("2021-05"), false), "until May 2021");
        assert_eq!(day("2026-11-21T23:30:00-02:00").as_deref(), Some("22 Nov 2026"));
        assert_eq!(
            pay(Some(88_000), Some(110_000), Some("EUR"), Some(PayPeriod::Year)).as_deref(),
            Some("€88,000–110,000")
        );
        assert_eq!(
            pay(Some(2_352_000), Some(2_822_000), Some("CZK"), None).as_deref(),
            Some("Kč\u{a0}2,352,000–2,822,000")
        );
        assert_eq!(pay(Some(90_000), None, Some("CHF"), None).as_deref(), Some("from CHF\u{a0}90,000"));
        assert_eq!(pay(Some(90), None, Some("USD"), Some(PayPeriod::Hour)).as_deref(), Some("from $90 an hour"));
        assert_eq!(pay(None, None, Some("USD"), None), None);
        assert_eq!(offsets(Some(-1), Some(3)).as_deref(), Some("UTC −1 to +3"));
        assert_eq!(short_address("https://www.github.com/me/"), "github.com/me");
        assert_eq!(host("javascript:alert(1)"), None);
        assert_eq!(host("https://www.example.org:8443/a").as_deref(), Some("example.org:8443"));
    }
}
