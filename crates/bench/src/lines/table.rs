//! The tables of requests.

use super::{Line, MANY};
use crate::{side::Side, stats::percentile};
use std::fmt::Write;

/// All lines as tables; nothing when there are none.
pub fn markdown(lines: &[Line]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut out = "\n## Requests\n\n\
        | request | ours /s | pgbench, 6 backends /s | **ratio** | pgbench, 32 backends /s | ratio | p50 ms | p99 ms | p99 ÷ p50 | \
        server µs | database µs | database µs, pgbench 6 | 32 |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    for Line { name, ours, pgbench, pgbench_wide, .. } in lines {
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "| {name} | {} | {} | **{}** | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            rate(ours),
            rate(pgbench),
            ratio(ours, pgbench),
            rate(pgbench_wide),
            ratio(ours, pgbench_wide),
            digits(ours.percentile(0.5), 2),
            digits(ours.percentile(0.99), 2),
            digits(ours.percentile(0.99) / ours.percentile(0.5), 1),
            digits(ours.cpu(ours.server), 0),
            digits(ours.cpu(ours.database), 0),
            digits(pgbench.cpu(pgbench.database), 0),
            digits(pgbench_wide.cpu(pgbench_wide.database), 0),
        );
    }
    out.push_str(&beside_fastify(lines));
    out.push_str(&over_many(lines));
    for line in lines.iter().filter(|line| !line.alone.is_empty()) {
        let ms = |part| percentile(&line.alone, part) / 1_000.0;
        let _ = writeln!(
            out,
            "\n{}, one after the other: p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms.",
            line.name,
            ms(0.5),
            ms(0.95),
            ms(0.99)
        );
    }
    for remark in lines.iter().flat_map(|line| &line.remarks) {
        let _ = writeln!(out, "\n{remark}");
    }
    out
}

fn beside_fastify(lines: &[Line]) -> String {
    let mut out = String::new();
    for line in lines.iter().filter(|line| !line.fastify.is_empty()) {
        if out.is_empty() {
            out.push_str(
                "\n| request | ours /s | Fastify and pg /s | **ratio** | p50 ms | p50, Fastify | p99 ms | p99, Fastify | \
                 server µs | Fastify µs | database µs | database µs, Fastify |\n\
                 |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n",
            );
        }
        let (ours, theirs) = (&line.ours, &line.fastify);
        let _ = writeln!(
            out,
            "| {} | {} | {} | **{}** | {:.2} | {:.2} | {:.2} | {:.2} | {:.0} | {:.0} | {:.0} | {:.0} |",
            line.name,
            rate(ours),
            rate(theirs),
            ratio(ours, theirs),
            ours.percentile(0.5),
            theirs.percentile(0.5),
            ours.percentile(0.99),
            theirs.percentile(0.99),
            ours.cpu(ours.server),
            theirs.cpu(theirs.server),
            ours.cpu(ours.database),
            theirs.cpu(theirs.database),
        );
    }
    out
}

fn over_many(lines: &[Line]) -> String {
    let mut out = String::new();
    for line in lines.iter().filter(|line| !line.many.is_empty()) {
        if out.is_empty() {
            let _ = write!(
                out,
                "\n| request | usual connections /s | {MANY} connections /s | **part** | p50 ms | p99 ms |\n\
                 |---|---:|---:|---:|---:|---:|\n"
            );
        }
        let _ = writeln!(
            out,
            "| {} | {} | {} | **{}** | {:.1} | {:.1} |",
            line.name,
            rate(&line.ours),
            rate(&line.many),
            ratio(&line.many, &line.ours),
            line.many.percentile(0.5),
            line.many.percentile(0.99),
        );
    }
    out
}

fn rate(side: &Side) -> String {
    if side.is_empty() { "–".to_owned() } else { format!("{:.0}", side.rate()) }
}

fn ratio(side: &Side, other: &Side) -> String {
    if other.is_empty() { "–".to_owned() } else { format!("{:.2}", side.rate() / other.rate()) }
}

fn digits(value: f64, digits: usize) -> String {
    if value.is_finite() && value > 0.0 { format!("{value:.digits$}") } else { "–".to_owned() }
}
