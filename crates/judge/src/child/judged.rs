//! Inside the cage: shuts the last doors, then runs what a stranger wrote.

use super::{
    Stdin, Stdout,
    program::{DESCRIPTOR, LAUNCHER, RESULTS},
    write_report,
};
use crate::{
    cage::{AtStep, Broken, Layer, calls, files::Furniture, landlock, limits},
    engine::{self, Engine, Failed, Failure, Job, Outcome},
    protocol::{self, Orders, PythonOrders, Report, Results, SealedJob, Starts},
    sys,
};
use nix::{
    sys::{prctl, signal::Signal},
    unistd::{dup2_stderr, execve},
};
use std::{
    cell::RefCell,
    convert::Infallible,
    ffi::CString,
    fs::File,
    io,
    os::{
        fd::{AsFd, OwnedFd},
        unix::ffi::OsStrExt,
    },
    panic::{self, AssertUnwindSafe},
    rc::Rc,
};

mod compile;
mod escape;
mod java;

/// Its exit code when the cage could not be shut; the program was not read.
const NOT_SHUT: i32 = 97;

/// What runs in Python before the program: see the file.
const BOOTSTRAP: &str = include_str!("../cage/bootstrap.py");

/// A process that is about to run a stranger's program.
pub struct Inside {
    pub orders: Orders,
    pub layers: Vec<Layer>,
    pub address_space: u64,
    /// What its error stream becomes.
    pub nowhere: OwnedFd,
    /// The process that watches it.
    pub watch: u32,
    /// The program that it becomes: a compiled one, or Java's launcher.
    pub program: Option<OwnedFd>,
    /// What Java runs. It lies in its root.
    pub jar: Option<Vec<u8>>,
    /// Where a compiled program prints.
    pub printing: Option<OwnedFd>,
}

impl Inside {
    /// Runs it. Returns the exit code.
    pub fn run(self) -> i32 {
        // From here on the parent hears us by this, and only until the cage is shut.
        let Ok(parent) = io::stderr().as_fd().try_clone_to_owned() else { return NOT_SHUT };
        let mut parent = File::from(parent);
        let engine = self.orders.engine;
        match self.shut(&mut parent) {
            Ok(Next::OwnEngine) => {
                drop(parent);
                if run(engine).is_ok() { 0 } else { NOT_SHUT }
            }
            Ok(Next::Compile(job)) => {
                drop(parent);
                if job.run().is_ok() { 0 } else { NOT_SHUT }
            }
            Err(error) => {
                drop(write_report(&mut parent, &Report::Failed(error.to_string())));
                NOT_SHUT
            }
        }
    }

    /// Shuts the last doors. Does not come back where Python or a compiled program runs: it comes in our place, with our
    /// cage around it.
    fn shut(mut self, parent: &mut File) -> Result<Next, Broken> {
        // Without a set of process numbers of its own, nothing else ends it with the one who watches it.
        prctl::set_pdeathsig(Signal::SIGKILL).at("ending with the watch")?;
        let parent_id = std::os::unix::process::parent_id();
        // From inside a set of process numbers it is 0: outside, and out of sight.
        if parent_id != 0 && parent_id != self.watch {
            return Err(io::Error::other("it has ended")).at("ending with the watch");
        }
        dup2_stderr(&self.nowhere).at("the error stream")?;
        let without = std::mem::take(&mut self.orders.without);
        let starts = std::mem::replace(&mut self.orders.starts, Starts::Nothing);
        let wants = |layer| !without.contains(&layer);
        let mut results = match (self.program.take(), self.printing.take()) {
            (Some(program), Some(printing)) => {
                let number = if self.jar.is_some() { LAUNCHER } else { DESCRIPTOR };
                Some(arrange(parent, (&program, number), &printing).at("its descriptors")?)
            }
            _ => None,
        };
        if wants(Layer::Limits) {
            limits::set(&self.orders.limits, self.address_space, starts.runs()).at("resource limits")?;
            self.layers.push(Layer::Limits);
        }
        let furniture = Furniture { jar: self.jar.as_deref(), ..starts.furniture() };
        if wants(Layer::Landlock) && landlock::enclose(&furniture).at("Landlock")? {
            self.layers.push(Layer::Landlock);
        }
        let computing = calls::computing(std::process::id()).at("seccomp")?;
        let programs = match &starts {
            Starts::Nothing => computing.clone(),
            Starts::Python(_) => calls::starting().at("seccomp")?,
            Starts::Compiler(_) => calls::compiling().at("seccomp")?,
            Starts::Program { threads } => {
                let start = (DESCRIPTOR.unsigned_abs(), sys::no_name_address());
                calls::program(std::process::id(), start, *threads).at("seccomp")?
            }
            Starts::Java(_) => {
                let start = (LAUNCHER.unsigned_abs(), sys::no_name_address());
                calls::java(std::process::id(), start).at("seccomp")?
            }
        };
        if wants(Layer::Calls) {
            calls::load(&programs).at("seccomp")?;
            self.layers.push(Layer::Calls);
        }
        let seal = matches!(starts, Starts::Python(_)) && wants(Layer::Sealed);
        if seal {
            // It does so itself, and does not say that it is ready before it has.
            self.layers.push(Layer::Sealed);
        }
        write_report(parent, &Report::Caged(self.layers)).at("reporting")?;
        match starts {
            Starts::Nothing => Ok(Next::OwnEngine),
            Starts::Compiler(orders) => Ok(Next::Compile(Box::new(compile::Job { orders, nothing: self.nowhere }))),
            Starts::Python(python) => {
                become_python(&python, if seal { computing.as_slice() } else { &[] }).map(|never| match never {})
            }
            Starts::Java(java) => {
                // It says itself that it is ready: nothing of the stranger's runs before.
                java::start(&java, &self.orders.limits)
            }
            Starts::Program { .. } => {
                if let Some(results) = &mut results {
                    Results::new(results).ready();
                }
                // Where cores are free, Go's collector takes them too, and the time that is counted would hang on the machine.
                sys::become_program(DESCRIPTOR, &[c"program"], &[c"GOMAXPROCS=1"]);
                // What the compiler made can't be started, which is its author's doing: it ends without an answer.
                sys::exit(NOT_SHUT)
            }
        }
    }
}

