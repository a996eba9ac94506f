//! Reference exchange rates of one day: pay is compared across currencies by them.

use crate::Currency;
use serde::Deserialize;
use std::collections::BTreeMap;

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
    millionths: BTreeMap<Currency, u64>,
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
        for (code, rate) in rates.into_iter().chain([(base, 1.0)]) {
            let currency = code.parse().map_err(|_| RatesError::Currency(code))?;
            if !(1.0 / MILLION..=1000.0 * MILLION).contains(&rate) {
                return Err(RatesError::Rate(currency));
            }
            // The range keeps it a whole positive number that fits.
            millionths.insert(currency, (rate * MILLION).round() as u64);
        }
        Ok(Self { date, source, millionths })
    }

    /// The day of the rates.
    pub const fn date(&self) -> time::Date {
        self.date
    }

    /// Who published them.
    pub fn source(&self) -> &str {
        &self.source
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
