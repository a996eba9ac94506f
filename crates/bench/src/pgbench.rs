//! The opponent's leg.

use crate::{
    Options,
    stats::Run,
    world::{LOGIN, World},
};
use anyhow::{Context, bail};
use std::{fs, path::Path, time::Duration};
use tokio::process::Command;

/// As long as our own leg warms up, in microseconds.
const WARM_UP: u64 = 400_000;

/// As many connections as keep PostgreSQL busy on two cores, each with a pipeline: what it can do at most.
pub const BACKENDS: usize = 6;

/// One leg of about `time`, in whole seconds, over so many connections.
pub async fn run(
    options: &Options,
    world: &World,
    script: &str,
    clients: usize,
    time: Duration,
) -> anyhow::Result<Run> {
    let folder = world.scratch("pgbench");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("script.sql"), script)?;
    let clients = clients.to_string();
    let seconds = (time.as_secs() + 1).to_string();
    let output = Command::new(options.postgres_bin.join("pgbench"))
        .args(["--no-vacuum", "--protocol=prepared", "--jobs=2", "--client", &clients, "--time", &seconds])
        .args(["--define", "turn=0", "--file", "script.sql", "--log", "--log-prefix", "leg"])
        .arg("--host")
        .arg(world.socket()?)
        .args(["--username", LOGIN, "devproof"])
        .env("PGPASSWORD", LOGIN)
        .current_dir(&folder)
        .output()
        .await
        .context("pgbench")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() || errors.contains("ERROR") {
        let lines: Vec<&str> = errors.lines().filter(|line| !line.contains("Run was aborted")).take(4).collect();
        bail!("pgbench: {}\nthe script is in {}", lines.join("\n"), folder.display());
    }
    read(&folder)
}

/// Every line: client, number, microseconds it took, script, and the second and microsecond of its end.
fn read(folder: &Path) -> anyhow::Result<Run> {
    let mut transactions: Vec<(u64, u32)> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("leg")) {
            continue;
        }
        for line in fs::read_to_string(&path)?.lines() {
            let numbers: Vec<u64> = line.split(' ').filter_map(|part| part.parse().ok()).collect();
            let [_, _, latency, _, second, micros, ..] = numbers.as_slice() else { continue };
            transactions.push((second * 1_000_000 + micros, u32::try_from(*latency)?));
        }
    }
    let first = transactions.iter().map(|(at, _)| *at).min().context("pgbench did nothing")?;
    let last = transactions.iter().map(|(at, _)| *at).max().unwrap_or(first);
    let counted = |at: u64| at >= first + WARM_UP;
    Ok(Run {
        seconds: Duration::from_micros(last.saturating_sub(first + WARM_UP)).as_secs_f64(),
        sent: transactions.len().try_into()?,
        latencies: transactions.iter().filter(|(at, _)| counted(*at)).map(|(_, latency)| *latency).collect(),
    })
}
