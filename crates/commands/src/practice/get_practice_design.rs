//! `get_practice_design`: what a problem asks for, its day, the board to begin with, and what can be set on it.

use super::{problems, simulation::MAX_BOARD_BYTES};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        signature::to_json,
    },
};
use devproof_simulator::{
    FlowKind, Kind, Problem,
    problem::{MAX_COMPONENTS, MAX_CONNECTIONS},
    settings::{Setting, of_component, of_connection},
};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

arguments! { required { p_slug: String } }

answer! {
    slug: &'static str,
    title: String,
    summary: String,
    statement: String,
    minutes: u32,
    /// Which random numbers are drawn unless a run asks for others.
    seed: i64,
    zones: Vec<String>,
    flows: Vec<PracticeFlow>,
    events: Vec<PracticeEvent>,
    targets: Vec<PracticeTarget>,
    /// What a board can have.
    kinds: Vec<PracticeKind>,
    /// What can be set on a connection.
    connection_settings: Vec<Setting>,
    /// The same for one out of a queue.
    queue_connection_settings: Vec<Setting>,
    limits: PracticeLimits,
    /// The board to begin with: `components`, `connections`, `routes`.
    board: Value,
}

/// A kind of request.
#[derive(Debug, Serialize, TS)]
struct PracticeFlow {
    id: String,
    title: String,
    is_write: bool,
    /// Requests a second, in the middle of each hour.
    rate: Vec<f64>,
}

/// Something that happens on the day.
#[derive(Debug, Serialize, TS)]
struct PracticeEvent {
    text: String,
    from_s: u32,
    to_s: u32,
}

/// What is wanted.
#[derive(Debug, Serialize, TS)]
struct PracticeTarget {
    id: String,
    text: String,
    reason: String,
}

/// A kind of component that the problem offers.
#[derive(Debug, Serialize, TS)]
struct PracticeKind {
    kind: &'static str,
    /// Where flows begin: it costs nothing and isn't simulated.
    is_source: bool,
    is_queue: bool,
    /// Work that one instance does at a time.
    concurrency: u32,
    service_ms: f64,
    /// Euros a month for an instance.
    instance: f64,
    /// Euros for a million calls.
    million_calls: f64,
    settings: Vec<Setting>,
}

/// The largest board.
#[derive(Debug, Serialize, TS)]
struct PracticeLimits {
    components: usize,
    connections: usize,
    bytes: usize,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let found = problems::find(&args.p_slug)?;
    let problem = &*found.problem;
    let flows = problem.scenario.flows.iter().map(|flow| PracticeFlow {
        id: flow.id.clone(),
        title: if flow.title.is_empty() { flow.id.clone() } else { flow.title.clone() },
        is_write: flow.kind == FlowKind::Write,
        rate: (0..24).map(|hour| flow.rate_at(hour * 3600 + 1800)).collect(),
    });
    let events =
        problem.events().map(|(event, text)| PracticeEvent { text, from_s: event.at_s, to_s: event.end_s() });
    let targets = problem.targets.iter().map(|target| PracticeTarget {
        id: target.id.clone(),
        text: target.text(&problem.scenario),
        reason: target.reason.clone(),
    });
    Ok(Answer {
        slug: found.slug,
        title: problem.title.clone(),
        summary: problem.summary.clone(),
        statement: problem.statement.clone(),
        minutes: problem.minutes,
        seed: i64::try_from(problem.seed).unwrap_or(i64::MAX),
        zones: problem.zones.clone(),
        flows: flows.collect(),
        events: events.collect(),
        targets: targets.collect(),
        kinds: problem.kinds().map(|kind| PracticeKind::of(problem, kind)).collect(),
        connection_settings: of_connection(false),
        queue_connection_settings: of_connection(true),
        limits: PracticeLimits { components: MAX_COMPONENTS, connections: MAX_CONNECTIONS, bytes: MAX_BOARD_BYTES },
        board: to_json(&problem.board)?,
    })
}

impl PracticeKind {
    fn of(problem: &Problem, kind: Kind) -> Self {
        let price = problem.scenario.prices.get(&kind).copied().unwrap_or_default();
        let capacity = problem.scenario.capacities.get(&kind).copied().unwrap_or_else(|| kind.capacity());
        Self {
            kind: kind.name(),
            is_source: kind.is_source(),
            is_queue: kind.is_queue(),
            concurrency: capacity.concurrency,
            service_ms: capacity.service_ms,
            instance: price.instance,
            million_calls: price.million_calls,
            settings: of_component(kind),
        }
    }
}
