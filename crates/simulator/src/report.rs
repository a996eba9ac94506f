//! A day as text: a summary for people, tables and JSON for programs. The same day gives the same bytes.

use crate::{
    document::Document,
    run::result::{ComponentMinute, Day, FlowMinute},
    targets::Outcome,
};
use std::fmt::Write;

/// A column of minutes: its name, and what is in it.
type Column<T> = (&'static str, fn(&T) -> f64);

const FLOW_COLUMNS: [Column<FlowMinute>; 16] = [
    ("asked", |minute| minute.asked),
    ("answered", |minute| minute.answered),
    ("errors", |minute| minute.errors),
    ("open", |minute| minute.open),
    ("queued", |minute| minute.queued),
    ("delivered", |minute| minute.delivered),
    ("dead_letters", |minute| minute.dead_letters),
    ("dropped", |minute| minute.dropped),
    ("held", |minute| minute.held),
    ("lost", |minute| minute.lost),
    ("doubled", |minute| minute.doubled),
    ("reordered", |minute| minute.reordered),
    ("p50_ms", |minute| minute.p50_ms),
    ("p99_ms", |minute| minute.p99_ms),
    ("delay_s", |minute| minute.delay_s),
    ("staleness_s", |minute| minute.staleness_s),
];

const COMPONENT_COLUMNS: [Column<ComponentMinute>; 5] = [
    ("arrived", |minute| minute.arrived),
    ("refused", |minute| minute.refused),
    ("busy", |minute| minute.busy),
    ("waiting", |minute| minute.waiting),
    ("up", |minute| minute.up),
];

/// Each minute of each flow, as CSV with a header.
#[must_use]
pub fn flows_csv(day: &Day) -> String {
    csv("flow", &FLOW_COLUMNS, day.flows.iter().map(|flow| (flow.id.as_str(), flow.minutes.as_slice())))
}

/// Each minute of each component, as CSV with a header.
#[must_use]
pub fn components_csv(day: &Day) -> String {
    let rows = day.components.iter().map(|component| (component.id.as_str(), component.minutes.as_slice()));
    csv("component", &COMPONENT_COLUMNS, rows)
}

/// The whole day, as JSON.
#[must_use]
pub fn json(day: &Day) -> String {
    // Numbers, strings and lists have no way to fail.
    let mut text = serde_json::to_string(day).unwrap_or_default();
    text.push('\n');
    text
}

fn csv<'a, T: 'a>(of: &str, columns: &[Column<T>], rows: impl Iterator<Item = (&'a str, &'a [T])>) -> String {
    let mut text = format!("{of},minute");
    for (name, _) in columns {
        text.push(',');
        text.push_str(name);
    }
    text.push('\n');
    for (id, minutes) in rows {
        let id = if id.contains([',', '"']) { format!("\"{}\"", id.replace('"', "\"\"")) } else { id.to_owned() };
        for (place, minute) in minutes.iter().enumerate() {
            // A string takes whatever is written to it.
            let _ = write!(text, "{id},{place}");
            for (_, figure) in columns {
                let _ = write!(text, ",{}", figure(minute));
            }
            text.push('\n');
        }
    }
    text
}

/// What the day was like, in two tables.
#[must_use]
pub fn summary(document: &Document, seed: u64, day: &Day) -> String {
    let title = document.scenario.title.as_str();
    let mut text = if title.is_empty() { "One day".to_owned() } else { title.to_owned() };
    let _ = write!(text, ", seed {seed}\n\n");
    let header = [
        "flow",
        "requests",
        "answered %",
        "errors",
        "p50 ms",
        "p99 ms",
        "lost",
        "doubled",
        "reordered",
        "dead letters",
        "held",
        "delay s",
        "stale s",
    ];
    let flows = day.flows.iter().map(|flow| {
        let figures = [
            count(flow.asked),
            share(flow.availability()),
            count(flow.errors),
            decimal(flow.p50_ms),
            decimal(flow.p99_ms),
            count(flow.lost),
            count(flow.doubled),
            count(flow.reordered),
            count(flow.dead_letters),
            count(flow.held),
            decimal(flow.delay_s),
            decimal(flow.staleness_s),
        ];
        (flow.id.clone(), figures.to_vec())
    });
    table(&mut text, &header, &flows.collect::<Vec<_>>());
    text.push('\n');
    let header = ["component", "calls", "refused", "busiest %", "most waiting", "up %", "EUR a month"];
    let components = day.components.iter().map(|component| {
        let minutes = component.minutes.as_slice();
        let most = |figure: fn(&ComponentMinute) -> f64| minutes.iter().map(figure).fold(0.0, f64::max);
        let up = minutes.iter().map(|minute| minute.up).sum::<f64>() / (minutes.len().max(1) as f64);
        let figures = [
            count(component.arrived),
            count(minutes.iter().map(|minute| minute.refused).sum()),
            decimal(100.0 * most(|minute| minute.busy)),
            count(most(|minute| minute.waiting)),
            share(up),
            format!("{:.2}", component.cost_month),
        ];
        (component.id.clone(), figures.to_vec())
    });
    table(&mut text, &header, &components.collect::<Vec<_>>());
    let _ = write!(text, "\nTotal: {:.2} EUR a month\n", day.cost_month);
    text
}

/// What came of each target.
#[must_use]
pub fn targets(outcomes: &[Outcome]) -> String {
    let rows = outcomes.iter().map(|outcome| {
        let result = if outcome.is_met { "met" } else { "missed" };
        let minute = outcome.minute.map_or_else(String::new, |at| format!("{:02}:{:02}", at / 60, at % 60));
        let figures =
            vec![result.to_owned(), format!("{:.3}", outcome.observed), format!("{:.3}", outcome.bound), minute];
        (outcome.text.clone(), figures)
    });
    let mut text = String::new();
    table(&mut text, &["target", "result", "observed", "bound", "missed at"], &rows.collect::<Vec<_>>());
    text
}

fn count(value: f64) -> String {
    format!("{value:.0}")
}

fn decimal(value: f64) -> String {
    format!("{value:.1}")
}

/// A share as percent. What is not all is never shown as all.
fn share(value: f64) -> String {
    let percent = 100.0 * value;
    let shown = if value < 1.0 { percent.min(99.999) } else { percent };
    format!("{shown:.3}")
}

/// Columns in line: names to the left, figures to the right.
fn table(text: &mut String, header: &[&str], rows: &[(String, Vec<String>)]) {
    let mut widths: Vec<usize> = header.iter().map(|name| name.chars().count()).collect();
    for (id, figures) in rows {
        for (width, cell) in widths.iter_mut().zip(std::iter::once(id).chain(figures)) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut line = |cells: &[&str]| {
        for (place, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            let _ = if place == 0 { write!(text, "{cell:<width$}") } else { write!(text, "  {cell:>width$}") };
        }
        text.push('\n');
    };
    line(header);
    for (id, figures) in rows {
        let cells: Vec<&str> = std::iter::once(id.as_str()).chain(figures.iter().map(String::as_str)).collect();
        line(&cells);
    }
}
