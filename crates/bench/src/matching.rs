//! The match at several scales: lists in its order, what other weights would change, `what_if`, and what pages of figures
//! ask. Each takes turns with one statement that stays as it is, so that two servers, or two scales, compare by their ratios
//! to it.

mod requests;
mod table;

use crate::{
    Options,
    goals::{self, Goal},
    load::{self, Connection},
    pgbench, record,
    scenario::Scenario,
    side::Side,
    stats::percentile,
    usage::{Usage, resident},
    world::World,
};
use anyhow::{Context, ensure};
use std::time::Duration;

pub use table::markdown;

/// What the names of the index's figures begin with in `/metrics`.
const INDEX: &str = "devproof_match_index_";

/// The page of Discover in its order, which the rates of all scales are compared by.
const DISCOVER: &str = "Discover, first page";
/// Pages of Discover a second when SQL made the score: a release build of 2f0ed46 at scale 20, 32 connections, 2 cores of AMD
/// EPYC, 2026-11-23. At scale 100 it was 24.
const OLD_PAGES: f64 = 43.0;
const PAGES_TIMES: f64 = 30.0;
/// The 99th percentile as times of the median.
const TAIL_TIMES: f64 = 3.0;
/// Part of the first scale's rate that a larger world leaves: "nearly flat".
const FLAT: f64 = 0.8;
const WHAT_IF_MILLIS: f64 = 50.0;
const BYTES_A_JOB: f64 = 400.0;
const BYTES_A_PERSON: f64 = 300.0;
const FILL_SECONDS: f64 = 3.0;
/// Of pages of figures, analytics and career intelligence: the 95th percentile, and the cost as times of the first scale's.
const FIGURES_MILLIS: f64 = 20.0;
const FIGURES_TIMES: f64 = 2.0;

/// One request at one scale.
struct Line {
    name: &'static str,
    ours: Side,
    reference: Side,
    /// Microseconds over one connection, by different people in turn.
    alone: Vec<u32>,
    /// Whether a page of figures asks it, and no list.
    is_of_figures: bool,
}

/// What was measured at one scale.
pub struct Matching {
    scale: u32,
    lines: Vec<Line>,
    /// Requests that this server does not know.
    missing: Vec<&'static str>,
    /// Names and values of the index's figures.
    index: Vec<(String, String)>,
    /// Bytes that the server held afterwards.
    memory: u64,
}

/// Measures one scale after the other, each with a server of its own, and compares them.
pub async fn compare_scales(options: &Options) -> anyhow::Result<String> {
    ensure!(!options.match_scales.is_empty(), "--match-scales names no scale");
    let mut scales = Vec::new();
    for &scale in &options.match_scales {
        let options = Options { scale, ..options.clone() };
        let mut world = World::start(&options).await?;
        let measured = measure(&options, &world).await;
        world.stop().await;
        scales.push(measured.with_context(|| format!("scale {scale}"))?);
    }
    Ok(format!("{}{}", markdown(&scales), goals::markdown(&scale_goals(&scales))))
}

/// Measures on one world.
pub async fn measure(options: &Options, world: &World) -> anyhow::Result<Matching> {
    let mut reference = requests::reference(world).await?;
    let script = record::record(world, &mut reference).await.context("the reference")?;
    let (mut lines, mut missing) = (Vec::new(), Vec::new());
    let lists = requests::all(world).await?.into_iter().map(|scenario| (scenario, false));
    let figures = requests::figures(world).into_iter().map(|scenario| (scenario, true));
    for (mut scenario, is_of_figures) in lists.chain(figures) {
        eprintln!("scale {}: {}", world.scale, scenario.name);
        if !is_known(world, &scenario).await? {
            missing.push(scenario.name);
            continue;
        }
        let (ours, reference, alone) =
            compare(options, world, &mut scenario, &script.text).await.context(scenario.name)?;
        lines.push(Line { name: scenario.name, ours, reference, alone, is_of_figures });
    }
    let index = index_figures(&world.metrics().await?);
    Ok(Matching { scale: world.scale, lines, missing, index, memory: resident(world.server)? })
}

/// What is wanted at each scale, and of all together.
fn scale_goals(scales: &[Matching]) -> Vec<Goal> {
    let ratio = |scale: &Matching| scale.line(DISCOVER).map_or(f64::NAN, Line::ratio);
    let flat = scales.iter().skip(1).map(|scale| {
        let what = format!("{DISCOVER}, scale {}: rate, part of scale {}'s", scale.scale, scales[0].scale);
        Goal::at_least(what, FLAT, ratio(scale) / ratio(&scales[0]), "")
    });
    let mut goals: Vec<_> = scales.iter().flat_map(Matching::goals).chain(flat).collect();
    let (first, larger) = scales.split_first().map_or((None, scales), |(first, larger)| (Some(first), larger));
    for scale in larger {
        for line in scale.lines.iter().filter(|line| line.is_of_figures) {
            let (name, at) = (line.name, scale.scale);
            let before = first.and_then(|first| first.line(name)).map_or(f64::NAN, Line::cost);
            goals.push(Goal::at_most(
                format!("{name}, scale {at}: p95, one after the other"),
                FIGURES_MILLIS,
                percentile(&line.alone, 0.95) / 1_000.0,
                " ms",
            ));
            let what = format!("{name}, scale {at}: cost, times of the first scale's");
            goals.push(Goal::at_most(what, FIGURES_TIMES, line.cost() / before, ""));
        }
    }
    goals
}

