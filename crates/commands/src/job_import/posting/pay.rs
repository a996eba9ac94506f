//! `baseSalary` in the forms it comes in.

use super::node::Node;
use crate::import::Report;
use serde_json::Value;

/// Highest pay that a job can have.
const MAX_PAY: f64 = 100_000_000.0;

/// Pay in whole units of a currency.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Pay {
    pub(super) min: Option<i64>,
    pub(super) max: Option<i64>,
    pub(super) currency: Option<String>,
    pub(super) period: Option<&'static str>,
}

/// Reads a MonetaryAmount, a PriceSpecification, a QuantitativeValue, a number or a text.
pub(super) fn pay(posting: &Node<'_>, report: &mut Report) -> Pay {
    let Some(salary) = posting.one("baseSalary") else { return Pay::default() };
    let pointer = salary.place.pointer.clone();
    let value = salary.one("value").filter(|value| value.place.value.is_object());
    let sources: Vec<&Node<'_>> = value.iter().chain([&salary]).collect();
    let number = |names: &[&str]| {
        sources.iter().find_map(|node| names.iter().find_map(|name| numbers(&node.one(name)?).first().copied()))
    };
    let (mut min, mut max) = (number(&["minValue", "minPrice"]), number(&["maxValue", "maxPrice"]));
    let mut text = String::new();
    if min.is_none() && max.is_none() {
        let single = sources.iter().find_map(|node| node.one("value").or_else(|| node.one("price")));
        let single = single.filter(|node| !node.place.value.is_object()).unwrap_or_else(|| salary.clone());
        text = single.place.value.as_str().unwrap_or_default().to_owned();
        let numbers = numbers(&single);
        (min, max) = (numbers.first().copied(), numbers.last().copied());
    }
    let word = |names: &[&str], report: &mut Report| {
        sources.iter().find_map(|node| names.iter().find_map(|name| node.line(name, report, 40)))
    };
    let unit = word(&["unitText", "unitCode"], report).or_else(|| period_in(&text).map(str::to_owned));
    let currency = word(&["currency", "priceCurrency"], report)
        .or_else(|| posting.line("salaryCurrency", report, 10))
        .or_else(|| currency_in(&text).map(str::to_owned));
    if min.is_none() && max.is_none() {
        report.warn(&pointer, "has no readable amount and was ignored");
        return Pay::default();
    }
    let (period, weeks) = period(unit.as_deref(), max.or(min), &pointer, report);
    let mut whole = |amount: Option<f64>| whole(amount.map(|amount| amount * weeks), &pointer, report);
    let (mut min, mut max) = (whole(min), whole(max));
    if min.zip(max).is_some_and(|(min, max)| min > max) {
        (min, max) = (max, min);
    }
    Pay { min, max, currency: currency.and_then(|code| iso_currency(&code, &pointer, report)), period }
}

/// The numbers of a value: one, or the two ends of a range in a text.
fn numbers(node: &Node<'_>) -> Vec<f64> {
    match node.place.value {
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::String(text) => text
            .split(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | '/' | '€' | '$' | '£'))
            .filter_map(parse_number)
            .take(2)
            .collect(),
        _ => Vec::new(),
    }
}

/// `60000`, `60,000.50`, `60.000`, `60k`.
fn parse_number(word: &str) -> Option<f64> {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    let (word, factor) = word.strip_suffix(['k', 'K']).map_or((word, 1.0), |word| (word, 1000.0));
    if !word.starts_with(|c: char| c.is_ascii_digit())
        || !word.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
    {
        return None;
    }
    // The last separator is a decimal one unless three digits follow it.
    let last = word.rfind(['.', ',']).filter(|at| word.len() - at - 1 != 3);
    let digits = |part: &str| part.chars().filter(char::is_ascii_digit).collect::<String>();
    let text = match last {
        Some(at) => format!("{}.{}", digits(&word[..at]), digits(&word[at..])),
        None => digits(word),
    };
    text.parse::<f64>().ok().map(|number| number * factor)
}

fn whole(amount: Option<f64>, pointer: &str, report: &mut Report) -> Option<i64> {
    let amount = amount?;
    if !(amount > 0.0 && amount <= MAX_PAY) {
        report.warn(pointer, "isn't a plausible amount and was ignored");
        return None;
    }
    let rounded = amount.round();
    if (rounded - amount).abs() > f64::EPSILON {
        report.warn(pointer, format!("was rounded to {rounded}"));
    }
    // Checked against the bounds above.
    format!("{rounded:.0}").parse().ok()
}

