//! The command line.

mod doctor;
mod index;
mod keys;
mod roles;
mod seed;
mod serve;
mod signals;
mod simulate;
mod staff;
mod worker;

use crate::{
    boot::{self, Booted},
    config::{Config, LogFormat, settings},
};
use clap::{Parser, Subcommand};
use std::{io::IsTerminal, process::ExitCode};
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::EnvFilter;

/// Lines that may wait to be written. When a reader is slower than that, lines are dropped rather than requests held up.
const WAITING_LINES: usize = 16_384;

/// Devproof: a portfolio and hiring platform for software developers.
#[derive(Parser)]
#[command(name = "devproof", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    WithSettings(WithSettings),
    /// Runs a system design for one simulated day and prints what it did (docs/simulator.md)
    Simulate(simulate::Arguments),
}

/// Commands that read the settings of the environment.
#[derive(Subcommand)]
enum WithSettings {
    /// Starts the server
    #[command(after_help = settings::help())]
    Serve {
        /// Load the demo data first, if the database is empty (development only)
        #[arg(long)]
        demo: bool,
    },
    /// Starts a worker that judges submissions for servers on other machines
    Worker,
    /// Checks whether this machine can judge untrusted programs
    Doctor,
    /// Migrates the database schema
    Migrate,
    /// Creates the roles on an existing PostgreSQL server
    Bootstrap {
        /// Print the statements for an operator instead of running them
        #[arg(long)]
        print_sql: bool,
    },
    /// Loads the demo data (development only, empty database only)
    Seed {
        /// How many copies of the demo data
        #[arg(long, default_value_t = 1)]
        scale: u32,
    },
    /// Prints the address and the public key as JSON, or manages the keys that sign access tokens
    #[command(args_conflicts_with_subcommands = true)]
    Keys {
        /// Also print the service role key; it bypasses all policies, so keep it secret
        #[arg(long)]
        service_role: bool,
        #[command(subcommand)]
        action: Option<keys::Action>,
    },
    /// Manages the search index
    Index {
        #[command(subcommand)]
        action: index::Action,
    },
    /// Manages staff and company approvals
    Staff {
        #[command(subcommand)]
        action: staff::Action,
    },
}

/// Runs the process's command line.
pub async fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::WithSettings(command) => run(command).await,
    }
}

async fn run(command: WithSettings) -> ExitCode {
    let config = if matches!(command, WithSettings::Worker) { Config::of_worker() } else { Config::from_env() };
    let config = match config {
        Ok(config) => config,
        Err(error) => return fail(&error.into()),
    };
    // Writes what still waits when it goes.
    let _log = log(&config, matches!(command, WithSettings::Serve { .. } | WithSettings::Worker));
    let result = match command {
        WithSettings::Serve { demo } => serve::serve(config, demo).await,
        WithSettings::Worker => worker::run(config).await,
        WithSettings::Doctor => doctor::run(&config).await,
        WithSettings::Migrate => with_database(config, async |_, _| Ok(())).await,
        WithSettings::Bootstrap { print_sql } => roles::bootstrap(&config, print_sql).await,
        WithSettings::Seed { scale } => {
            with_database(config, async |config, booted| seed::run(config, booted, scale).await).await
        }
        WithSettings::Keys { service_role, action: None } => keys::print(&config, service_role),
        WithSettings::Keys { action: Some(action), .. } => {
            with_database(config, async |config, booted| keys::run(config, booted, action).await).await
        }
        WithSettings::Index { action } => {
            with_database(config, async |config, booted| index::run(config, booted, action).await).await
        }
        WithSettings::Staff { action } => {
            with_database(config, async |_, booted| staff::run(booted, action).await).await
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    eprintln!("devproof: {error:#}");
    ExitCode::FAILURE
}

/// Logs go to standard error, by a thread of their own: as lines for a person, or as JSON with the request's id in `span`.
fn log(config: &Config, serving: bool) -> WorkerGuard {
    let default = if serving { "info,tokio_postgres=warn" } else { "warn,tokio_postgres=error" };
    // The search library tells at length what it writes; who wants to know names it.
    let filter = EnvFilter::new(format!("tantivy=warn,{}", config.log.as_deref().unwrap_or(default)));
    let (writer, guard) = NonBlockingBuilder::default()
        .buffered_lines_limit(WAITING_LINES)
        .thread_name("log")
        .finish(std::io::stderr());
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(writer);
    let json = match config.log_format {
        LogFormat::Json => true,
        LogFormat::Text => false,
        LogFormat::Auto => !std::io::stderr().is_terminal(),
    };
    if json {
        builder.json().flatten_event(true).with_current_span(true).with_span_list(false).init();
    } else {
        builder.compact().init();
    }
    guard
}

/// Runs something short on the database, and leaves an embedded cluster as it was found.
async fn with_database(
    config: Config,
    work: impl AsyncFnOnce(&Config, &Booted) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let booted = boot::boot(&config, progress).await?;
    let result = work(&config, &booted).await;
    if let Some(cluster) = &booted.cluster
        && !cluster.was_running()
    {
        cluster.stop().await?;
    }
    result
}

/// One line for each long step.
fn progress(step: &str) {
    use std::io::Write;
    // The reader may be gone, and `eprintln!` would panic: the server still has to stop.
    drop(writeln!(std::io::stderr(), "▸ {step}"));
}
