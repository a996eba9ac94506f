//! Resource limits.

use crate::{compiled::MAX_PROGRAM, limits::Limits};
use nix::sys::resource::{Resource, setrlimit};
use std::fs;

/// Deep recursion of honest programs needs room: some 100,000 calls in Python.
const STACK: u64 = 64 * 1024 * 1024;
/// What an engine needs beside its program's memory: to parse, to write the answer out.
const BESIDE: u64 = 64 * 1024 * 1024;
/// What a compiled program needs beside its memory: its code, some of its stack.
const BESIDE_COMPILED: u64 = 32 * 1024 * 1024;
/// What Go's runtime takes beside a program's memory: its tables, and heaps that it takes 64 MiB at a time.
const GO_BESIDE: u64 = 128 * 1024 * 1024;
/// The part of Java's heap for what was just made, beside a program's memory: there is what has lived for a while.
pub const JAVA_YOUNG: u64 = 64 * 1024 * 1024;
/// What Java's virtual machine takes beside its heap: classes, the programs that it makes of them, its threads' stacks.
const JAVA_BESIDE: u64 = 256 * 1024 * 1024;
/// Processes and threads of a compiler, which starts an assembler and a linker, and of the runtimes of Go and Java. The kernel counts
/// those of other judged processes with them, as they are one user's.
const MAX_PROCESSES: u64 = 256;

/// What runs under the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Runs {
    /// An engine of our own.
    Engine,
    /// Python.
    Python {
        /// Bytes of addresses that it has after its start.
        address_space: u64,
    },
    /// A compiler.
    Compiler,
    /// A compiled program.
    Program {
        /// Whether its language works in threads.
        threads: bool,
    },
    /// Java's virtual machine.
    Java,
}

/// The address space that a judged process may have, in bytes. Asks /proc, so it is called while there is one.
#[must_use]
pub fn address_space(limits: &Limits, runs: Runs) -> u64 {
    match runs {
        // What it has after its start, and what the test allows.
        Runs::Python { address_space } => address_space + limits.memory(),
        Runs::Engine => own_address_space() + BESIDE + limits.memory(),
        Runs::Program { threads: false } => BESIDE_COMPILED + limits.memory(),
        // Go takes addresses for much more than it uses: what it uses is bounded by its data.
        Runs::Program { threads: true } => 4 << 30,
        // The same of Java, which maps its library besides.
        Runs::Java => 2 << 30,
        Runs::Compiler => limits.memory(),
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
pub fn set(limits: &Limits, address_space: u64, runs: Runs) -> nix::Result<()> {
    let (processes, written, opened) = match runs {
        Runs::Compiler => (MAX_PROCESSES, MAX_PROGRAM as u64, 256),
        Runs::Program { threads: true } | Runs::Java => (MAX_PROCESSES, 0, 64),
        _ => (0, 0, 64),
    };
    let both = |resource, most| setrlimit(resource, most, most);
    // Backstops: the watch outside stops it to the millisecond.
    let seconds = limits.time_ms.div_ceil(1000) + 1;
    setrlimit(Resource::RLIMIT_CPU, seconds, seconds + 1)?;
    both(Resource::RLIMIT_AS, address_space)?;
    both(Resource::RLIMIT_STACK, STACK)?;
    match runs {
        Runs::Program { threads: true } => both(Resource::RLIMIT_DATA, GO_BESIDE + limits.memory())?,
        Runs::Java => both(Resource::RLIMIT_DATA, JAVA_BESIDE + JAVA_YOUNG + limits.memory())?,
        _ => {}
    }
    both(Resource::RLIMIT_NPROC, processes)?;
    both(Resource::RLIMIT_CORE, 0)?;
    both(Resource::RLIMIT_FSIZE, written)?;
    both(Resource::RLIMIT_MEMLOCK, 0)?;
    both(Resource::RLIMIT_MSGQUEUE, 0)?;
    both(Resource::RLIMIT_NOFILE, opened)
}
