//! `devproof simulate`: a system design's day, from a document.

use anyhow::Context;
use clap::Args;
use devproof_simulator::{Problem, document::Document, report};
use std::{
    fmt::Display,
    fs,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Longest document: a board of the largest size that is allowed is far smaller.
const MAX_BYTES: u64 = 4 << 20;

#[derive(Args)]
pub(super) struct Arguments {
    /// Board, traffic and events, as TOML or, if its name ends in `.json`, as JSON
    file: PathBuf,
    /// FILE is a practice problem: simulate the board that it begins with, and judge the targets
    #[arg(long)]
    practice: bool,
    /// With --practice: simulate this board instead, as TOML or JSON
    #[arg(long, value_name = "FILE", requires = "practice")]
    board: Option<PathBuf>,
    /// Draw other random numbers than the document says
    #[arg(long)]
    seed: Option<u64>,
    /// Write each minute of each flow to FILE as CSV
    #[arg(long, value_name = "FILE")]
    flows_csv: Option<PathBuf>,
    /// Write each minute of each component to FILE as CSV
    #[arg(long, value_name = "FILE")]
    components_csv: Option<PathBuf>,
    /// Write the whole day to FILE as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Prints the summary, and writes the files that are asked for.
pub(super) fn run(arguments: &Arguments) -> ExitCode {
    match simulate(arguments) {
        Ok(code) => code,
        Err(error) => super::fail(&error),
    }
}

fn simulate(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let text = read(&arguments.file)?;
    let problem = match arguments.practice.then(|| Problem::from_toml(&text)).transpose() {
        Ok(problem) => problem,
        Err(faults) => return Ok(refuse(&arguments.file, &faults)),
    };
    let document = match &problem {
        None => Document::of_file(&arguments.file, &text),
        Some(problem) => {
            let (seed, scenario) = (problem.seed, problem.scenario.clone());
            Ok(Document { seed, board: problem.board.clone(), scenario })
        }
    };
    let mut document = match document {
        Ok(document) => document,
        Err(faults) => return Ok(refuse(&arguments.file, &faults)),
    };
    if let (Some(problem), Some(file)) = (&problem, &arguments.board) {
        document.board = match problem.read_board(file, &read(file)?) {
            Ok(board) => board,
            Err(faults) => return Ok(refuse(file, &faults)),
        };
    }
    let seed = arguments.seed.unwrap_or(document.seed);
    let day = match devproof_simulator::run(&document.board, &document.scenario, seed) {
        Ok(day) => day,
        // The document is checked already, with the same rules.
        Err(faults) => anyhow::bail!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    };
    write(arguments.flows_csv.as_deref(), || report::flows_csv(&day))?;
    write(arguments.components_csv.as_deref(), || report::components_csv(&day))?;
    write(arguments.json.as_deref(), || report::json(&day))?;
    let mut summary = report::summary(&document, seed, &day);
    if let Some(problem) = &problem {
        summary.push('\n');
        summary.push_str(&report::targets(&problem.judge(&day)));
    }
    // The reader may be gone.
    drop(io::stdout().write_all(summary.as_bytes()));
    Ok(ExitCode::SUCCESS)
}

fn refuse(file: &Path, faults: &[impl Display]) -> ExitCode {
    for fault in faults {
        eprintln!("{}: {fault}", file.display());
    }
    ExitCode::FAILURE
}

fn write(file: Option<&Path>, text: impl FnOnce() -> String) -> anyhow::Result<()> {
    let Some(file) = file else { return Ok(()) };
    fs::write(file, text()).with_context(|| format!("cannot write {}", file.display()))
}

fn read(file: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    let mut read = || fs::File::open(file)?.take(MAX_BYTES + 1).read_to_string(&mut text);
    read().with_context(|| format!("cannot read {}", file.display()))?;
    anyhow::ensure!(text.len() as u64 <= MAX_BYTES, "{}: must be at most {} MiB", file.display(), MAX_BYTES >> 20);
    Ok(text)
}
