//! Measures the server against pgbench on the same statements. See README.md.

mod answer;
mod app;
mod calls;
mod explain;
mod flame;
mod goals;
mod hostile;
mod interviews;
mod judge;
mod lines;
mod live;
mod load;
mod matching;
mod peer;
mod pgbench;
mod record;
mod report;
mod scenario;
mod side;
mod signin;
mod simulator;
mod soak;
mod stats;
mod usage;
mod verdicts;
mod world;

use anyhow::Context;
use clap::Parser;
use report::Report;
use std::path::PathBuf;
use world::World;

/// Measures the release server against pgbench, in one run, and prints Markdown.
#[derive(Debug, Clone, Parser)]
struct Options {
    /// The server's binary
    #[arg(long)]
    server: PathBuf,
    /// Where the world is kept between runs
    #[arg(long)]
    folder: PathBuf,
    /// How many times over the demo world is made: 800 seekers and 600 jobs each
    #[arg(long, default_value_t = 20)]
    scale: u32,
    /// Seconds of each leg
    #[arg(long, default_value_t = 2)]
    seconds: u64,
    /// How often both legs take turns
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Connections, each with a person of its own
    #[arg(long, default_value_t = 32)]
    connections: usize,
    /// Folder of PostgreSQL's programs, for pgbench
    #[arg(long, default_value = "/usr/lib/postgresql/15/bin")]
    postgres_bin: PathBuf,
    /// Only requests whose name contains this; or a part: "app" for every request of the app, "match" at all scales of the
    /// match, "live" for the sockets, "hostile", "sign-in flood", "judge", "simulator", "verdicts", "interview"
    #[arg(long)]
    only: Option<String>,
    /// Instead of measuring, have every query of the app explained and fail when one scans a table that grows
    #[arg(long)]
    explain: bool,
    /// Instead of measuring, draw where the server's CPU goes under the request whose name contains this
    #[arg(long)]
    flame: Option<String>,
    /// Where the flame graph goes
    #[arg(long, default_value = "flame.svg")]
    picture: PathBuf,
    /// Instead of measuring, have people write to each other while sockets are cut and the server is killed, and fail when a
    /// message is lost, doubled or out of order. Two clients for each of `--connections`
    #[arg(long)]
    soak: bool,
    /// Messages of `--soak`
    #[arg(long, default_value_t = 250_000)]
    messages: u64,
    /// Open sockets of the last part
    #[arg(long, default_value_t = 1_000)]
    sockets: usize,
    /// The scales that `--only match` compares
    #[arg(long, value_delimiter = ',', default_values_t = [1, 20, 100])]
    match_scales: Vec<u32>,
}

impl Options {
    fn wants(&self, name: &str) -> bool {
        self.only.as_deref().is_none_or(|only| name.contains(only))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    // It needs neither a database nor a server.
    if options.only.as_deref() == Some("judge") {
        println!("{}\n\n{}", report::machine(), judge::measure(&options).await?);
        return Ok(());
    }
    if options.only.as_deref() == Some("simulator") {
        println!("{}\n\n{}", report::machine(), simulator::measure()?);
        return Ok(());
    }
    // It compares worlds of several scales.
    if options.only.as_deref() == Some("match") {
        println!("{}\n{}", report::machine(), matching::compare_scales(&options).await?);
        return Ok(());
    }
    if options.soak {
        println!("{}", soak::soak(&options).await?);
        return Ok(());
    }
    let mut world = World::start(&options).await?;
    let measured = match &options.flame {
        Some(name) => flame::record(&options, &world, name, &options.picture).await,
        None if options.explain => explain::explain(&world).await,
        None => measure(&options, &world).await.map(|report| report.markdown()),
    };
    world.stop().await;
    println!("{}", measured?);
    Ok(())
}

async fn measure(options: &Options, world: &World) -> anyhow::Result<Report> {
    let mut report = Report::new(options, world);
    let fresh = usage::resident(world.server)?;
    let scenarios = scenario::all(world).await?;
    if options.wants("sign-in flood") {
        eprintln!("sign-in flood");
        let reads = scenarios.iter().find(|scenario| scenario.name == "own profile by id").context("the readers")?;
        report.sign_in = Some(signin::measure(options, world, reads).await.context("sign-in flood")?);
    }
    if options.wants("hostile") {
        eprintln!("hostile");
        report.hostile = Some(hostile::measure(options, world).await.context("hostile")?);
    }
    for mut scenario in scenarios {
        if !options.wants(scenario.name) {
            continue;
        }
        eprintln!("{}", scenario.name);
        let line = lines::compare(options, world, &mut scenario).await;
        report.lines.push(line.with_context(|| scenario.name)?);
    }
    if options.wants("match") {
        eprintln!("match");
        report.matching = Some(matching::measure(options, world).await.context("match")?);
    }
    if options.wants("verdicts") {
        eprintln!("verdicts");
        report.verdicts = Some(verdicts::measure(options, world).await.context("verdicts")?);
    }
    if options.wants("interview") {
        eprintln!("interview");
        report.interviews = Some(interviews::measure(options, world).await.context("interview")?);
    }
    if options.wants("live") {
        eprintln!("sockets");
        report.live = Some(live::measure(options, world, fresh).await.context("sockets")?);
    }
    if options.wants("app") {
        report.app = Some(app::measure(options, world).await.context("the app's requests")?);
    }
    if options.wants("judge") {
        report.judge = Some(judge::measure(options).await.context("judge")?);
    }
    Ok(report)
}
