//! The words of a formula: scales, units of data and of time, and words that only say what is counted.

use super::Dimension;

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Meaning {
    /// Multiplies the number before it: `million`.
    Scale(f64),
    /// A unit: so many of the base unit, of this dimension.
    Unit(f64, Dimension),
    /// A unit that already says "a second" or "a day": `QPS`, `daily`.
    Rate(f64, Dimension),
    /// Divides: `per`, `each`.
    Per,
    /// Multiplies: `of`, `for`.
    Times,
    /// Says what is counted, or how sure one is: `users`, `about`.
    Counted,
    /// Could mean two things; what to write instead.
    Unclear(&'static str),
}

const SECOND: f64 = 1.0;
const MINUTE: f64 = 60.0;
const HOUR: f64 = 3_600.0;
const DAY: f64 = 86_400.0;
const WEEK: f64 = 7.0 * DAY;
/// Thirty days, as everyone estimates.
const MONTH: f64 = 30.0 * DAY;
const YEAR: f64 = 365.0 * DAY;

const TIME: Dimension = Dimension { bytes: 0, time: 1 };
const RATE: Dimension = Dimension { bytes: 0, time: -1 };
const BYTES: Dimension = Dimension { bytes: 1, time: 0 };
const BYTE_RATE: Dimension = Dimension { bytes: 1, time: -1 };

/// What `word` means. `after_number` says whether a number stands right before it: only there is `m` a million.
pub(super) fn meaning(word: &str, after_number: bool) -> Meaning {
    let small = word.to_lowercase();
    if let Some(unit) = data(word, &small) {
        return unit;
    }
    if after_number && let Some(factor) = letter(word) {
        return Meaning::Scale(factor);
    }
    match small.as_str() {
        "hundred" | "hundreds" => Meaning::Scale(1e2),
        "thousand" | "thousands" => Meaning::Scale(1e3),
        "million" | "millions" | "mio" | "mn" | "mln" => Meaning::Scale(1e6),
        "billion" | "billions" | "bn" | "bln" | "mrd" => Meaning::Scale(1e9),
        "trillion" | "trillions" | "tn" => Meaning::Scale(1e12),
        "quadrillion" | "quadrillions" => Meaning::Scale(1e15),
        "dozen" | "dozens" => Meaning::Scale(12.0),
        "ns" | "nanosecond" | "nanoseconds" => Meaning::Unit(1e-9, TIME),
        "us" | "µs" | "μs" | "microsecond" | "microseconds" => Meaning::Unit(1e-6, TIME),
        "ms" | "msec" | "msecs" | "millisecond" | "milliseconds" | "millis" => Meaning::Unit(1e-3, TIME),
        "s" | "sec" | "secs" | "second" | "seconds" => Meaning::Unit(SECOND, TIME),
        "min" | "mins" | "minute" | "minutes" => Meaning::Unit(MINUTE, TIME),
        "h" | "hr" | "hrs" | "hour" | "hours" => Meaning::Unit(HOUR, TIME),
        "d" | "day" | "days" => Meaning::Unit(DAY, TIME),
        "w" | "wk" | "week" | "weeks" => Meaning::Unit(WEEK, TIME),
        "mo" | "month" | "months" => Meaning::Unit(MONTH, TIME),
        "y" | "yr" | "yrs" | "year" | "years" => Meaning::Unit(YEAR, TIME),
        "qps" | "rps" | "tps" | "wps" | "iops" | "hz" => Meaning::Rate(1.0, RATE),
        "rpm" | "qpm" | "tpm" => Meaning::Rate(1.0 / MINUTE, RATE),
        "hourly" => Meaning::Rate(1.0 / HOUR, RATE),
        "daily" => Meaning::Rate(1.0 / DAY, RATE),
        "weekly" => Meaning::Rate(1.0 / WEEK, RATE),
        "monthly" => Meaning::Rate(1.0 / MONTH, RATE),
        "yearly" | "annually" => Meaning::Rate(1.0 / YEAR, RATE),
        "per" | "each" | "every" | "a" | "an" => Meaning::Per,
        "of" | "for" | "times" | "x" | "over" => Meaning::Times,
        _ => Meaning::Counted,
    }
}

/// A single letter behind a number.
fn letter(word: &str) -> Option<f64> {
    match word {
        "k" | "K" => Some(1e3),
        "m" | "M" => Some(1e6),
        "g" | "G" => Some(1e9),
        "t" | "T" => Some(1e12),
        _ => None,
    }
}

/// Bytes and bits with their prefixes. Small letters are bytes, as most people write them; `Mb` could be either.
fn data(word: &str, small: &str) -> Option<Meaning> {
    match small {
        "byte" | "bytes" => return Some(Meaning::Unit(1.0, BYTES)),
        "bit" | "bits" => return Some(Meaning::Unit(1.0 / 8.0, BYTES)),
        _ => {}
    }
    if word == "B" {
        return Some(Meaning::Unit(1.0, BYTES));
    }
    if word == "b" {
        return Some(Meaning::Unclear("say B for bytes, bit for bits, or bn for a billion"));
    }
    let mut letters = small.chars();
    let prefix = letters.next()?;
    let power = 1 + ['k', 'm', 'g', 't', 'p', 'e'].iter().position(|one| *one == prefix)? as i32;
    let rest = letters.as_str();
    let decimal = 1_000f64.powi(power);
    match rest {
        "b" if word.ends_with('b') && word.starts_with(|c: char| c.is_uppercase()) => {
            Some(Meaning::Unclear("say KB, MB, GB for bytes, or kbit, Mbit, Gbit for bits"))
        }
        "b" => Some(Meaning::Unit(decimal, BYTES)),
        "ib" => Some(Meaning::Unit(1_024f64.powi(power), BYTES)),
        "bit" | "bits" => Some(Meaning::Unit(decimal / 8.0, BYTES)),
        // Megabytes a second with a large B, bits with a small one.
        "bps" if word.contains('B') => Some(Meaning::Rate(decimal, BYTE_RATE)),
        "bps" => Some(Meaning::Rate(decimal / 8.0, BYTE_RATE)),
        "ilobyte" | "ilobytes" if prefix == 'k' => Some(Meaning::Unit(1e3, BYTES)),
        "egabyte" | "egabytes" if prefix == 'm' => Some(Meaning::Unit(1e6, BYTES)),
        "igabyte" | "igabytes" if prefix == 'g' => Some(Meaning::Unit(1e9, BYTES)),
        "erabyte" | "erabytes" if prefix == 't' => Some(Meaning::Unit(1e12, BYTES)),
        "etabyte" | "etabytes" if prefix == 'p' => Some(Meaning::Unit(1e15, BYTES)),
        "xabyte" | "xabytes" if prefix == 'e' => Some(Meaning::Unit(1e18, BYTES)),
        _ => None,
    }
}
