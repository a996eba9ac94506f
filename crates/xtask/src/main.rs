//! Tools of the house: the tests' PostgreSQL, and generated files.

mod access_page;
mod attack;
mod generate;
mod test_cluster;

use clap::{Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser)]
#[command(about)]
struct Tool {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// The PostgreSQL that tests clone their databases from
    TestCluster {
        #[command(subcommand)]
        action: ClusterAction,
    },
    /// Runs the tests that are named after attacks, and prints which attacks are held
    Attack {
        /// Runs nothing: what is there by name counts as passed
        #[arg(long)]
        names_only: bool,
    },
    /// Makes generated files again
    Generate {
        /// Only says whether they are up to date
        #[arg(long)]
        check: bool,
    },
}

#[derive(Subcommand)]
enum ClusterAction {
    /// Starts it in FOLDER and builds the template database
    Start {
        /// Where its files go
        folder: PathBuf,
    },
    /// Stops the one of FOLDER
    Stop {
        /// Where its files are
        folder: PathBuf,
    },
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Tool::parse().task {
        Task::TestCluster { action: ClusterAction::Start { folder } } => test_cluster::start(&folder).await,
        Task::TestCluster { action: ClusterAction::Stop { folder } } => test_cluster::stop(&folder).await,
        Task::Attack { names_only } => attack::run(names_only),
        Task::Generate { check } => generate::all(check),
    }
}