/// The period, and by what the amount is to be multiplied for it.
fn period(
    unit: Option<&str>,
    amount: Option<f64>,
    pointer: &str,
    report: &mut Report,
) -> (Option<&'static str>, f64) {
    let word: String = unit.unwrap_or_default().to_lowercase().chars().filter(char::is_ascii_alphabetic).collect();
    match word.trim_start_matches("per") {
        "year" | "yearly" | "annual" | "annually" | "annum" | "ann" | "ye" | "yr" => (Some("year"), 1.0),
        "month" | "monthly" | "mon" => (Some("month"), 1.0),
        "week" | "weekly" | "wee" => {
            report.warn(pointer, "is a week's pay; 52 of them were taken as a year's");
            (Some("year"), 52.0)
        }
        "day" | "daily" => (Some("day"), 1.0),
        "hour" | "hourly" | "hur" | "hr" => (Some("hour"), 1.0),
        _ => {
            let guess = match amount.unwrap_or_default() {
                amount if amount >= 12_000.0 => "year",
                amount if amount >= 1_000.0 => "month",
                _ => "hour",
            };
            report.warn(pointer, format!("has no pay period; read as pay per {guess}"));
            (Some(guess), 1.0)
        }
    }
}

fn period_in(text: &str) -> Option<&'static str> {
    let text = text.to_lowercase();
    ["year", "annum", "month", "week", "day", "hour"].into_iter().find(|word| text.contains(word))
}

fn currency_in(text: &str) -> Option<&str> {
    for (sign, code) in [("€", "EUR"), ("£", "GBP"), ("US$", "USD")] {
        if text.contains(sign) {
            return Some(code);
        }
    }
    text.split(|c: char| !c.is_ascii_uppercase()).find(|word| word.len() == 3)
}

fn iso_currency(text: &str, pointer: &str, report: &mut Report) -> Option<String> {
    let code = match text.trim() {
        "€" => "EUR".to_owned(),
        "£" => "GBP".to_owned(),
        other => other.to_uppercase(),
    };
    if code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Some(code);
    }
    report.warn(pointer, "has no three-letter currency code and was ignored");
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{import::Place, job_import::posting::find::find};
    use serde_json::json;

    fn read(salary: &Value) -> (Option<i64>, Option<i64>, Option<String>, Option<&'static str>) {
        let document = json!({ "@type": "JobPosting", "title": "x", "baseSalary": salary });
        let found = find(&Place::root(&document), 1);
        let pay = pay(&found.postings[0], &mut Report::default());
        (pay.min, pay.max, pay.currency, pay.period)
    }

    #[test]
    fn salaries_in_all_forms() {
        let eur = Some("EUR".to_owned());
        let range = json!({ "@type": "MonetaryAmount", "currency": "EUR",
            "value": { "@type": "QuantitativeValue", "minValue": 60000, "maxValue": "80,000", "unitText": "YEAR" } });
        assert_eq!(read(&range), (Some(60_000), Some(80_000), eur.clone(), Some("year")));
        let single =
            json!({ "@type": "MonetaryAmount", "currency": "EUR", "value": { "value": 52.5, "unitText": "HOUR" } });
        assert_eq!(read(&single), (Some(53), Some(53), eur.clone(), Some("hour")));
        let flat = json!({ "currency": "eur", "value": "4.500,00", "unitText": "monthly" });
        assert_eq!(read(&flat), (Some(4500), Some(4500), eur.clone(), Some("month")));
        let price = json!({ "@type": "PriceSpecification", "priceCurrency": "EUR", "minPrice": 1000, "maxPrice": 900, "unitText": "WEEK" });
        assert_eq!(read(&price), (Some(46_800), Some(52_000), eur.clone(), Some("year")));
        assert_eq!(read(&json!("€60k - €80k per year")), (Some(60_000), Some(80_000), eur, Some("year")));
        assert_eq!(read(&json!(90000)), (Some(90_000), Some(90_000), None, Some("year")));
        for nothing in [json!("competitive"), json!({}), json!(-5), json!(1e300), json!([])] {
            let (min, max, ..) = read(&nothing);
            assert_eq!((min, max), (None, None), "{nothing}");
        }
    }
}
