//! Pieces of sentences that several criteria and gates use.

use crate::Currency;
use time::Date;

/// "1 August 2025".
pub fn long_day(day: Date) -> String {
    format!("{} {} {:04}", day.day(), day.month(), day.year())
}

/// "1 Aug 2025".
pub fn short_day(day: Date) -> String {
    let month = day.month().to_string();
    format!("{} {} {:04}", day.day(), month.get(..3).unwrap_or_default(), day.year())
}

/// "€61,000", "CHF 61,000".
pub fn money(amount: i64, currency: Currency) -> String {
    match currency.as_str() {
        "EUR" => format!("€{}", thousands(amount)),
        "GBP" => format!("£{}", thousands(amount)),
        "USD" => format!("${}", thousands(amount)),
        other => format!("{other} {}", thousands(amount)),
    }
}

/// "61,000".
pub fn thousands(amount: i64) -> String {
    let digits = amount.unsigned_abs().to_string();
    let mut text = if amount < 0 { "-".to_owned() } else { String::new() };
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// "1 challenge", "2 challenges".
pub fn challenges(count: u32) -> String {
    format!("{count} {}", if count == 1 { "challenge" } else { "challenges" })
}

/// The word with its first letter in upper case.
pub fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
