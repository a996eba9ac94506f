//! Reference exchange rates of one day: pay is compared across currencies by them.

use crate::{
    Currency,
    words::{long_day, money, thousands},
};
use serde::Deserialize;
use std::{collections::BTreeMap, fmt};

/// Rates are kept in millionths, so that comparing pay is integer arithmetic.
const MILLION: f64 = 1_000_000.0;

/// Rates that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RatesError {
    /// It isn't the JSON that is expected.
    #[error("exchange rates: {0}")]
    Json(#[from] serde_json::Error),
    /// The day isn't a date.
    #[error("exchange rates: the date has the form 2025-08-01")]
    Date,
    /// Not a currency.
    #[error("exchange rates: `{0}` isn't a currency code")]
    Currency(String),
    /// A rate that is no positive number.
    #[error("exchange rates: the rate of {0} must be between 0.000001 and 1,000,000,000")]
    Rate(Currency),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    date: String,
    base: String,
    source: String,
    rates: BTreeMap<String, f64>,
}

/// What one unit of a base currency is in others, on one day.
#[derive(Debug, Clone)]
pub struct Rates {
    date: time::Date,
    source: String,
    base: Currency,
    millionths: BTreeMap<Currency, u64>,
}

/// A range of pay as it is about in another currency: "about €61,000–70,000 at the rates of 1 August 2025".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ApproximatePay {
    /// Lower end, rounded.
    pub min: i64,
    /// Upper end, rounded.
    pub max: i64,
    /// The currency.
    pub currency: Currency,
    /// The day of the rates.
    pub date: time::Date,
}

impl fmt::Display for ApproximatePay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let upper = if self.min == self.max { String::new() } else { format!("–{}", thousands(self.max)) };
        write!(f, "about {}{upper} at the rates of {}", money(self.min, self.currency), long_day(self.date))
    }
}

impl Rates {
    /// Reads `content/exchange-rates.json`.
    ///
    /// # Errors
    /// [`RatesError`].
    pub fn parse(json: &str) -> Result<Self, RatesError> {
        let Document { date, base, source, rates } = serde_json::from_str(json)?;
        let date = time::Date::parse(&date, time::macros::format_description!("[year]-[month]-[day]"))
            .map_err(|_| RatesError::Date)?;
        let mut millionths = BTreeMap::new();
        let currency = |code: String| code.parse::<Currency>().map_err(|_| RatesError::Currency(code));
        let base = currency(base)?;
        for (code, rate) in rates.into_iter().chain([(base.to_string(), 1.0)]) {
            let currency = currency(code)?;
            if !(1.0 / MILLION..=1000.0 * MILLION).contains(&rate) {
                return Err(RatesError::Rate(currency));
            }
            // The range keeps it a whole positive number that fits.
            millionths.insert(currency, (rate * MILLION).round() as u64);
        }
        Ok(Self { date, source, base, millionths })
    }

    /// The day of the rates.
    pub const fn date(&self) -> time::Date {
        self.date
    }

    /// The currency that the others are given in.
    pub const fn base(&self) -> Currency {
        self.base
    }

    /// Who published them.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// An amount in the base currency, rounded down: amounts in all currencies are compared by it.
    pub fn to_reference(&self, amount: i64, currency: Currency) -> Option<i64> {
        self.convert(amount, currency, self.base)
    }

    /// A range of pay in another currency, for display; none when it is in that currency already or a rate is not known.
    pub fn convert_range(&self, min: i64, max: i64, from: Currency, to: Currency) -> Option<ApproximatePay> {
        if from == to {
            return None;
        }
        let (min, max) = (self.convert(min, from, to)?, self.convert(max, from, to)?);
        // One per cent of the upper end, or less.
        let step = std::iter::successors(Some(1), |step| Some(10 * step)).take_while(|step| 50 * step <= max).last();
        let round = |amount: i64| step.map_or(amount, |step| (amount + step / 2) / step * step);
        Some(ApproximatePay { min: round(min), max: round(max), currency: to, date: self.date })
    }

    /// An amount in another currency, rounded down; none when a rate is not known.
    pub fn convert(&self, amount: i64, from: Currency, to: Currency) -> Option<i64> {
        if from == to {
            return Some(amount);
        }
        let rate = |currency| self.millionths.get(&currency).map(|rate| i128::from(*rate));
        i64::try_from((i128::from(amount) * rate(to)?).div_euclid(rate(from)?)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Currency {
        text.parse().expect("a currency")
    }

    #[test]
    fn amounts_are_converted_by_the_days_rates() {
        let rates = Rates::parse(include_str!("../../../content/exchange-rates.json")).expect("the file holds");
        let [eur, usd, gbp, jpy] = ["EUR", "USD", "GBP", "JPY"].map(code);
        assert_eq!(rates.convert(100_000, eur, usd), Some(114_000));
        assert_eq!(rates.convert(114_000, usd, eur), Some(100_000));
        assert_eq!(rates.convert(86_800, gbp, usd), Some(114_000));
        assert_eq!(rates.convert(0, gbp, jpy), Some(0));
        assert_eq!(rates.convert(1, code("XXX"), eur), None);
        assert_eq!(rates.convert(7, code("XXX"), code("XXX")), Some(7), "the same currency needs no rate");
        assert_eq!(rates.convert(i64::MAX, eur, jpy), None, "no number that large");
    }

    #[test]
    fn a_range_is_shown_rounded_with_the_day_of_the_rates() {
        let rates = Rates::parse(include_str!("../../../content/exchange-rates.json")).expect("the file holds");
        let says =
            |min, max, from, to| rates.convert_range(min, max, code(from), code(to)).map(|pay| pay.to_string());
        for (min, max, from, to, expected) in [
            (70_000, 80_000, "USD", "EUR", "about €61,000–70,000 at the rates of 1 August 2025"),
            (52_000, 62_000, "GBP", "CHF", "about CHF 56,000–66,000 at the rates of 1 August 2025"),
            (95_000, 95_000, "EUR", "USD", "about $108,000 at the rates of 1 August 2025"),
            (60_000, 70_000, "EUR", "JPY", "about JPY 10,300,000–12,000,000 at the rates of 1 August 2025"),
            (1, 20, "EUR", "GBP", "about £0–17 at the rates of 1 August 2025"),
        ] {
            assert_eq!(says(min, max, from, to).as_deref(), Some(expected));
        }
        assert_eq!(says(1, 2, "EUR", "EUR"), None);
        assert_eq!(says(1, 2, "EUR", "XXX"), None);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let document = |date: &str, code: &str, rate: &str| {
            format!(r#"{{"date":"{date}","base":"EUR","source":"x","rates":{{"{code}":{rate}}}}}"#)
        };
        assert!(Rates::parse(&document("2025-08-01", "USD", "1.1")).is_ok());
        for (json, says) in [
            (document("1.8.2025", "USD", "1.1"), "the date"),
            (document("2025-08-01", "usd", "1.1"), "`usd`"),
            (document("2025-08-01", "USD", "0"), "the rate of USD"),
            (document("2025-08-01", "USD", "-3"), "the rate of USD"),
            (document("2025-08-01", "USD", "\"a\""), "invalid type"),
        ] {
            let error = Rates::parse(&json).expect_err(&json).to_string();
            assert!(error.contains(says), "{error}");
        }
    }
}