/// What a judged process does when its cage is shut, unless something else has come in its place.
enum Next {
    /// It runs an engine of ours.
    OwnEngine,
    /// It has a compiler make a program.
    Compile(Box<compile::Job>),
}

/// Puts a compiled program's descriptors where it looks for them: its answer's, its own, and twice the one that it prints
/// to. All others are closed when it starts. Gives the answer's, for us.
fn arrange(parent: &mut File, (program, number): (&OwnedFd, i32), printing: &OwnedFd) -> io::Result<File> {
    *parent = File::from(sys::out_of_the_way(parent.as_fd())?);
    let program = sys::out_of_the_way(program.as_fd())?;
    let printing = sys::out_of_the_way(printing.as_fd())?;
    let results = sys::out_of_the_way(io::stdout().as_fd())?;
    sys::place(results.as_fd(), RESULTS, false)?;
    sys::place(program.as_fd(), number, true)?;
    sys::place(printing.as_fd(), 1, false)?;
    sys::place(printing.as_fd(), 2, false)?;
    Ok(File::from(results))
}

/// The cage is shut: only now a stranger's bytes are read.
fn run(engine: Engine) -> Result<(), Broken> {
    let results = Rc::new(RefCell::new(Results::new(Stdout)));
    results.borrow_mut().ready();
    let SealedJob::<Job> { job, nonce } = protocol::read_frame(&mut Stdin).at("reading the job")?;
    results.borrow_mut().begin(nonce);
    let input = || {
        results.borrow_mut().loaded();
        // A parent that has gone has killed us, or is about to.
        let bytes = protocol::read_bytes(&mut Stdin).unwrap_or_else(|_| sys::exit(NOT_SHUT));
        String::from_utf8(bytes).unwrap_or_else(|_| sys::exit(NOT_SHUT))
    };
    let printed = Rc::clone(&results);
    let outcome = match engine {
        Engine::TryToEscape => escape::attempt(),
        // A program that brings its engine to a panic has failed, and not we.
        _ => panic::catch_unwind(AssertUnwindSafe(|| {
            engine::run(&job, &input, move |text| printed.borrow_mut().print(text))
        }))
        .unwrap_or_else(|_| {
            let message = engine::GAVE_UP.to_owned();
            Outcome::Failed(Failed { failure: Failure::Runtime, message, line: None })
        }),
    };
    results.borrow_mut().end(&outcome);
    Ok(())
}

/// Python in our place, with our cage around it.
fn become_python(orders: &PythonOrders, seal: &[seccompiler::BpfProgram]) -> Result<Infallible, Broken> {
    let word = |bytes: &[u8]| CString::new(bytes).at("Python's arguments");
    let program = word(orders.home.program.as_os_str().as_bytes())?;
    let seal = seal.iter().map(calls::in_hex).collect::<Vec<_>>().join(",");
    let modules = orders.modules.join(",");
    let limit = crate::limits::MAX_ANSWER.to_string();
    // -s -P -S -B: nothing of a user's, of the working folder's, of a site's; nothing written.
    let options = ["-s", "-P", "-S", "-B", "-c", BOOTSTRAP, &seal, &modules, &limit];
    // It finds its library by its own name.
    let mut arguments = vec![program.clone()];
    for option in options {
        arguments.push(word(option.as_bytes())?);
    }
    // The order of a set must not change from run to run; long numbers may be printed.
    let environment = ["PYTHONHASHSEED=0", "PYTHONUTF8=1", "PYTHONINTMAXSTRDIGITS=0", "LC_ALL=C.UTF-8"];
    let environment = environment.iter().map(|text| word(text.as_bytes())).collect::<Result<Vec<_>, _>>()?;
    execve(&program, &arguments, &environment).at("starting Python")
}
