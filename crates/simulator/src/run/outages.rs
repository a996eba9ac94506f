//! When which node is not there: what events say, and what fails by itself.

use super::plan::Plan;
use crate::{Board, Incident, Scenario, events::DAY_S, random::Stream};

/// One node that cannot be reached for a while.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Outage {
    pub(super) node: usize,
    /// First second.
    pub(super) from: u32,
    /// First second after it.
    pub(super) until: u32,
    /// It stopped, so that what it had in memory is gone. Otherwise it is only cut off.
    pub(super) stopped: bool,
    pub(super) disk_lost: bool,
    /// Calls to it get no answer at all, instead of a refusal.
    pub(super) is_silent: bool,
}

/// The outages of each station, in the order of their start.
pub(super) fn outages(plan: &Plan, board: &Board, scenario: &Scenario, seed: u64) -> Vec<Vec<Outage>> {
    let mut all = vec![Vec::new(); plan.stations.len()];
    for event in &scenario.events {
        let outage = Outage {
            node: 0,
            from: event.at_s,
            until: event.end_s(),
            stopped: true,
            disk_lost: false,
            is_silent: false,
        };
        match &event.what {
            Incident::InstanceDies { target, instance, disk_lost } => {
                if let Some(place) = target.resolve(board) {
                    let node = plan.stations[place].node(*instance as usize);
                    all[place].push(Outage { node, disk_lost: *disk_lost, ..outage });
                }
            }
            Incident::ZoneDies { zone, disk_lost } => {
                let outage = Outage { disk_lost: *disk_lost, is_silent: true, ..outage };
                add_zone(plan, &mut all, zone, outage);
            }
            Incident::NetworkSplit { zones } => {
                for zone in zones {
                    add_zone(plan, &mut all, zone, Outage { stopped: false, is_silent: true, ..outage });
                }
            }
            _ => {}
        }
    }
    if let Some(failures) = scenario.failures {
        for (place, station) in plan.stations.iter().enumerate() {
            if station.kind.is_source() {
                continue;
            }
            for node in 0..station.nodes {
                // By partition and replica, so that one replica more does not move the numbers of the others.
                let replicas = station.storage.as_ref().map_or(1, |storage| storage.replicas as usize);
                let (partition, replica) = (node / replicas, node % replicas);
                let stream = Stream::new(seed, &station.id).part(partition as u64).part(replica as u64);
                let mut at = 0.0;
                for turn in 0.. {
                    at += stream.exponential(turn) * failures.every_h * 3600.0;
                    if at >= f64::from(DAY_S) {
                        break;
                    }
                    let from = at as u32;
                    let until = from + failures.repair_s;
                    all[place].push(Outage { node, from, until, stopped: true, disk_lost: false, is_silent: false });
                    at += f64::from(failures.repair_s);
                }
            }
        }
    }
    for list in &mut all {
        list.sort_by_key(|outage| (outage.from, outage.node, outage.until));
    }
    all
}

fn add_zone(plan: &Plan, all: &mut [Vec<Outage>], zone: &str, outage: Outage) {
    for (place, station) in plan.stations.iter().enumerate() {
        if station.kind.is_source() {
            continue;
        }
        for node in (0..station.nodes).filter(|node| station.zone(*node) == zone) {
            all[place].push(Outage { node, ..outage });
        }
    }
}
