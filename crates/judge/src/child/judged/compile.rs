//! Has a compiler make a program of an answer. The cage is shut; what it makes is read out of its workplace.

use crate::{
    cage::{AtStep, Broken},
    child::{Stdin, Stdout},
    compiled::{CLASSES, COMPILING, MAX_PROGRAM, MESSAGES, Makes, PROGRAM, WORKPLACE, jar},
    engine::{Failed, Failure, Outcome},
    protocol::{self, CompilerOrders, Results, SealedJob},
};
use nix::sys::signal::Signal;
use std::{
    fs::{self, File},
    io::{self, Read},
    os::{fd::OwnedFd, unix::process::ExitStatusExt},
    path::Path,
    process::{Command, ExitStatus},
};

/// The most that is read of what a compiler says, in bytes.
const MAX_MESSAGES: u64 = 64 * 1024;

/// An answer to be compiled.
pub struct Job {
    /// By whom, and how.
    pub orders: CompilerOrders,
    /// What the compiler may read as its input.
    pub nothing: OwnedFd,
}

impl Job {
    /// Compiles it and says what became of it: the program itself, or what the compiler said.
    pub fn run(self) -> Result<(), Broken> {
        let mut results = Results::new(Stdout);
        results.ready();
        let SealedJob::<()> { nonce, .. } = protocol::read_frame(&mut Stdin).at("reading the job")?;
        results.begin(nonce);
        let outcome =
            self.compile().at("compiling").unwrap_or_else(|error| failed(Failure::Setup, error.to_string()));
        results.end(&outcome);
        Ok(())
    }

    fn compile(self) -> io::Result<Outcome> {
        let place = Path::new(WORKPLACE);
        let CompilerOrders { recipe, .. } = self.orders;
        for file in &recipe.files {
            fs::write(place.join(&file.name), &file.text)?;
        }
        let messages = File::create(place.join(MESSAGES))?;
        for step in &recipe.steps {
            let status = Command::new(&step.program)
                .args(&step.arguments)
                .env_clear()
                .envs([("PATH", "/usr/bin"), ("LC_ALL", "C.UTF-8"), ("TMPDIR", WORKPLACE)])
                .current_dir(place)
                .stdin(self.nothing.try_clone()?)
                .stdout(messages.try_clone()?)
                .stderr(messages.try_clone()?)
                .status()?;
            if !status.success() {
                return refused(status);
            }
        }
        let program = match recipe.makes {
            Makes::Program => {
                let mut program = Vec::new();
                let most = MAX_PROGRAM as u64 + 1;
                File::open(place.join(PROGRAM))?.take(most).read_to_end(&mut program)?;
                program
            }
            Makes::Classes => jar::pack(&place.join(CLASSES))?,
        };
        Ok(if program.len() > MAX_PROGRAM {
            failed(Failure::Compile, "The compiled program is larger than it may be.".to_owned())
        } else {
            Outcome::Value(program)
        })
    }
}

/// What is said where a step has failed.
fn refused(status: ExitStatus) -> io::Result<Outcome> {
    let mut said = Vec::new();
    File::open(Path::new(WORKPLACE).join(MESSAGES))?.take(MAX_MESSAGES).read_to_end(&mut said)?;
    let said = String::from_utf8_lossy(&said);
    Ok(failed(Failure::Compile, exhausted(status, &said).unwrap_or_else(|| said.into_owned())))
}

/// What the compiler ran out of, where that is why it gave up. GCC tells how its parts ended; rustc ends itself.
fn exhausted(status: ExitStatus, said: &str) -> Option<String> {
    let signal = status.signal().and_then(|number| Signal::try_from(number).ok());
    let says = |words: &[&str]| words.iter().any(|word| said.contains(word));
    if matches!(signal, Some(Signal::SIGXCPU | Signal::SIGKILL))
        || says(&["CPU time limit exceeded", "Killed signal"])
    {
        let seconds = COMPILING.time_ms / 1000;
        return Some(format!("The compiler needed more than {seconds} s for this program."));
    }
    if says(&[
        "out of memory",
        "memory exhausted",
        "memory allocation of",
        "std::bad_alloc",
        "java.lang.OutOfMemoryError",
        "insufficient memory for the Java Runtime Environment",
        "Cannot allocate memory",
    ]) {
        return Some("The compiler needed more memory than it may have for this program.".to_owned());
    }
    if signal == Some(Signal::SIGXFSZ) || says(&["File size limit exceeded", "No space left on device"]) {
        return Some("The compiled program is larger than it may be.".to_owned());
    }
    if says(&["java.lang.StackOverflowError"]) {
        return Some("The program is nested too deeply for the compiler.".to_owned());
    }
    if says(&["An exception has occurred in the compiler", "A fatal error has been detected by the Java"]) {
        return Some("The compiler gave up on this program.".to_owned());
    }
    signal.map(|signal| format!("The compiler gave up on this program ({signal}).\n{said}"))
}

fn failed(failure: Failure, message: String) -> Outcome {
    Outcome::Failed(Failed { failure, message, line: None })
}
