//! What a run is meant to show, and whether it did.

use std::fmt::Write;

/// A bound of a figure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

/// A figure with its goal.
#[derive(Debug, Clone, PartialEq)]
pub struct Goal {
    pub what: String,
    bound: Bound,
    figure: f64,
    unit: &'static str,
}

impl Goal {
    pub fn at_least(what: impl Into<String>, bound: f64, figure: f64, unit: &'static str) -> Self {
        Self { what: what.into(), bound: Bound::AtLeast(bound), figure, unit }
    }

    pub fn at_most(what: impl Into<String>, bound: f64, figure: f64, unit: &'static str) -> Self {
        Self { what: what.into(), bound: Bound::AtMost(bound), figure, unit }
    }

    /// What was not measured is not reached.
    fn is_reached(&self) -> bool {
        match self.bound {
            Bound::AtLeast(bound) => self.figure >= bound,
            Bound::AtMost(bound) => self.figure <= bound,
        }
    }

    /// How much of the goal is there: 1 and more is reached, whichever way the bound points.
    fn ratio(&self) -> f64 {
        match self.bound {
            Bound::AtLeast(bound) => self.figure / bound,
            // None of what there should be none of.
            Bound::AtMost(bound) if bound == self.figure => 1.0,
            Bound::AtMost(bound) => bound / self.figure,
        }
    }
}

/// The table of goals; nothing when there are none.
pub fn markdown(goals: &[Goal]) -> String {
    if goals.is_empty() {
        return String::new();
    }
    let reached = goals.iter().filter(|goal| goal.is_reached()).count();
    let mut out = format!(
        "\n## Goals\n\n{reached} of {} reached.\n\n| what | goal | figure | part of the goal | |\n|---|---:|---:|---:|---|\n",
        goals.len()
    );
    for goal in goals {
        let (sign, bound) = match goal.bound {
            Bound::AtLeast(bound) => ("≥", bound),
            Bound::AtMost(bound) => ("≤", bound),
        };
        let verdict = if goal.is_reached() { "reached" } else { "**not reached**" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "| {} | {sign} {}{unit} | {}{unit} | {:.2} | {verdict} |",
            goal.what,
            short(bound),
            short(goal.figure),
            goal.ratio(),
            unit = goal.unit,
        );
    }
    out
}

/// As many digits as say something.
fn short(value: f64) -> String {
    match value.abs() {
        size if size >= 100.0 => format!("{value:.0}"),
        size if size >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_say_whether_they_are_reached() {
        let text = markdown(&[
            Goal::at_least("own profile ÷ pgbench", 0.68, 0.71, ""),
            Goal::at_most("an empty request", 10.0, 12.5, " µs"),
            Goal::at_most("never measured", 10.0, f64::NAN, " ms"),
        ]);
        for line in [
            "1 of 3 reached.",
            "| own profile ÷ pgbench | ≥ 0.68 | 0.71 | 1.04 | reached |",
            "| an empty request | ≤ 10.0 µs | 12.5 µs | 0.80 | **not reached** |",
            "| never measured | ≤ 10.0 ms | NaN ms | NaN | **not reached** |",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
        assert_eq!(markdown(&[]), "");
    }
}
