//! The tables.

use crate::{
    Options,
    hostile::Hostile,
    interviews::Interviews,
    live::Live,
    matching::{self, Matching},
    side::Side,
    signin::SignIn,
    verdicts::Verdicts,
    world::World,
};
use devproof_claims::{Clock, SystemClock};
use std::{fmt::Write, fs, process::Command};

/// One scenario's legs.
pub struct Line {
    name: &'static str,
    pub ours: Side,
    pub pgbench: Side,
    pub pipelined: Side,
}

impl Line {
    pub fn new(name: &'static str) -> Self {
        Self { name, ours: Side::default(), pgbench: Side::default(), pipelined: Side::default() }
    }
}

/// Everything that was measured.
pub struct Report {
    about: String,
    pub lines: Vec<Line>,
    pub live: Option<Live>,
    pub sign_in: Option<SignIn>,
    /// Honest people beside hostile clients.
    pub hostile: Option<Hostile>,
    /// The judge's table.
    pub judge: Option<String>,
    /// The match at this scale.
    pub matching: Option<Matching>,
    pub verdicts: Option<Verdicts>,
    /// From Finish to the score, when it was measured.
    pub interviews: Option<Interviews>,
}

impl Report {
    pub fn new(options: &Options, world: &World) -> Self {
        let about = format!(
            "{}, {}; scale {}, {} connections, {} × {} s a leg.",
            SystemClock.now().date(),
            machine(),
            world.scale,
            options.connections,
            options.rounds,
            options.seconds,
        );
        Self {
            about,
            lines: Vec::new(),
            live: None,
            sign_in: None,
            hostile: None,
            judge: None,
            matching: None,
            verdicts: None,
            interviews: None,
        }
    }

    /// The tables as Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("{}\n", self.about);
        if !self.lines.is_empty() {
            out.push_str(
                "\n| request | ours /s | pgbench /s | **ratio** | ÷ pipelined | p50 ms | p50 pgbench | p99 ms | p99 pgbench | \
                 server µs | database µs | database µs, pgbench | database µs, pipelined |\n\
                 |---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
            );
        }
        for line in &self.lines {
            let (ours, pgbench) = (&line.ours, &line.pgbench);
            let least = match line.pipelined.is_empty() {
                true => "–".to_owned(),
                false => format!("{:.0}", line.pipelined.cpu(line.pipelined.database)),
            };
            let pipelined = match line.pipelined.is_empty() {
                true => "–".to_owned(),
                false => format!("{:.2}", ours.rate() / line.pipelined.rate()),
            };
            let _ = writeln!(
                out,
                "| {} | {:.0} | {:.0} | **{:.2}** | {pipelined} | {:.2} | {:.2} | {:.2} | {:.2} | {:.0} | {:.0} | {:.0} | {least} |",
                line.name,
                ours.rate(),
                pgbench.rate(),
                ours.rate() / pgbench.rate(),
                ours.percentile(0.5),
                pgbench.percentile(0.5),
                ours.percentile(0.99),
                pgbench.percentile(0.99),
                ours.cpu(ours.server),
                ours.cpu(ours.database),
                pgbench.cpu(pgbench.database),
            );
        }
        if let Some(matching) = &self.matching {
            out.push_str(&matching::markdown(std::slice::from_ref(matching)));
        }
        if let Some(verdicts) = &self.verdicts {
            out.push_str(&verdicts.markdown());
        }
        if let Some(interviews) = &self.interviews {
            out.push_str(&interviews.markdown());
        }
        if let Some(live) = &self.live {
            out.push_str(&live.markdown());
        }
        if let Some(sign_in) = &self.sign_in {
            out.push_str(&sign_in.markdown());
        }
        if let Some(hostile) = &self.hostile {
            out.push_str(&hostile.markdown());
        }
        if let Some(judge) = &self.judge {
            out.push('\n');
            out.push_str(judge);
        }
        out
    }
}

/// What it was measured on.
pub fn machine() -> String {
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!(
        "{cores} cores of {}, Linux {}, load before {}",
        model.map_or("an unknown processor", |(_, name)| name),
        said("uname", &["-r"]),
        load.split(' ').next().unwrap_or("?"),
    )
}

/// What a program of the machine says.
fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).trim().to_owned()
}
