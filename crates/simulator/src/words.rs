//! Targets and events in words, for people.

use crate::{
    Event, Incident, Kind, Scenario, Target as Hit,
    measure::{Harm, Measure, Percentile},
};

/// What a target asks for, as a sentence without a full stop.
pub(crate) fn target(measure: &Measure, scenario: &Scenario) -> String {
    let asks = match measure {
        Measure::Availability { at_least, .. } => format!("at least {} % get an answer", figure(*at_least)),
        Measure::Outage { below, at_most_minutes, .. } => format!(
            "at most {} in which fewer than {} % get an answer",
            counted(u64::from(*at_most_minutes), "minute"),
            figure(*below)
        ),
        Measure::Latency { percentile, at_most_ms, from_h, to_h, except_minutes, .. } => {
            let of = match percentile {
                Percentile::P50 => "half of the answers",
                Percentile::P99 => "99 of 100 answers",
            };
            let mut text = format!("{of} within {} ms", figure(*at_most_ms));
            if (*from_h, *to_h) != (0, 24) {
                text += &format!(" from {from_h}:00 to {to_h}:00");
            }
            match except_minutes {
                0 => text += ", in every minute",
                1 => text += ", in all minutes but one",
                count => text += &format!(", in all but {count} minutes"),
            }
            text
        }
        Measure::Items { harm, at_most, .. } => items(*harm, *at_most),
        Measure::Delay { at_most_s, .. } => format!("all work is done within {}", time(*at_most_s)),
        Measure::Staleness { at_most_s, .. } => format!("no answer is older than {}", time(*at_most_s)),
        Measure::Cost { at_most_eur } => return format!("At most {} € a month", figure(*at_most_eur)),
    };
    format!("{}: {asks}", measure.flow().map_or_else(String::new, |flow| title(scenario, flow)))
}

fn items(harm: Harm, at_most: f64) -> String {
    let (none, happens) = match harm {
        Harm::Lost => ("nothing acknowledged is lost", "can be lost after the acknowledgement"),
        Harm::Doubled => ("nothing takes effect twice", "can take effect twice"),
        Harm::Reordered => ("nothing overtakes an earlier item of its key", "can overtake an earlier one"),
        Harm::DeadLetters => ("nothing is put aside for people", "can be put aside for people"),
        Harm::Unfinished => ("nothing is left in a queue at midnight", "can be left in queues at midnight"),
    };
    match at_most {
        0.0 => none.to_owned(),
        1.0 => format!("at most 1 item {happens}"),
        count => format!("at most {} items {happens}", figure(count)),
    }
}

/// What happens in an event, as a sentence without a full stop.
pub(crate) fn event(event: &Event, scenario: &Scenario) -> String {
    let lasts = time(f64::from(event.lasts_s));
    match &event.what {
        Incident::InstanceDies { target, disk_lost, .. } => {
            let back = if *disk_lost { "and its disk is gone" } else { "and comes back" };
            format!("One instance of {} is down for {lasts}, {back}", hit(target))
        }
        Incident::ZoneDies { zone, disk_lost } => {
            let disks = if *disk_lost { ", and its disks are gone" } else { "" };
            format!("Zone {zone} is down for {lasts}{disks}")
        }
        Incident::NetworkSplit { zones } => {
            format!("Zones {} are cut off for {lasts}, but keep running", zones.join(", "))
        }
        Incident::Slow { target, factor } => {
            format!("{} takes {} times as long for {lasts}", capital(&hit(target)), figure(*factor))
        }
        Incident::Duplicates { target, share } => {
            format!("{} % of the messages to {} arrive twice for {lasts}", figure(100.0 * share), hit(target))
        }
        Incident::Late { target, share, delay_s } => format!(
            "{} % of the messages to {} arrive {} late for {lasts}",
            figure(100.0 * share),
            hit(target),
            time(*delay_s)
        ),
        Incident::Traffic { flow, factor } => {
            let of = flow.as_deref().map_or_else(|| "All traffic".to_owned(), |flow| title(scenario, flow));
            format!("{of}: {} times as many requests for {lasts}", figure(*factor))
        }
        Incident::Poison { flow, count } => {
            let comes = if *count == 1 { "message comes" } else { "messages come" };
            format!("{}: {count} {comes} that no worker can process", title(scenario, flow))
        }
        Incident::LostAcknowledgement { target, share } => {
            format!(
                "{} works, but {} % of its answers are lost for {lasts}",
                capital(&hit(target)),
                figure(100.0 * share)
            )
        }
    }
}

fn title(scenario: &Scenario, flow: &str) -> String {
    let known = scenario.flows.iter().find(|known| known.id == flow);
    known.map(|flow| flow.title.as_str()).filter(|title| !title.is_empty()).unwrap_or(flow).to_owned()
}

