//! Resource limits.

use super::python::PythonHome;
use crate::limits::Limits;
use nix::sys::resource::{Resource, setrlimit};
use std::fs;

/// Deep recursion of honest programs needs room: some 100,000 calls in Python.
const STACK: u64 = 64 * 1024 * 1024;
/// What an engine needs beside its program's memory: to parse, to write the answer out.
const BESIDE: u64 = 64 * 1024 * 1024;

/// The address space that a judged process may have, in bytes. Asks /proc, so it is called while there is one.
#[must_use]
pub fn address_space(limits: &Limits, python: Option<&PythonHome>) -> u64 {
    match python {
        // What it has after its start, and what the test allows.
        Some(home) => home.address_space + limits.memory(),
        None => own_address_space() + BESIDE + limits.memory(),
    }
}

fn own_address_space() -> u64 {
    let pages =
        fs::read_to_string("/proc/self/statm").ok().and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    // Without /proc: more than any build needs.
    pages.map_or(1 << 30, |pages| pages * 4096)
}

/// Sets them, for good: soft and hard are the same, but for CPU time.
///
/// # Errors
/// When the kernel refuses.
pub fn set(limits: &Limits, address_space: u64) -> nix::Result<()> {
    let both = |resource, most| setrlimit(resource, most, most);
    // Backstops: the watch outside stops it to the millisecond.
    let seconds = limits.time_ms.div_ceil(1000) + 1;
    setrlimit(Resource::RLIMIT_CPU, seconds, seconds + 1)?;
    both(Resource::RLIMIT_AS, address_space)?;
    both(Resource::RLIMIT_STACK, STACK)?;
    both(Resource::RLIMIT_NPROC, 0)?;
    both(Resource::RLIMIT_CORE, 0)?;
    both(Resource::RLIMIT_FSIZE, 0)?;
    both(Resource::RLIMIT_MEMLOCK, 0)?;
    both(Resource::RLIMIT_MSGQUEUE, 0)?;
    both(Resource::RLIMIT_NOFILE, 64)
}
