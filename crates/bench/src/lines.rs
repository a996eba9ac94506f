//! Requests of the app against their statements by pgbench, and some against Fastify and pg.

mod table;

use crate::{
    Options,
    goals::Goal,
    load,
    peer::{self, Peer},
    pgbench,
    record::{self, Script},
    scenario::{EMPTY, SEARCH, Scenario},
    side::Side,
    stats::percentile,
    usage::{self, Usage},
    world::World,
};
use anyhow::Context;
use std::time::Duration;

pub use table::markdown;

/// Parts of pgbench's rate, over six pipelined backends, that requests are meant to reach.
const PARTS: [(&str, f64); 5] = [
    ("own profile by id", 0.68),
    ("unread badge", 0.83),
    ("interested candidates", 0.80),
    ("skills list, visitor", 0.90),
    ("message insert", 0.77),
];
/// Reads so small that their own costs show: they are measured beside Fastify, and over many connections.
const SMALL_READS: [&str; 2] = ["own profile by id", "unread badge"];
/// How many connections "many" is, and the part of the usual rate that must be left.
const MANY: usize = 1_000;
const PART_OF_MANY: f64 = 0.9;
/// Microseconds of the server for a small read, and for a request that asks PostgreSQL nothing.
const READ_MICROS: f64 = 30.0;
const EMPTY_MICROS: f64 = 10.0;
/// PostgreSQL's time for a small read, as times of what pgbench costs it.
const DATABASE_TIMES: f64 = 1.15;
/// Times of what Fastify answers.
const PEER_TIMES: f64 = 2.5;
/// The 99th percentile as times of the median.
const TAIL_TIMES: f64 = 3.0;
/// Searches a second before the search index: a release build of 2f0ed46 at scale 20, 32 connections, 2 cores of AMD EPYC,
/// 2026-11-23, `search` for jobs (88 to 89 in three rounds).
const OLD_SEARCHES: f64 = 88.0;
const SEARCH_TIMES: f64 = 10.0;
const SEARCH_MILLIS: f64 = 5.0;

/// One request, and whom it was measured against.
#[derive(Default)]
pub struct Line {
    name: &'static str,
    ours: Side,
    /// As few backends as keep PostgreSQL busy.
    pgbench: Side,
    /// As many as we have connections.
    pgbench_wide: Side,
    fastify: Side,
    /// Ours over [`MANY`] connections.
    many: Side,
    /// Microseconds over one connection, by different people in turn.
    alone: Vec<u32>,
    /// Why there is nothing to compare with.
    remarks: Vec<String>,
}

/// Whose turn it is.
#[derive(Clone, Copy)]
enum Leg {
    Ours,
    Pgbench,
    PgbenchWide,
    Fastify,
    Many,
}

/// All legs of one scenario, taking turns.
pub async fn compare(options: &Options, world: &World, scenario: &mut Scenario) -> anyhow::Result<Line> {
    let mut line = Line { name: scenario.name, ..Line::default() };
    let is_small = SMALL_READS.contains(&line.name);
    let script = match line.name {
        EMPTY => None,
        _ => line.keep(record::record(world, scenario).await, "no script for pgbench"),
    };
    scenario.take_own_sessions(world).await?;
    let peer = match script.as_ref().and_then(|script| script.read.as_ref()).filter(|_| is_small) {
        Some(read) => line.keep(Peer::start(options, world, scenario, read).await, "no Fastify"),
        None => None,
    };
    let mut crowd = scenario.clone();
    crowd.visits = scenario.visits.iter().cycle().take(MANY).cloned().collect();
    let mut legs = vec![Leg::Ours];
    legs.extend(script.iter().flat_map(|_| [Leg::Pgbench, Leg::PgbenchWide]));
    legs.extend(peer.iter().map(|_| Leg::Fastify));
    legs.extend(is_small.then_some(Leg::Many));
    for round in 0..options.rounds {
        // The first of two legs is colder than the second, so they change places.
        legs.rotate_left(usize::from(round > 0));
        for &leg in legs.iter().filter(|leg| round == 0 || !matches!(leg, Leg::PgbenchWide)) {
            line.measure(leg, options, world, [&mut *scenario, &mut crowd], script.as_ref(), peer.as_ref()).await?;
        }
    }
    if let Some(peer) = peer {
        peer.stop().await;
    }
    if line.name == SEARCH {
        line.alone = load::alone(world, scenario, Duration::from_secs(options.seconds)).await?;
    }
    Ok(line)
}

