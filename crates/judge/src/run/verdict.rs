//! From what was measured and what was heard to a verdict. What is measured comes first.

use super::{
    Run,
    read_output::{End, OutputError},
};
use crate::{
    engine::{self, Failed, Failure},
    limits::Limits,
    protocol::{Ended, Report, Stopped},
    verdict::{TestResult, Verdict},
};
use nix::sys::signal::Signal;
use serde_json::Value;
use std::time::Duration;

/// The most of a message that is kept, in characters.
const MAX_MESSAGE: usize = 2000;

impl Run {
    /// Whether it says that the test's own tables or arguments are what failed.
    pub fn blames_setup(&self) -> bool {
        matches!(&self.output.end, Some(End::Failed(failed)) if failed.failure == Failure::Setup)
    }

    /// The verdict. `Accepted`: it answered.
    pub fn result(self, limits: &Limits) -> TestResult {
        let Some(ended) = self.ended() else {
            return TestResult::internal(self.failed().unwrap_or("it ended without a report"));
        };
        if let Some(why) = self.failed() {
            return TestResult::internal(why);
        }
        let said = self.reports.iter().find_map(|report| match report {
            Report::Printed(text) => Some(text.clone()),
            _ => None,
        });
        let output = self.output;
        if !output.ready && ended.stopped.is_none() {
            return TestResult::internal(format!("the cage could not be shut ({})", exit_status(&ended)));
        }
        let mut result = TestResult {
            verdict: Verdict::Accepted,
            time: Duration::from_micros(ended.cpu_us),
            wall: Duration::from_micros(ended.wall_us),
            memory_kib: ended.memory_kib,
            idle: ended.stopped == Some(Stopped::Idle),
            value: None,
            stdout: as_text(&said.unwrap_or_else(|| String::from_utf8_lossy(&output.printed).into_owned())),
            message: None,
            line: None,
        };
        let conclusion = match (exceeded_limit(&ended, output.error, limits), output.end) {
            (Some((verdict, message)), _) => {
                Conclusion { verdict, message: Some(message.to_owned()), line: None, value: None }
            }
            (None, Some(end)) => from_engine(end, &ended, limits),
            (None, None) => without_answer(&ended, &result.stdout, limits),
        };
        result.verdict = conclusion.verdict;
        result.value = conclusion.value;
        result.line = conclusion.line;
        result.message = conclusion.message.map(|text| as_text(&text.chars().take(MAX_MESSAGE).collect::<String>()));
        result
    }
}

struct Conclusion {
    verdict: Verdict,
    message: Option<String>,
    line: Option<u32>,
    value: Option<Value>,
}

impl Conclusion {
    fn with_message(verdict: Verdict, message: impl Into<String>) -> Self {
        Self { verdict, message: Some(message.into()), line: None, value: None }
    }
}

/// Whether it went beyond a limit, whatever it says itself.
fn exceeded_limit(ended: &Ended, error: Option<OutputError>, limits: &Limits) -> Option<(Verdict, &'static str)> {
    let too_slow = (Verdict::TimeLimit, "The program used more CPU time than allowed.");
    let too_much = (Verdict::OutputLimit, "The program printed or returned more than allowed.");
    match (error, ended.stopped) {
        (Some(OutputError::TooLarge), _) => {
            return Some(too_much);
        }
        (Some(OutputError::Malformed), _) => {
            return Some((Verdict::RuntimeError, "The program wrote where only its answer is allowed."));
        }
        (None, Some(Stopped::Printed)) => return Some(too_much),
        (None, Some(Stopped::Cpu)) => return Some(too_slow),
        (None, Some(Stopped::Idle)) => {
            return Some((
                Verdict::TimeLimit,
                "The program was waiting: it used little CPU time before it was stopped.",
            ));
        }
        (None, Some(Stopped::Starved)) => {
            return Some((Verdict::InternalError, "the machine was too busy to run it"));
        }
        (None, Some(Stopped::Requested)) => {
            return Some((Verdict::InternalError, "The program was stopped from outside."));
        }
        (None, None) => {}
    }
    let signal = ended.signal.and_then(|number| Signal::try_from(number).ok());
    let exceeded = Duration::from_micros(ended.cpu_us) > limits.time();
    // SIGXCPU and, later, SIGKILL are the kernel's own limit.
    (exceeded || signal == Some(Signal::SIGXCPU)).then_some(too_slow)
}