impl Line {
    /// The rate as times of the reference's.
    fn ratio(&self) -> f64 {
        self.ours.rate() / self.reference.rate()
    }

    /// Microseconds of both cores that a request takes.
    fn cost(&self) -> f64 {
        self.ours.cpu(self.ours.server + self.ours.database)
    }
}

impl Matching {
    fn line(&self, name: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.name == name)
    }

    /// A figure of the index.
    fn figure(&self, name: &str) -> f64 {
        let value = self.index.iter().find(|(of, _)| of == name).and_then(|(_, value)| value.parse().ok());
        value.unwrap_or(f64::NAN)
    }

    /// What is wanted at this scale.
    pub fn goals(&self) -> Vec<Goal> {
        let scale = self.scale;
        let mut goals = Vec::new();
        if let Some(line) = self.line(DISCOVER) {
            let what = format!("{DISCOVER}, scale {scale}: rate, times of {OLD_PAGES} a second by SQL");
            goals.push(Goal::at_least(what, PAGES_TIMES, line.ours.rate() / OLD_PAGES, ""));
        }
        for line in &self.lines {
            let tail = line.ours.percentile(0.99) / line.ours.percentile(0.5);
            goals.push(Goal::at_most(
                format!("{}, scale {scale}: p99, times of p50", line.name),
                TAIL_TIMES,
                tail,
                "",
            ));
        }
        if let Some(line) = self.line("what_if") {
            let what = format!("what_if, scale {scale}: p99, one after the other");
            goals.push(Goal::at_most(what, WHAT_IF_MILLIS, percentile(&line.alone, 0.99) / 1_000.0, " ms"));
        }
        let (jobs, people) = (self.figure("entries{kind=\"jobs\"}"), self.figure("entries{kind=\"people\"}"));
        goals.extend([
            Goal::at_most(
                format!("the index, {jobs:.0} jobs and {people:.0} people: memory"),
                (BYTES_A_JOB * jobs + BYTES_A_PERSON * people) / f64::from(1 << 20),
                self.figure("memory_bytes") / f64::from(1 << 20),
                " MiB",
            ),
            Goal::at_most(
                format!("the index, {jobs:.0} jobs and {people:.0} people: filled in"),
                FILL_SECONDS,
                self.figure("filled_seconds"),
                " s",
            ),
        ]);
        goals
    }
}

/// Whether the server has such a request.
async fn is_known(world: &World, scenario: &Scenario) -> anyhow::Result<bool> {
    let visit = scenario.visits.first().context("nobody asks")?;
    let answer = Connection::open(world, 0).await?.send_raw(&visit.call()).await?;
    Ok(answer.status != 404)
}

/// The request over all connections and the reference, taking turns, and then the request over one connection.
async fn compare(
    options: &Options,
    world: &World,
    scenario: &mut Scenario,
    script: &str,
) -> anyhow::Result<(Side, Side, Vec<u32>)> {
    let time = Duration::from_secs(options.seconds);
    let (mut ours, mut reference) = (Side::default(), Side::default());
    for round in 0..options.rounds {
        // The first of two legs is colder than the second, so they change places.
        for is_ours in [round % 2 == 0, round % 2 == 1] {
            let before = Usage::read(world)?;
            if is_ours {
                let run = load::run(world, scenario, time).await?;
                ours.add(&run, &Usage::read(world)?.since(&before));
            } else {
                let run = pgbench::run(options, world, script, pgbench::BACKENDS, time).await?;
                reference.add(&run, &Usage::read(world)?.since(&before));
            }
        }
    }
    Ok((ours, reference, load::alone(world, scenario, time).await?))
}

/// The figures of the index among those of `/metrics`.
fn index_figures(metrics: &str) -> Vec<(String, String)> {
    let figure = |line: &str| {
        let (name, value) = line.strip_prefix(INDEX)?.rsplit_once(' ')?;
        Some((name.to_owned(), value.to_owned()))
    };
    metrics.lines().filter_map(figure).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_the_index_are_read_from_the_metrics() {
        let metrics = "# HELP devproof_match_index_jobs Jobs\n# TYPE devproof_match_index_jobs gauge\n\
                       devproof_match_index_jobs 9616\ndevproof_db_up 1\n\
                       devproof_match_index_memory_bytes{of=\"jobs\"} 2875184\n# EOF\n";
        let figures = index_figures(metrics);
        let figures: Vec<(&str, &str)> =
            figures.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(figures, [("jobs", "9616"), ("memory_bytes{of=\"jobs\"}", "2875184")]);
    }
}
