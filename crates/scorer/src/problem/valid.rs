//! What the schema of a problem cannot say.

use super::{Problem, Unit};
use crate::Fault;
use crate::check::{By, DrillRule};
use crate::words::Dimension;
use serde_json::Value;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The published schema, as it is served.
pub(super) const SCHEMA: &str = include_str!("../../../../content/interview/problem.schema.json");

static VALIDATOR: LazyLock<Option<jsonschema::Validator>> = LazyLock::new(|| {
    let schema: Value = serde_json::from_str(SCHEMA).ok()?;
    jsonschema::validator_for(&schema).ok()
});

/// What the schema says against a document.
pub(super) fn by_schema(document: &Value) -> Vec<Fault> {
    let Some(validator) = VALIDATOR.as_ref() else { return vec![Fault::new("", "the schema cannot be read")] };
    validator
        .iter_errors(document)
        .take(20)
        .map(|error| Fault::new(error.instance_path().to_string(), error.to_string()))
        .collect()
}

/// Names that point nowhere, and what is missing.
pub(super) fn by_rules(problem: &Problem) -> Vec<Fault> {
    let mut faults = Vec::new();
    unique(&mut faults, "/flows", problem.flows.iter().map(|one| one.id.as_str()));
    unique(&mut faults, "/quantities", problem.quantities.iter().map(|one| one.id.as_str()));
    unique(&mut faults, "/facts", problem.facts.iter().map(|one| one.id.as_str()));
    unique(&mut faults, "/follow_ups", problem.follow_ups.iter().map(|one| one.id.as_str()));
    unique(&mut faults, "/checks", problem.checks.iter().map(|one| one.id.as_str()));
    for (at, flow) in problem.flows.iter().enumerate() {
        if problem.quantity(&flow.demand).is_none_or(|quantity| quantity.unit != Unit::PerSecond) {
            faults.push(Fault::new(format!("/flows/{at}/demand"), "must name a quantity in /s"));
        }
    }
    for (at, quantity) in problem.quantities.iter().enumerate() {
        if quantity.low >= quantity.high {
            faults.push(Fault::new(format!("/quantities/{at}/high"), "must be more than low"));
        }
    }
    for (at, follow_up) in problem.follow_ups.iter().enumerate() {
        for (place, check) in follow_up.unless.iter().enumerate() {
            if problem.check(check).is_none() {
                let pointer = format!("/follow_ups/{at}/unless/{place}");
                faults.push(Fault::new(pointer, format!("there is no check {check}")));
            }
        }
        if follow_up.text.contains("{component}") && follow_up.with.is_empty() {
            faults.push(Fault::new(format!("/follow_ups/{at}/text"), "names {component}, so it needs `with`"));
        }
    }
    for (at, check) in problem.checks.iter().enumerate() {
        names(problem, &check.by, &format!("/checks/{at}/by"), &mut faults);
    }
    missing(problem, &mut faults);
    faults
}

fn unique<'a>(faults: &mut Vec<Fault>, list: &str, ids: impl Iterator<Item = &'a str>) {
    let mut seen = HashSet::new();
    for (at, id) in ids.enumerate() {
        if !seen.insert(id) {
            faults.push(Fault::new(format!("{list}/{at}/id"), "is there twice"));
        }
    }
}

/// Flows, quantities and counts that a check speaks of.
fn names(problem: &Problem, by: &By, pointer: &str, faults: &mut Vec<Fault>) {
    match by {
        By::Flow(id) | By::Resilient(id) | By::Sized(id) if problem.flow(id).is_none() => {
            faults.push(Fault::new(pointer, format!("there is no flow {id}")));
        }
        By::Estimate(id) if problem.quantity(id).is_none() => {
            faults.push(Fault::new(pointer, format!("there is no quantity {id}")));
        }
        By::Text(rule) if rule.of.is_some_and(|of| of > rule.groups.len()) => {
            faults.push(Fault::new(format!("{pointer}/text/of"), "asks for more groups than there are"));
        }
        By::Any(parts) | By::All(parts) => {
            let word = if matches!(by, By::Any(_)) { "any" } else { "all" };
            for (at, part) in parts.iter().enumerate() {
                names(problem, part, &format!("{pointer}/{word}/{at}"), faults);
            }
        }
        _ => {}
    }
}

/// What every problem has.
fn missing(problem: &Problem, faults: &mut Vec<Fault>) {
    let has = |wanted: &By| problem.checks.iter().any(|check| check.by == *wanted);
    let mut lacks = |pointer: &str, words: String| faults.push(Fault::new(pointer, words));
    for flow in &problem.flows {
        if !has(&By::Flow(flow.id.clone())) {
            lacks("/checks", format!("must have one by flow {}", flow.id));
        }
    }
    for quantity in &problem.quantities {
        if !has(&By::Estimate(quantity.id.clone())) {
            lacks("/checks", format!("must have one by estimate {}", quantity.id));
        }
    }
    for rule in [DrillRule::Held, DrillRule::Explained] {
        if !has(&By::Drill(rule)) {
            lacks("/checks", format!("must have one by drill {rule}"));
        }
    }
    for (word, there) in [
        ("resilient", problem.checks.iter().any(|check| matches!(check.by, By::Resilient(_)))),
        ("sized", problem.checks.iter().any(|check| matches!(check.by, By::Sized(_)))),
        ("described", problem.checks.iter().any(|check| matches!(check.by, By::Described(_)))),
    ] {
        if !there {
            lacks("/checks", format!("must have one by {word}"));
        }
    }
    for dimension in Dimension::ALL {
        if problem.checks.iter().filter(|check| check.dimension == *dimension).count() < 2 {
            lacks("/checks", format!("must have at least two for {dimension}"));
        }
        if !problem.follow_ups.iter().any(|follow_up| follow_up.dimension == *dimension) {
            lacks("/follow_ups", format!("must have one for {dimension}"));
        }
    }
    let words = problem.checks.iter().filter(|check| !check.by.text_rules().is_empty()).count();
    if words * 2 < problem.checks.len() {
        lacks("/checks", "at least half must be by words".to_owned());
    }
}
