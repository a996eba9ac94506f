//! Values for people.

use super::Dimension;

const DATA: [&str; 7] = ["B", "KB", "MB", "GB", "TB", "PB", "EB"];

/// The value with its unit, to three digits.
pub(super) fn text(value: f64, dimension: Dimension) -> String {
    match (dimension.bytes, dimension.time) {
        (0, 0) => number(value),
        (0, -1) => format!("{}/s", number(value)),
        (1, 0) => data(value),
        (1, -1) => format!("{}/s", data(value)),
        (0, 1) => time(value),
        (bytes, time) => format!("{} B^{bytes} s^{time}", number(value)),
    }
}

fn data(value: f64) -> String {
    let mut scaled = value;
    let mut unit = 0;
    while scaled.abs() >= 999.5 && unit + 1 < DATA.len() {
        scaled /= 1_000.0;
        unit += 1;
    }
    format!("{} {}", number(scaled), DATA[unit])
}

fn time(value: f64) -> String {
    let (divisor, unit) = match value.abs() {
        0.0 => (1.0, "s"),
        seconds if seconds < 1e-3 => (1e-6, "µs"),
        seconds if seconds < 1.0 => (1e-3, "ms"),
        seconds if seconds < 120.0 => (1.0, "s"),
        seconds if seconds < 7_200.0 => (60.0, "min"),
        seconds if seconds < 172_800.0 => (3_600.0, "h"),
        seconds if seconds < 63_072_000.0 => (86_400.0, "days"),
        _ => (31_536_000.0, "years"),
    };
    format!("{} {unit}", number(value / divisor))
}

/// `0.0123`, `12.3`, `1,157`, `86,400`, `1.16 million`, `1.2e18`.
pub(super) fn number(value: f64) -> String {
    let size = value.abs();
    if size == 0.0 {
        return "0".to_owned();
    }
    if !(1e-3..999.5e15).contains(&size) {
        return format!("{value:.1e}");
    }
    if size < 999.95 {
        let decimals = if size < 0.01 {
            5
        } else if size < 0.1 {
            4
        } else if size < 1.0 {
            3
        } else if size < 9.995 {
            2
        } else {
            1
        };
        return trimmed(&format!("{value:.decimals$}"));
    }
    if size < 999_999.5 {
        return grouped(value);
    }
    let mut scaled = value / 1e6;
    let mut words = ["million", "billion", "trillion", "quadrillion"].iter();
    let mut word = words.next();
    while scaled.abs() >= 999.95
        && let Some(next) = words.next()
    {
        scaled /= 1_000.0;
        word = Some(next);
    }
    let decimals = if scaled.abs() < 9.995 { 2 } else { 1 };
    format!("{} {}", trimmed(&format!("{scaled:.decimals$}")), word.unwrap_or(&"million"))
}

/// Without the zeros behind the point that say nothing.
fn trimmed(text: &str) -> String {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text.to_owned() }
}

/// A whole number with its separators.
fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = if value < 0.0 { "-".to_owned() } else { String::new() };
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