impl Line {
    /// What there is, or a remark why it is not.
    fn keep<T>(&mut self, result: anyhow::Result<T>, otherwise: &str) -> Option<T> {
        result.map_err(|error| self.remarks.push(format!("{}: {otherwise}: {error:#}", self.name))).ok()
    }

    async fn measure(
        &mut self,
        leg: Leg,
        options: &Options,
        world: &World,
        [usual, crowd]: [&mut Scenario; 2],
        script: Option<&Script>,
        peer: Option<&Peer>,
    ) -> anyhow::Result<()> {
        let time = Duration::from_secs(options.seconds);
        let text = script.map(|script| script.text.as_str()).unwrap_or_default();
        let peer_time = || peer.map_or(Ok(Duration::ZERO), |peer| usage::family(peer.pid));
        let peer_before = peer_time()?;
        let before = Usage::read(world)?;
        let run = match leg {
            Leg::Ours => load::run(world, usual, time).await?,
            Leg::Many => load::run(world, crowd, time).await.context("many connections")?,
            Leg::Fastify => load::run_at(world, peer::ADDRESS, usual, time).await.context("the peer")?,
            Leg::Pgbench => pgbench::run(options, world, text, pgbench::BACKENDS, time).await?,
            Leg::PgbenchWide => pgbench::run(options, world, text, options.connections, time).await?,
        };
        let mut used = Usage::read(world)?.since(&before);
        let side = match leg {
            Leg::Ours => &mut self.ours,
            Leg::Many => &mut self.many,
            Leg::Pgbench => &mut self.pgbench,
            Leg::PgbenchWide => &mut self.pgbench_wide,
            Leg::Fastify => {
                used.server = peer_time()?.saturating_sub(peer_before);
                &mut self.fastify
            }
        };
        side.add(&run, &used);
        Ok(())
    }

    /// What is wanted of this request.
    pub fn goals(&self) -> Vec<Goal> {
        let (name, ours) = (self.name, &self.ours);
        let mut goals = Vec::new();
        if let Some((_, part)) = PARTS.iter().find(|(of, _)| *of == name) {
            let what = format!("{name}: rate, part of pgbench's");
            goals.push(Goal::at_least(what, *part, ours.rate() / self.pgbench.rate(), ""));
        }
        if name == EMPTY {
            let what = format!("{name}: server's CPU");
            goals.push(Goal::at_most(what, EMPTY_MICROS, ours.cpu(ours.server), " µs"));
        }
        if SMALL_READS.contains(&name) {
            let pgbench = self.pgbench.cpu(self.pgbench.database);
            let many = self.many.rate() / ours.rate();
            goals.extend([
                Goal::at_most(format!("{name}: server's CPU"), READ_MICROS, ours.cpu(ours.server), " µs"),
                Goal::at_most(
                    format!("{name}: PostgreSQL's CPU, times of pgbench's"),
                    DATABASE_TIMES,
                    ours.cpu(ours.database) / pgbench,
                    "",
                ),
                Goal::at_least(
                    format!("{name}: rate, times of Fastify and pg"),
                    PEER_TIMES,
                    ours.rate() / self.fastify.rate(),
                    "",
                ),
                Goal::at_least(
                    format!("{name}: rate of {MANY} connections, part of the usual"),
                    PART_OF_MANY,
                    many,
                    "",
                ),
            ]);
        }
        if name == SEARCH {
            goals.extend([
                Goal::at_least(
                    format!("{name}: rate, times of {OLD_SEARCHES} a second before the index"),
                    SEARCH_TIMES,
                    ours.rate() / OLD_SEARCHES,
                    "",
                ),
                Goal::at_most(
                    format!("{name}: 95th percentile, one after the other"),
                    SEARCH_MILLIS,
                    percentile(&self.alone, 0.95) / 1_000.0,
                    " ms",
                ),
            ]);
        }
        goals.push(Goal::at_most(
            format!("{name}: p99, times of p50"),
            TAIL_TIMES,
            ours.percentile(0.99) / ours.percentile(0.5),
            "",
        ));
        goals
    }
}
