//! Where the server's CPU goes under one request: a flame graph by `perf` and inferno.

use crate::{Options, load, scenario, world::World};
use anyhow::{Context, ensure};
use std::{
    fs,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};
use tokio::process::Command;

/// Looks a second at each thread: enough for a picture, and prime, so that it beats with nothing.
const FREQUENCY: &str = "499";
/// Bytes of stack that each look keeps; the binary has no frame pointers.
const STACK: &str = "dwarf,16384";

/// Records the server under this request and writes the picture; what it says about it.
///
/// # Errors
/// When no request has this name, or `perf` or inferno is missing or may not look at the server.
pub async fn record(options: &Options, world: &World, name: &str, picture: &Path) -> anyhow::Result<String> {
    let mut scenarios = scenario::all(world).await?;
    let names: Vec<&str> = scenarios.iter().map(|scenario| scenario.name).collect();
    let place = names.iter().position(|of| of.contains(name));
    let place = place.with_context(|| format!("no request is called {name:?}; there are {}", names.join(", ")))?;
    let scenario = &mut scenarios[place];
    scenario.take_own_sessions(world).await?;
    let (data, seconds) = (world.scratch("perf.data"), options.seconds);
    let pid = world.server.to_string();
    // It gets as warm as for a measurement before it is looked at.
    load::run(world, scenario, Duration::from_secs(1)).await?;
    let mut perf = Command::new("perf");
    perf.args(["record", "--freq", FREQUENCY, "--call-graph", STACK, "--pid", &pid, "--output"]).arg(&data).args([
        "--",
        "sleep",
        &seconds.to_string(),
    ]);
    let perf = async { perf.output().await.context("perf") };
    // A little longer than perf looks.
    let load = load::run(world, scenario, Duration::from_secs(seconds + 1));
    let (recorded, run) = tokio::try_join!(perf, load)?;
    ensure!(recorded.status.success(), "perf record: {}", String::from_utf8_lossy(&recorded.stderr));
    let started = Instant::now();
    draw(&data, picture, &format!("{}, {:.0} a second", scenario.name, run.latencies.len() as f64 / run.seconds))
        .await?;
    Ok(format!("{}: {} (drawn in {:.0} s)", scenario.name, picture.display(), started.elapsed().as_secs_f64()))
}

/// `perf script | inferno-collapse-perf | inferno-flamegraph`
async fn draw(data: &Path, picture: &Path, title: &str) -> anyhow::Result<()> {
    // Lines of source would be looked up for each frame, which takes minutes and shows nothing here.
    let mut script = Command::new("perf")
        .args(["script", "--no-inline", "--fields", "comm,pid,tid,time,event,ip,sym,dso", "--input"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("perf script")?;
    let stacks: Stdio = script.stdout.take().context("its output")?.try_into()?;
    let mut collapse = Command::new("inferno-collapse-perf")
        .stdin(stacks)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("inferno-collapse-perf; `cargo install --locked inferno` brings it")?;
    let folded: Stdio = collapse.stdout.take().context("its output")?.try_into()?;
    let drawn = Command::new("inferno-flamegraph")
        .args(["--title", title, "--minwidth", "0.1"])
        .stdin(folded)
        .output()
        .await
        .context("inferno-flamegraph")?;
    ensure!(drawn.status.success(), "inferno-flamegraph: {}", String::from_utf8_lossy(&drawn.stderr));
    fs::write(picture, drawn.stdout)?;
    ensure!(script.wait().await?.success() && collapse.wait().await?.success(), "perf script failed");
    Ok(())
}
