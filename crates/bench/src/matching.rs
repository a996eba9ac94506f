//! The match at several scales: lists in its order, what other weights would change, and `what_if`. Each takes turns with
//! one statement that stays as it is, so that two servers, or two scales, compare by their ratios to it.

mod requests;
mod table;

use crate::{
    Options,
    load::{self, Connection},
    pgbench, record,
    scenario::Scenario,
    side::Side,
    usage::{Usage, resident},
    world::World,
};
use anyhow::{Context, ensure};
use hyper::StatusCode;
use std::time::{Duration, Instant};

pub use table::markdown;

/// What the names of the index's figures begin with in `/metrics`.
const INDEX: &str = "devproof_match_index_";

/// One request at one scale.
struct Line {
    name: &'static str,
    ours: Side,
    reference: Side,
    /// Microseconds over one connection, by different people in turn.
    alone: Vec<u32>,
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
    Ok(markdown(&scales))
}

/// Measures on one world.
pub async fn measure(options: &Options, world: &World) -> anyhow::Result<Matching> {
    let mut reference = requests::reference(world).await?;
    let script = record::record(world, &mut reference).await.context("the reference")?;
    let script = script.pipelined.unwrap_or(script.sequential);
    let (mut lines, mut missing) = (Vec::new(), Vec::new());
    for mut scenario in requests::all(world).await? {
        eprintln!("scale {}: {}", world.scale, scenario.name);
        if !is_known(world, &scenario).await? {
            missing.push(scenario.name);
            continue;
        }
        lines.push(compare(options, world, &mut scenario, &script).await.context(scenario.name)?);
    }
    let index = index_figures(&world.metrics().await?);
    Ok(Matching { scale: world.scale, lines, missing, index, memory: resident(world.server)? })
}

/// Whether the server has such a request.
async fn is_known(world: &World, scenario: &Scenario) -> anyhow::Result<bool> {
    let visit = scenario.visits.first().context("nobody asks")?;
    let answer = Connection::open(world, 0).await?.send_raw(&visit.call()).await?;
    Ok(answer.status() != StatusCode::NOT_FOUND)
}

/// The request over all connections and the reference, taking turns, and then the request over one connection.
async fn compare(options: &Options, world: &World, scenario: &mut Scenario, script: &str) -> anyhow::Result<Line> {
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
                let run = pgbench::run(options, world, script, time).await?;
                reference.add(&run, &Usage::read(world)?.since(&before));
            }
        }
    }
    Ok(Line { name: scenario.name, ours, reference, alone: alone(world, scenario, time).await? })
}

async fn alone(world: &World, scenario: &Scenario, time: Duration) -> anyhow::Result<Vec<u32>> {
    let mut connection = Connection::open(world, 0).await?;
    connection.send(&scenario.visits[0].call()).await?;
    let mut latencies = Vec::new();
    let started = Instant::now();
    for visit in scenario.visits.iter().cycle() {
        let call = visit.call();
        let sent = Instant::now();
        if sent - started >= time {
            break;
        }
        connection.send(&call).await?;
        latencies.push(u32::try_from(sent.elapsed().as_micros())?);
    }
    Ok(latencies)
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
