//! Tools of the house: the tests' PostgreSQL, and generated files.

mod access_page;
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
        Task::Generate { check } => generate::all(check),
    }
}
