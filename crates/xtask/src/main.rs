//! Tools of the house: the tests' PostgreSQL, and generated files.

mod access_page;
mod attack;
mod calibrate;
mod challenges;
#[cfg(test)]
mod circles;
mod contract;
mod generate;
mod movie;
#[cfg(test)]
mod plain_words;
mod relevance;
mod spec;
mod test_cluster;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

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
    /// Runs the tests that the list of attacks names, and says which attacks are held (docs/attacks.md)
    Attack {
        /// Runs nothing: only checks that the list matches the tests
        #[arg(long)]
        names: bool,
    },
    /// Judges the references, starters and wrong answers of the catalogue, and prints the table
    Challenges {
        /// Only these, by the names of their folders
        slugs: Vec<String>,
        /// First fills in the expected values that are missing, from the references
        #[arg(long)]
        fill: bool,
        /// Instead of judging, makes small mistakes in the references and tells which of them no test catches
        #[arg(long)]
        mutants: bool,
    },
    /// Checks the interview problems, scores the calibration set, and prints the table
    Calibrate {
        /// Only these, by the names of their folders
        slugs: Vec<String>,
        /// What became of one CASE of a single problem: every check, or every sentence that touches CHECK
        #[arg(long, num_args = 1..=2, value_names = ["CASE", "CHECK"])]
        explain: Vec<String>,
    },
    /// Counts what is still written by hand of the contract between database, server and web app
    Contract,
    /// Ranks the jobs of the judged set for its people, and prints how that agrees with the grades
    Relevance {
        /// The whole list of one person, by id
        person: Option<String>,
    },
    /// Makes a moving picture (GIF) of still ones (PNG)
    Movie {
        /// Where it goes
        out: PathBuf,
        /// The folder of its pictures, each named by its place and its milliseconds: 007-450.png
        folder: PathBuf,
        /// How wide it is, in pixels
        #[arg(long, default_value_t = 960)]
        width: u32,
    },
    /// Checks the list of the specification's lines against the tree and its tests, and writes docs/reference/spec.md
    Spec {
        /// Only says whether the page is up to date
        #[arg(long)]
        check: bool,
        /// Only says whether each test that it names passed in the run of ./test that left its reports in this folder
        #[arg(long, conflicts_with = "check")]
        ran: Option<PathBuf>,
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

fn main() -> ExitCode {
    // A judged program's process: it cages itself, and must not have threads or a runtime before.
    if std::env::args_os().nth(1).is_some_and(|word| word == devproof_judge::child::COMMAND) {
        return devproof_judge::child::main();
    }
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Error: {error:?}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run() -> anyhow::Result<()> {
    match Tool::parse().task {
        Task::TestCluster { action: ClusterAction::Start { folder } } => test_cluster::start(&folder).await,
        Task::TestCluster { action: ClusterAction::Stop { folder } } => test_cluster::stop(&folder).await,
        Task::Attack { names: false } => attack::run(),
        Task::Attack { names: true } => attack::check_names(),
        Task::Challenges { slugs, fill, mutants } => challenges::run(&slugs, fill, mutants).await,
        Task::Calibrate { slugs, explain } => match (explain.as_slice(), slugs.as_slice()) {
            ([], _) => calibrate::run(&slugs),
            ([case, check @ ..], [slug]) => calibrate::explain(slug, case, check.first().map(String::as_str)),
            _ => anyhow::bail!("--explain needs one problem: xtask calibrate PROBLEM --explain CASE [CHECK]"),
        },
        Task::Contract => contract::run(),
        Task::Relevance { person } => relevance::run(person.as_deref()),
        Task::Movie { out, folder, width } => movie::run(&out, width, &folder),
        Task::Spec { ran: Some(reports), .. } => spec::check_run(&reports),
        Task::Spec { check, ran: None } => spec::run(check),
        Task::Generate { check } => generate::all(check).await,
    }
}
