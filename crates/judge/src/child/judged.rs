//! Inside the cage: shuts the last doors, then runs what a stranger wrote.

use super::{Stdin, Stdout, write_report};
use crate::{
    cage::{AtStep, Broken, Layer, calls, landlock, limits},
    engine::{self, Engine, Failed, Failure, Job, Outcome},
    protocol::{self, Orders, PythonOrders, Report, Results, SealedJob},
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

mod escape;

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
}

impl Inside {
    /// Runs it. Returns the exit code.
    pub fn run(self) -> i32 {
        // From here on the parent hears us by this, and only until the cage is shut.
        let Ok(parent) = io::stderr().as_fd().try_clone_to_owned() else { return NOT_SHUT };
        let mut parent = File::from(parent);
        let engine = self.orders.engine;
        match self.shut(&mut parent) {
            Ok(()) => {
                drop(parent);
                if run(engine).is_ok() { 0 } else { NOT_SHUT }
            }
            Err(error) => {
                drop(write_report(&mut parent, &Report::Failed(error.to_string())));
                NOT_SHUT
            }
        }
    }

    /// Shuts the last doors. Does not come back where Python runs: it comes in our place, with our cage around it.
    fn shut(mut self, parent: &mut File) -> Result<(), Broken> {
        // Without a set of process numbers of its own, nothing else ends it with the one who watches it.
        prctl::set_pdeathsig(Signal::SIGKILL).at("ending with the watch")?;
        let parent_id = std::os::unix::process::parent_id();
        // From inside a set of process numbers it is 0: outside, and out of sight.
        if parent_id != 0 && parent_id != self.watch {
            return Err(io::Error::other("it has ended")).at("ending with the watch");
        }
        dup2_stderr(&self.nowhere).at("the error stream")?;
        drop(self.nowhere);
        let without = std::mem::take(&mut self.orders.without);
        let python = self.orders.python.take();
        let wants = |layer| !without.contains(&layer);
        if wants(Layer::Limits) {
            limits::set(&self.orders.limits, self.address_space).at("resource limits")?;
            self.layers.push(Layer::Limits);
        }
        if wants(Layer::Landlock) && landlock::enclose(python.as_ref().map(|python| &python.home)).at("Landlock")? {
            self.layers.push(Layer::Landlock);
        }
        let computing = calls::computing(std::process::id()).at("seccomp")?;
        let programs = if python.is_some() { &calls::starting().at("seccomp")? } else { &computing };
        if wants(Layer::Calls) {
            calls::load(programs).at("seccomp")?;
            self.layers.push(Layer::Calls);
        }
        let seal = python.is_some() && wants(Layer::Sealed);
        if seal {
            // It does so itself, and does not say that it is ready before it has.
            self.layers.push(Layer::Sealed);
        }
        write_report(parent, &Report::Caged(self.layers)).at("reporting")?;
        match python {
            Some(python) => become_python(&python, if seal { &computing } else { &[] }).map(|never| match never {}),
            None => Ok(()),
        }
    }
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
