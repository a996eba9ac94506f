//! The child: `devproof judge-child`. It builds the cage around itself, starts in it an empty first process and the judged
//! one, and stays outside their sight: it alone measures, ends and reports.
//!
//! Why two processes inside: the first one of a set of process numbers is spared most signals, and limits work by signals.
//! Why the judged one is our own child and not the first one's: then the first one does nothing at all, and no one who can be
//! seen from inside knows a figure.

mod judged;
mod printed;
mod program;
mod watch;

use crate::{
    cage::{self, AtStep, Broken, Layer, files::Furniture, namespaces},
    protocol::{self, Orders, Report, Starts},
    sys,
};
use nix::unistd::{close, dup2_stdin, pipe, read};
use printed::Printed;
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    os::fd::{AsFd, OwnedFd},
    path::PathBuf,
    process::ExitCode,
};
use watch::Patience;

/// The word after which the server's binary is this child. No one types it, so no help tells of it.
pub const COMMAND: &str = "judge-child";

/// This very program, as [`COMMAND`]'s child: also when its file has been replaced by a newer one, whose child would speak
/// otherwise.
#[must_use]
pub fn this_program() -> PathBuf {
    PathBuf::from("/proc/self/exe")
}

/// Builds the cage, runs one program in it, reports what it used.
#[must_use]
pub fn main() -> ExitCode {
    match cage_and_watch() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report(&Report::Failed(error.to_string()));
            ExitCode::FAILURE
        }
    }
}

fn cage_and_watch() -> Result<(), Broken> {
    // Whatever the server forgot to close.
    sys::close_from(3).at("closing what was inherited")?;
    let orders: Orders = protocol::read_frame(&mut Stdin).at("reading the orders")?;
    sys::install_stop_handler();
    // Processes that serve people go first. CPU time does not change by it.
    sys::lower_priority(5);
    // Nor does it matter more than they do where memory runs out.
    let _: io::Result<()> = fs::write("/proc/self/oom_score_adj", "1000");
    let nowhere = OpenOptions::new().read(true).write(true).open("/dev/null").at("opening /dev/null")?;
    let proc = File::open("/proc").ok();
    let mut program = matches!(orders.starts, Starts::Program { .. }).then(program::receive).transpose()?;
    let jar = matches!(orders.starts, Starts::Java(_)).then(|| protocol::read_bytes(&mut Stdin)).transpose();
    let jar = jar.at("reading the program")?;
    let prints = program.is_some() || jar.is_some();
    let printed = prints.then(Printed::new).transpose().at("a pipe")?;
    let address_space = cage::limits::address_space(&orders.limits, orders.starts.runs());
    let furniture = Furniture { jar: jar.as_deref(), ..orders.starts.furniture() };
    let layers = namespaces::enter(&furniture, &orders.without)?;
    if let Starts::Java(java) = &orders.starts {
        program = Some(File::open(&java.launcher).at("opening Java")?.into());
    }
    let first = layers.contains(&Layer::Processes).then(start_first).transpose()?;
    let watch = std::process::id();
    let started = std::time::Instant::now();
    let Some(pid) = sys::fork().at("starting the judged process")? else {
        // The first process ends when no one outside holds this any more: not to be held from inside.
        drop(first);
        drop(proc);
        let printing = printed.map(Printed::into_writer);
        let inside =
            judged::Inside { orders, layers, address_space, nowhere: nowhere.into(), watch, program, jar, printing };
        sys::exit(inside.run());
    };
    // The judged process alone reads the job and writes the answer.
    close_standard(0);
    close_standard(1);
    drop(program);
    let patience = match orders.starts {
        Starts::Compiler(_) => Patience::Compiler,
        _ => Patience::Program,
    };
    let mut printed = printed.map(Printed::into_reader);
    let watched = watch::Watched { pid, started, limits: &orders.limits, patience };
    let ended = watched.until_it_ends(proc.as_ref(), printed.as_mut()).at("watching")?;
    if let Some(printed) = printed {
        report(&Report::Printed(printed.text()));
    }
    report(&Report::Ended(ended));
    if let Some(first) = first {
        first.end();
    }
    Ok(())
}

/// The first process of a set of process numbers. When it ends, the kernel ends all others of the set.
struct First {
    pid: i32,
    /// Closed when we end, in whatever way; then it ends too.
    _alive: OwnedFd,
}

impl First {
    fn end(self) {
        sys::kill(self.pid);
        drop(sys::reap(self.pid));
    }
}

fn start_first() -> Result<First, Broken> {
    let (ends_with_us, alive) = pipe().at("a pipe")?;
    match sys::fork().at("starting the first process")? {
        Some(pid) => Ok(First { pid, _alive: alive }),
        None => {
            // Of all that is open it keeps this one end, as its input. No one writes: it reads on until no one holds the other.
            drop(alive);
            if dup2_stdin(&ends_with_us).is_ok() && sys::close_from(1).is_ok() {
                while let Err(nix::errno::Errno::EINTR) = read(io::stdin().as_fd(), &mut [0]) {}
            }
            sys::exit(0);
        }
    }
}

/// Closes one of the three standard streams. Nothing here uses it any more.
fn close_standard(number: i32) {
    let _: Result<_, _> = close(number);
}

/// Says it to the parent. One that is gone needs nothing.
fn report(report: &Report) {
    drop(write_report(&mut io::stderr(), report));
}

fn write_report(out: &mut impl Write, report: &Report) -> io::Result<()> {
    let mut line = serde_json::to_vec(report)?;
    line.push(b'\n');
    out.write_all(&line)
}

/// Our input without a buffer: what belongs to the judged process must stay in the pipe.
struct Stdin;

impl io::Read for Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        Ok(read(io::stdin().as_fd(), bytes)?)
    }
}

/// Our output without a buffer.
struct Stdout;

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(nix::unistd::write(io::stdout().as_fd(), bytes)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
