//! The process that reads one file: `devproof read-resume`. The file is its standard input, what it found its standard
//! output. It has little memory and time, and starts nothing.

use crate::{Draft, MAX_BYTES, ReadError};
use nix::sys::resource::{Resource, setrlimit};
use serde::{Deserialize, Serialize};
use std::{
    io::{self, Read, Write},
    panic,
    path::PathBuf,
    process::ExitCode,
    thread,
};

/// The word after which the server's binary is this process. No one types it, so no help tells of it.
pub const COMMAND: &str = "read-resume";
/// Memory beyond what the program has at its start, in bytes.
const MEMORY: u64 = 512 * 1024 * 1024;
/// Seconds of computing.
const CPU_SECONDS: u64 = 10;
/// What deep documents need.
const STACK: usize = 64 * 1024 * 1024;

/// What it writes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// What was read.
    Read(Box<Draft>),
    /// Why nothing was.
    Refused(ReadError),
}

/// This very program, also when its file has been replaced by a newer one.
#[must_use]
pub fn this_program() -> PathBuf {
    PathBuf::from("/proc/self/exe")
}

/// Reads the file and writes the answer.
#[must_use]
pub fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn run() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    limit()?;
    // What a library of a format did not expect is a damaged file; its words are of no use to anyone.
    panic::set_hook(Box::new(|_| {}));
    let reading =
        thread::Builder::new().stack_size(STACK).spawn(move || panic::catch_unwind(|| crate::read(&bytes)))?;
    let answer = match reading.join() {
        Ok(Ok(Ok(draft))) => Answer::Read(Box::new(draft)),
        Ok(Ok(Err(error))) => Answer::Refused(error),
        Ok(Err(_)) | Err(_) => Answer::Refused(ReadError::Damaged),
    };
    let text = serde_json::to_vec(&answer)?;
    io::stdout().lock().write_all(&text)
}

fn limit() -> io::Result<()> {
    let pages =
        std::fs::read_to_string("/proc/self/statm").ok().and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    let memory = pages.map_or(1 << 30, |pages| pages * 4096) + MEMORY + STACK as u64;
    setrlimit(Resource::RLIMIT_AS, memory, memory)?;
    setrlimit(Resource::RLIMIT_CPU, CPU_SECONDS, CPU_SECONDS + 1)?;
    setrlimit(Resource::RLIMIT_CORE, 0, 0)?;
    setrlimit(Resource::RLIMIT_FSIZE, 0, 0)?;
    setrlimit(Resource::RLIMIT_NOFILE, 16, 16)?;
    Ok(())
}
