//! The simulation of one day.

mod calls;
mod clients;
mod conditions;
mod consumer;
mod copies;
mod count;
mod engine;
mod group;
mod hops;
mod line;
mod nodes;
mod outages;
mod plan;
pub mod result;
mod stations;
mod tally;

use crate::{Board, Fault, Scenario, events::DAY_S, random::Stream};
use conditions::Conditions;
use engine::Engine;
use result::{ComponentDay, Day, FlowDay};
use tally::{ComponentTally, FlowRecord, FlowTally, Ledger};

/// Seconds in which nothing moves are not simulated again until the next minute; this is "nothing".
const STEADY: f64 = 1e-6;

/// Runs a board through the day of a scenario. The same board, scenario and seed give the same bits.
///
/// # Errors
///
/// What keeps the scenario from running on the board ([`Scenario::check_with`]).
pub fn run(board: &Board, scenario: &Scenario, seed: u64) -> Result<Day, Vec<Fault>> {
    // What is always wanted is never stopped.
    run_while(board, scenario, seed, || true).and_then(|day| day.ok_or_else(Vec::new))
}

/// The same, as long as someone wants it: `is_wanted` is asked before each simulated minute. Nothing if it was stopped.
///
/// # Errors
///
/// As [`run`].
pub fn run_while(
    board: &Board,
    scenario: &Scenario,
    seed: u64,
    is_wanted: impl Fn() -> bool,
) -> Result<Option<Day>, Vec<Fault>> {
    let faults = scenario.check_with(board);
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut engine = Engine::new(board, scenario, seed);
    let changes = Conditions::changes(scenario);
    let mut records: Vec<FlowRecord> = scenario.flows.iter().map(|_| FlowRecord::new()).collect();
    let mut components = vec![(ComponentTally::default(), Vec::with_capacity(1440)); board.components.len()];
    let mut ledgers: Vec<Ledger> =
        scenario.flows.iter().map(|flow| Ledger::new(Stream::new(seed, &flow.id))).collect();
    let (mut quiet, mut horizon) = (0, 0);
    for minute in 0..DAY_S / 60 {
        if !is_wanted() {
            return Ok(None);
        }
        let mut flows = vec![FlowTally::default(); scenario.flows.len()];
        let mut parts = vec![ComponentTally::default(); board.components.len()];
        let mut second = minute * 60;
        let end = second + 60;
        while second < end {
            if changes.binary_search(&second).is_ok() {
                engine.renew_conditions(second);
                quiet = 0;
            }
            if engine.second(second) < STEADY {
                (quiet, horizon) = (quiet + 1, horizon.max(engine.horizon()));
            } else {
                (quiet, horizon) = (0, engine.horizon());
            }
            let mut next = second + 1;
            // Whatever is to be tried again has come again at least once since something moved.
            if quiet > horizon {
                let events = changes.iter().copied().find(|change| *change > second);
                next = [events, engine.next_change()].into_iter().flatten().fold(end, u32::min).max(next);
                engine.skip(next - second - 1);
            }
            let times = f64::from(next - second);
            for (sum, tally) in flows.iter_mut().zip(&engine.flows) {
                sum.add(tally, times);
            }
            for (sum, tally) in parts.iter_mut().zip(&engine.components) {
                sum.add(tally, times);
            }
            second = next;
        }
        for (place, tally) in flows.into_iter().enumerate() {
            let (booked, balance) = ledgers[place].close(u64::from(minute), &tally);
            records[place].push(&booked, balance);
            debug_assert!(
                ledgers[place].agrees(records[place].day(), engine.open(place), engine.held(place)),
                "minute {minute}: {:?}, but {} open and {} held",
                ledgers[place],
                engine.open(place),
                engine.held(place)
            );
        }
        for ((day, minutes), tally) in components.iter_mut().zip(parts) {
            day.add(&tally, 1.0);
            minutes.push(tally.minute());
        }
    }
    let flows: Vec<FlowDay> =
        records.into_iter().zip(&scenario.flows).map(|(record, flow)| record.finish(flow.id.clone())).collect();
    let components: Vec<ComponentDay> = components
        .into_iter()
        .zip(&board.components)
        .zip(&engine.plan.stations)
        .filter(|(_, station)| !station.kind.is_source())
        .map(|(((day, minutes), component), station)| {
            let price = scenario.prices.get(&station.kind).copied().unwrap_or_default();
            let calls = 30.0 * day.arrived / 1e6;
            let cost_month = price.instance * station.nodes as f64 + price.million_calls * calls;
            ComponentDay { id: component.id.clone(), arrived: day.arrived, cost_month, minutes }
        })
        .collect();
    let cost_month = components.iter().map(|component| component.cost_month).sum();
    Ok(Some(Day { flows, components, cost_month }))
}