/// Which component an event hits: the first of some kinds.
fn hit(target: &Hit) -> String {
    if let Some(id) = &target.id {
        return format!("“{id}”");
    }
    let kinds: Vec<&str> = target.kinds.iter().map(|kind| kind_word(*kind)).collect();
    format!("the {}", kinds.join(" or "))
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Client => "client",
        Kind::Scheduler => "scheduler",
        Kind::Cdn => "CDN",
        Kind::LoadBalancer => "load balancer",
        Kind::Gateway => "gateway",
        Kind::Service => "service",
        Kind::Worker => "worker",
        Kind::Queue => "queue",
        Kind::Stream => "stream",
        Kind::Cache => "cache",
        Kind::SqlDatabase => "SQL database",
        Kind::NosqlDatabase => "NoSQL database",
        Kind::ObjectStore => "object store",
        Kind::SearchIndex => "search index",
        Kind::External => "external system",
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Seconds in the largest unit in which they are whole.
fn time(seconds: f64) -> String {
    let whole = |unit: f64| seconds >= unit && seconds % unit == 0.0;
    if whole(3600.0) {
        counted((seconds / 3600.0) as u64, "hour")
    } else if whole(60.0) {
        counted((seconds / 60.0) as u64, "minute")
    } else if seconds == 1.0 {
        "1 second".to_owned()
    } else {
        format!("{} seconds", figure(seconds))
    }
}

fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A number as it was written: without needless decimals.
fn figure(value: f64) -> String {
    let rounded = libm::round(value * 1000.0) / 1000.0;
    format!("{rounded}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_largest_whole_unit() {
        let cases = [
            (1.0, "1 second"),
            (0.5, "0.5 seconds"),
            (90.0, "90 seconds"),
            (60.0, "1 minute"),
            (600.0, "10 minutes"),
            (3600.0, "1 hour"),
            (7200.0, "2 hours"),
        ];
        for (seconds, text) in cases {
            assert_eq!(time(seconds), text);
        }
    }

    #[test]
    fn a_target_is_a_sentence() {
        let scenario: Scenario = serde_json::from_value(serde_json::json!({
            "flows": [{ "id": "order", "title": "Place an order", "kind": "write", "rate": [1] }]
        }))
        .expect("a scenario");
        let flow = || "order".to_owned();
        let cases = [
            (Measure::Availability { flow: flow(), at_least: 99.9 }, "Place an order: at least 99.9 % get an answer"),
            (
                Measure::Latency {
                    flow: flow(),
                    percentile: Percentile::P99,
                    at_most_ms: 300.0,
                    from_h: 18,
                    to_h: 22,
                    except_minutes: 5,
                },
                "Place an order: 99 of 100 answers within 300 ms from 18:00 to 22:00, in all but 5 minutes",
            ),
            (
                Measure::Items { flow: flow(), harm: Harm::Lost, at_most: 0.0 },
                "Place an order: nothing acknowledged is lost",
            ),
            (
                Measure::Items { flow: flow(), harm: Harm::DeadLetters, at_most: 1.0 },
                "Place an order: at most 1 item can be put aside for people",
            ),
            (
                Measure::Outage { flow: flow(), below: 99.0, at_most_minutes: 1 },
                "Place an order: at most 1 minute in which fewer than 99 % get an answer",
            ),
            (Measure::Delay { flow: flow(), at_most_s: 90.0 }, "Place an order: all work is done within 90 seconds"),
            (Measure::Cost { at_most_eur: 400.0 }, "At most 400 € a month"),
        ];
        for (measure, text) in cases {
            assert_eq!(target(&measure, &scenario), text);
        }
    }

    #[test]
    fn an_event_is_a_sentence() {
        let scenario: Scenario = serde_json::from_value(serde_json::json!({
            "flows": [{ "id": "order", "title": "Place an order", "kind": "write", "rate": [1] }],
            "events": [
                { "at_s": 0, "lasts_s": 600, "what": { "kind": "zone_dies", "zone": "a" } },
                { "at_s": 0, "lasts_s": 60,
                  "what": { "kind": "slow", "target": { "kinds": ["sql_database", "nosql_database"] }, "factor": 10 } },
                { "at_s": 0, "lasts_s": 1, "what": { "kind": "poison", "flow": "order", "count": 2 } },
                { "at_s": 0, "lasts_s": 1800, "what": { "kind": "traffic", "factor": 1.5 } }
            ]
        }))
        .expect("a scenario");
        let texts: Vec<String> = scenario.events.iter().map(|one| event(one, &scenario)).collect();
        assert_eq!(
            texts,
            [
                "Zone a is down for 10 minutes",
                "The SQL database or NoSQL database takes 10 times as long for 1 minute",
                "Place an order: 2 messages come that no worker can process",
                "All traffic: 1.5 times as many requests for 30 minutes",
            ]
        );
    }
}