/// What its engine said.
fn from_engine(end: End, ended: &Ended, limits: &Limits) -> Conclusion {
    match end {
        End::Answer(json) => match serde_json::from_slice(&json) {
            Ok(value) => Conclusion { verdict: Verdict::Accepted, message: None, line: None, value: Some(value) },
            Err(_) => Conclusion::with_message(Verdict::RuntimeError, "The returned value isn't valid JSON."),
        },
        End::Failed(Failed { failure, message, line }) => {
            // JavaScript without memory has none for an error either, and none for what a promise would have run.
            let starved = [engine::THREW_NULL, engine::NEVER_SETTLED, engine::GAVE_UP].contains(&message.as_str());
            if starved && failure == Failure::Runtime && is_near_memory_limit(ended, limits) {
                return no_memory();
            }
            let verdict = match failure {
                Failure::Compile => Verdict::CompileError,
                Failure::Runtime | Failure::NotJson => Verdict::RuntimeError,
                Failure::Memory => Verdict::MemoryLimit,
                Failure::Interrupted => Verdict::TimeLimit,
                Failure::TooBig => Verdict::OutputLimit,
                Failure::Setup => Verdict::InternalError,
            };
            Conclusion { verdict, message: Some(message), line, value: None }
        }
    }
}

fn no_memory() -> Conclusion {
    Conclusion::with_message(Verdict::MemoryLimit, "The program needed more memory than allowed.")
}

/// Whether it had nearly all the memory that it may have.
fn is_near_memory_limit(ended: &Ended, limits: &Limits) -> bool {
    ended.memory_kib.saturating_mul(1024) >= limits.memory() / 5 * 4
}

/// Whether these are the words with which a program in Rust or Go ends that has asked for more memory than there is.
fn has_run_out_of_memory(ended: &Ended, printed: &str) -> bool {
    if ended.code == Some(2) {
        let words = ["out of memory", "cannot allocate memory"];
        let go = |line: &str| line.starts_with("fatal error: ") && words.iter().any(|words| line.contains(words));
        return printed.lines().any(go);
    }
    if printed.contains("There is insufficient memory for the Java Runtime Environment to continue.") {
        return true;
    }
    let last = printed.lines().next_back().unwrap_or_default();
    let says = last.starts_with("memory allocation of ") && last.ends_with(" bytes failed");
    says && ended.signal == Some(Signal::SIGABRT as i32)
}

/// It is gone, and nothing was said.
fn without_answer(ended: &Ended, printed: &str, limits: &Limits) -> Conclusion {
    // Where memory cannot be had, native code crashes instead of saying so; Rust's says so as it does.
    let near_the_limit = is_near_memory_limit(ended, limits) || has_run_out_of_memory(ended, printed);
    match ended.signal.map(Signal::try_from) {
        Some(Ok(Signal::SIGSYS)) => {
            Conclusion::with_message(Verdict::RuntimeError, "The program made a system call that is not allowed.")
        }
        Some(Ok(Signal::SIGKILL)) if !near_the_limit => {
            Conclusion::with_message(Verdict::InternalError, "The program was ended from outside.")
        }
        Some(_) if near_the_limit => no_memory(),
        None if has_run_out_of_memory(ended, printed) => no_memory(),
        Some(Ok(Signal::SIGSEGV | Signal::SIGBUS)) => Conclusion::with_message(
            Verdict::RuntimeError,
            "The program crashed: the stack overflowed, or native code failed.",
        ),
        Some(signal) => {
            let name = signal.map_or("an unknown signal", Signal::as_str);
            Conclusion::with_message(Verdict::RuntimeError, format!("The program crashed ({name})."))
        }
        // No exit code is ours to believe once a stranger's program was read, not even that of a panic.
        None => Conclusion::with_message(Verdict::RuntimeError, "The program exited before it returned an answer."),
    }
}

fn exit_status(ended: &Ended) -> String {
    match (ended.code, ended.signal) {
        (Some(code), _) => format!("exit code {code}"),
        (None, Some(signal)) => format!("signal {signal}"),
        (None, None) => "no trace".to_owned(),
    }
}

