//! What one simulated day costs: the examples, and a board of the largest size with everything that can go wrong.

use crate::stats::percentile;
use anyhow::{Context, anyhow};
use devproof_simulator::{document::Document, run};
use std::{fmt::Write as _, fs, path::Path, time::Instant};

const EXAMPLES: [&str; 3] = ["orders.toml", "front-page.toml", "alarms.json"];
/// Days of each board.
const DAYS: usize = 9;
/// Flows of the largest board, each over four components of its own.
const FLOWS: usize = 20;

/// Measures every board, one day after the other on one core, and tells it as a table.
pub fn measure() -> anyhow::Result<String> {
    let mut text =
        "| board | components | flows | median of a day | slowest |\n| --- | --- | --- | --- | --- |\n".to_owned();
    for name in EXAMPLES {
        let path = format!("crates/simulator/examples/{name}");
        let source = fs::read_to_string(&path).with_context(|| path.clone())?;
        line(&mut text, name, &Document::of_file(Path::new(&path), &source))?;
    }
    line(&mut text, "largest, random failures", &Document::from_json(&largest()))?;
    Ok(text)
}

fn line<E: std::fmt::Debug>(text: &mut String, name: &str, document: &Result<Document, E>) -> anyhow::Result<()> {
    let document = document.as_ref().map_err(|faults| anyhow!("{name}: {faults:?}"))?;
    eprintln!("simulator {name}");
    let mut times = Vec::new();
    for seed in 0..DAYS as u64 {
        let started = Instant::now();
        let day = run(&document.board, &document.scenario, seed).map_err(|faults| anyhow!("{name}: {faults:?}"))?;
        times.push(u32::try_from(started.elapsed().as_micros())?);
        anyhow::ensure!(day.flows.len() == document.scenario.flows.len(), "{name}: a flow is missing");
    }
    writeln!(
        text,
        "| {name} | {} | {} | {:.0} ms | {:.0} ms |",
        document.board.components.len(),
        document.scenario.flows.len(),
        percentile(&times, 0.5) / 1000.0,
        percentile(&times, 1.0) / 1000.0,
    )?;
    Ok(())
}

/// Twenty flows with rates by the hour over eighty components, whose instances fail at random.
fn largest() -> String {
    let (mut components, mut connections, mut routes, mut flows) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for n in 0..FLOWS {
        components.push(format!(r#"{{ "id": "c{n}", "kind": "client" }}"#));
        components.push(format!(r#"{{ "id": "s{n}", "kind": "service", "instances": 8, "zones": ["a", "b"] }}"#));
        components.push(format!(
            r#"{{ "id": "q{n}", "kind": "queue", "queue": {{ "consume": "after_processing", "max_attempts": 9 }} }}"#
        ));
        components.push(format!(r#"{{ "id": "w{n}", "kind": "worker", "instances": 4, "zones": ["a", "b"] }}"#));
        connections.push(format!(r#"{{ "id": "i{n}", "from": "c{n}", "to": "s{n}", "retries": 2 }}"#));
        connections.push(format!(r#"{{ "id": "p{n}", "from": "s{n}", "to": "q{n}", "timeout_ms": 900 }}"#));
        connections.push(format!(r#"{{ "id": "t{n}", "from": "q{n}", "to": "w{n}" }}"#));
        routes.push(format!(r#"{{ "flow": "f{n}", "connections": ["i{n}", "p{n}", "t{n}"] }}"#));
        let rates: Vec<String> = (0..24).map(|hour| format!("{}", 20 + 5 * ((hour + n) % 24))).collect();
        flows.push(format!(r#"{{ "id": "f{n}", "kind": "write", "rate": [{}] }}"#, rates.join(", ")));
    }
    format!(
        r#"{{ "board": {{ "components": [{}], "connections": [{}], "routes": [{}] }},
            "scenario": {{ "flows": [{}], "failures": {{ "every_h": 500, "repair_s": 300 }} }} }}"#,
        components.join(", "),
        connections.join(", "),
        routes.join(", "),
        flows.join(", "),
    )
}
