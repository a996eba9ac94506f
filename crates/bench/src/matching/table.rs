//! The tables of the match.

use super::Matching;
use crate::stats::percentile;
use std::fmt::Write;

/// All scales as a part of the report, request by request.
pub fn markdown(scales: &[Matching]) -> String {
    let mut out = "\n## The match\n\nThe reference is twenty jobs by id, the same statement at every scale.\n\n\
        | request | scale | ours /s | reference /s | **ratio** | ÷ first scale | p50 ms | p99 ms | p99 ÷ p50 | alone p50 ms | \
        alone p99 ms | server µs | database µs |\n\
        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    let mut names: Vec<&str> = Vec::new();
    for line in scales.iter().flat_map(|scale| &scale.lines) {
        if !names.contains(&line.name) {
            names.push(line.name);
        }
    }
    for name in names {
        let of = |scale: &'_ Matching| scale.lines.iter().position(|line| line.name == name);
        let mut first = None;
        for (scale, line) in scales.iter().filter_map(|scale| Some((scale.scale, &scale.lines[of(scale)?]))) {
            let first = *first.get_or_insert(line.ratio());
            let (p50, p99) = (line.ours.percentile(0.5), line.ours.percentile(0.99));
            let alone = |part| percentile(&line.alone, part) / 1_000.0;
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "| {name} | {scale} | {:.0} | {:.0} | **{:.4}** | {:.2} | {p50:.2} | {p99:.2} | {:.1} | {:.2} | {:.2} | {:.0} | {:.0} |",
                line.ours.rate(),
                line.reference.rate(),
                line.ratio(),
                line.ratio() / first,
                p99 / p50,
                alone(0.5),
                alone(0.99),
                line.ours.cpu(line.ours.server),
                line.ours.cpu(line.ours.database),
            );
        }
    }
    out.push_str("\n| scale | the index | |\n|---:|---|---:|\n");
    for scale in scales {
        for (name, value) in &scale.index {
            let _ = writeln!(out, "| {} | {name} | {value} |", scale.scale);
        }
        let _ = writeln!(out, "| {} | memory of the server, MiB | {} |", scale.scale, scale.memory / 1024 / 1024);
        for name in &scale.missing {
            let _ = writeln!(out, "| {} | {name} | this server does not know it |", scale.scale);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{matching::Line, side::Side, stats::Run, usage::Usage};

    fn side(requests: usize) -> Side {
        let mut side = Side::default();
        let run = Run { seconds: 1.0, sent: requests as u64, latencies: vec![2_000; requests] };
        side.add(&run, &Usage::default());
        side
    }

    fn scale(scale: u32, requests: usize) -> Matching {
        let line = Line {
            name: "Discover",
            ours: side(requests),
            reference: side(400),
            alone: vec![1_000],
            is_of_figures: false,
        };
        let index = vec![("jobs".to_owned(), "480".to_owned())];
        Matching { scale, lines: vec![line], missing: vec!["what_if"], index, memory: 50 << 20 }
    }

    #[test]
    fn scales_of_a_request_stand_below_one_another() {
        let text = markdown(&[scale(1, 200), scale(20, 100)]);
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("Discover")).collect();
        assert_eq!(
            lines,
            [
                "| Discover | 1 | 200 | 400 | **0.5000** | 1.00 | 2.00 | 2.00 | 1.0 | 1.00 | 1.00 | 0 | 0 |",
                "| Discover | 20 | 100 | 400 | **0.2500** | 0.50 | 2.00 | 2.00 | 1.0 | 1.00 | 1.00 | 0 | 0 |"
            ]
        );
        for line in [
            "| 1 | jobs | 480 |",
            "| 20 | memory of the server, MiB | 50 |",
            "| 20 | what_if | this server does not know it |",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
}