/// Text that PostgreSQL and a page can hold.
fn as_text(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::read_output::ProgramOutput;

    const LIMITS: Limits = Limits { time_ms: 1000, memory_mb: 100 };
    const ENDED: Ended =
        Ended { cpu_us: 20_000, wall_us: 30_000, memory_kib: 9_000, code: Some(0), signal: None, stopped: None };

    fn result(ended: Ended, output: ProgramOutput) -> (Verdict, Option<String>) {
        let run = Run { output, reports: vec![Report::Ended(ended)], notes: Vec::new() };
        let result = run.result(&LIMITS);
        (result.verdict, result.message)
    }

    fn answered() -> ProgramOutput {
        ProgramOutput { ready: true, end: Some(End::Answer(b"true".to_vec())), ..ProgramOutput::default() }
    }

    fn silent() -> ProgramOutput {
        ProgramOutput { ready: true, ..ProgramOutput::default() }
    }

    #[test]
    fn what_is_measured_comes_before_what_is_said() {
        assert_eq!(result(ENDED, answered()), (Verdict::Accepted, None));
        let slow = Ended { cpu_us: 1_000_001, ..ENDED };
        assert_eq!(result(slow, answered()).0, Verdict::TimeLimit);
        let stopped = Ended { signal: Some(9), code: None, stopped: Some(Stopped::Cpu), ..ENDED };
        assert_eq!(result(stopped, answered()).0, Verdict::TimeLimit);
        let too_much = ProgramOutput { error: Some(OutputError::TooLarge), ..answered() };
        let stopped = Ended { signal: Some(9), code: None, stopped: Some(Stopped::Requested), ..ENDED };
        assert_eq!(result(stopped, too_much).0, Verdict::OutputLimit);
    }

    #[test]
    fn waiting_is_not_called_slow() {
        let waited = Ended { signal: Some(9), code: None, stopped: Some(Stopped::Idle), ..ENDED };
        let (verdict, message) = result(waited, silent());
        assert_eq!(verdict, Verdict::TimeLimit);
        assert!(message.expect("there is a message").contains("waiting"));
    }

    #[test]
    fn a_busy_machine_is_nobodys_fault() {
        let starved = Ended { signal: Some(9), code: None, stopped: Some(Stopped::Starved), ..ENDED };
        assert_eq!(result(starved, silent()).0, Verdict::InternalError);
    }

    #[test]
    fn signals_have_their_meanings() {
        let by =
            |signal, memory_kib| result(Ended { signal: Some(signal), code: None, memory_kib, ..ENDED }, silent()).0;
        assert_eq!(by(libc::SIGSYS, 9_000), Verdict::RuntimeError);
        assert_eq!(by(libc::SIGSEGV, 9_000), Verdict::RuntimeError);
        assert_eq!(by(libc::SIGSEGV, 95_000), Verdict::MemoryLimit);
        assert_eq!(by(libc::SIGABRT, 95_000), Verdict::MemoryLimit);
        assert_eq!(by(libc::SIGKILL, 95_000), Verdict::MemoryLimit);
        assert_eq!(by(libc::SIGXCPU, 9_000), Verdict::TimeLimit);
        // The operator, or another's memory: ours, and judged again.
        assert_eq!(by(libc::SIGKILL, 9_000), Verdict::InternalError);
    }

    #[test]
    fn rust_and_go_say_that_they_ran_out_of_memory() {
        let aborted = Ended { signal: Some(libc::SIGABRT), code: None, ..ENDED };
        let verdict = |ended: Ended, said: &str| {
            let reports = vec![Report::Printed(said.to_owned()), Report::Ended(ended)];
            Run { output: silent(), reports, notes: Vec::new() }.result(&LIMITS).verdict
        };
        assert_eq!(verdict(aborted, "7\nmemory allocation of 99 bytes failed\n"), Verdict::MemoryLimit);
        assert_eq!(verdict(aborted, "memory allocation of 99 bytes failed\n7\n"), Verdict::RuntimeError);
        assert_eq!(verdict(ENDED, "memory allocation of 99 bytes failed\n"), Verdict::RuntimeError);
        let exited = Ended { code: Some(2), ..ENDED };
        assert_eq!(verdict(exited, "7\nfatal error: runtime: out of memory\n\ngoroutine 1:\n"), Verdict::MemoryLimit);
        assert_eq!(verdict(exited, "fatal error: all goroutines are asleep\n"), Verdict::RuntimeError);
    }

    #[test]
    fn nobody_is_blamed_for_a_cage_that_could_not_be_shut() {
        assert_eq!(result(Ended { code: Some(97), ..ENDED }, ProgramOutput::default()).0, Verdict::InternalError);
        assert_eq!(result(Ended { code: Some(101), ..ENDED }, silent()).0, Verdict::RuntimeError);
        assert_eq!(result(Ended { code: Some(1), ..ENDED }, silent()).0, Verdict::RuntimeError);
        let nothing = Run { output: ProgramOutput::default(), reports: Vec::new(), notes: Vec::new() };
        assert_eq!(nothing.result(&LIMITS).verdict, Verdict::InternalError);
    }

    #[test]
    fn text_can_be_stored() {
        let output = ProgramOutput { printed: b"a\0b\xff".to_vec(), ..answered() };
        let run = Run { output, reports: vec![Report::Ended(ENDED)], notes: Vec::new() };
        assert_eq!(run.result(&LIMITS).stdout, "a\u{fffd}b\u{fffd}");
    }
}
