//! Outside the cage: how long may it run?

use super::printed::Listener;
use crate::{
    compiled::LONGEST_COMPILING,
    limits::Limits,
    protocol::{Ended, Stopped},
    sys,
};
use nix::{
    dir::Dir,
    fcntl::{OFlag, openat},
    sys::stat::Mode,
};
use std::{
    ffi::CString,
    fs::File,
    io,
    os::{fd::AsFd, unix::fs::FileExt},
    time::{Duration, Instant},
};

/// How long one waits for a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Patience {
    /// It computes, in one thread, and has no reason to wait.
    Program,
    /// It starts others that do the work and waits for them. The kernel bounds what each of them computes.
    Compiler,
}

/// A judged process that is watched.
pub struct Watched<'a> {
    /// Its number. It is our child.
    pub pid: i32,
    /// Since when it runs.
    pub started: Instant,
    /// What it may use.
    pub limits: &'a Limits,
    /// What is a reason to end it.
    pub patience: Patience,
}

impl Watched<'_> {
    /// Waits until it ends, ends it when it has used its time or when no one waits for it, and says what it used. Listens
    /// to what it prints meanwhile.
    pub fn until_it_ends(&self, proc: Option<&File>, mut printed: Option<&mut Listener>) -> io::Result<Ended> {
        let stopped = self.stop_in_time(Gauges::of(self.pid, proc), printed.as_deref_mut());
        if !matches!(stopped, Ok(None)) {
            sys::kill(self.pid);
        }
        let used = sys::reap(self.pid)?;
        let mut stopped = stopped?;
        if let Some(printed) = printed {
            printed.drain();
            if stopped.is_none() && printed.is_too_much() {
                stopped = Some(Stopped::Printed);
            }
        }
        Ok(Ended {
            cpu_us: micros(used.cpu),
            wall_us: micros(self.started.elapsed()),
            memory_kib: used.memory_kib,
            code: used.code,
            signal: used.signal,
            stopped,
        })
    }

    /// `None`: it ended by itself.
    fn stop_in_time(&self, mut gauges: Gauges, mut printed: Option<&mut Listener>) -> io::Result<Option<Stopped>> {
        let handle = sys::pidfd_open(self.pid)?;
        let stderr = io::stderr();
        loop {
            let used = sys::cpu_time(self.pid)?;
            // With one thread its CPU time cannot run faster than the clock: no need to look before it can be over.
            let Some(left) = self.limits.time().checked_sub(used) else { return Ok(Some(Stopped::Cpu)) };
            let so_far = self.started.elapsed();
            match self.patience {
                Patience::Compiler if so_far > LONGEST_COMPILING => return Ok(Some(Stopped::Starved)),
                Patience::Program if so_far > self.limits.idle() => {
                    // What stood in line for a core did not wait for anything of its own.
                    let waited = so_far.saturating_sub(used + gauges.queued());
                    if waited > self.limits.idle() && gauges.sleeps() {
                        return Ok(Some(Stopped::Idle));
                    }
                    if so_far > self.limits.longest() {
                        return Ok(Some(Stopped::Starved));
                    }
                }
                Patience::Compiler | Patience::Program => {}
            }
            // A wish that comes between the look and the wait waits this long at most.
            let next = left.min(Duration::from_millis(20)) + Duration::from_millis(1);
            let source = printed.as_deref().and_then(Listener::source);
            let ready = sys::wait_for(handle.as_fd(), stderr.as_fd(), source, next)?;
            if let Some(printed) = printed.as_deref_mut().filter(|_| ready.printed) {
                printed.listen();
                if printed.is_too_much() {
                    return Ok(Some(Stopped::Printed));
                }
            }
            if ready.ended {
                return Ok(None);
            }
            if ready.parent_gone || sys::is_stop_requested() {
                return Ok(Some(Stopped::Requested));
            }
        }
    }
}

/// What /proc tells of a process and its threads. Where it does not, the clock on the wall alone counts.
struct Gauges {
    /// The folder of its threads, by number.
    threads: Option<Dir>,
}

impl Gauges {
    /// `proc` is /proc, opened while there was one: the new root has none.
    fn of(pid: i32, proc: Option<&File>) -> Self {
        let flags = OFlag::O_RDONLY | OFlag::O_DIRECTORY | OFlag::O_CLOEXEC;
        let open = |proc: &File| Dir::openat(proc, format!("{pid}/task").as_str(), flags, Mode::empty()).ok();
        Self { threads: proc.and_then(open) }
    }

    /// How long its threads have been ready to run while others ran: the second figure of schedstat, in nanoseconds.
    fn queued(&mut self) -> Duration {
        let nanoseconds = |text: String| text.split_whitespace().nth(1)?.parse::<u64>().ok();
        Duration::from_nanos(self.texts("schedstat").into_iter().filter_map(nanoseconds).sum())
    }

    /// Whether all of it waits for something just now, and would not run if there were a core.
    fn sleeps(&mut self) -> bool {
        // The state stands behind the name, which may hold anything.
        let runs = |text: &String| text.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('R'));
        !self.texts("stat").iter().any(runs)
    }

    /// What a file says of each thread.
    fn texts(&mut self, file: &str) -> Vec<String> {
        let Some(threads) = &mut self.threads else { return Vec::new() };
        let names: Vec<CString> = threads.iter().flatten().map(|entry| entry.file_name().to_owned()).collect();
        names
            .iter()
            .filter_map(|name| {
                let path = format!("{}/{file}", name.to_str().ok()?);
                let flags = OFlag::O_RDONLY | OFlag::O_CLOEXEC;
                let file = openat(threads.as_fd(), path.as_str(), flags, Mode::empty()).ok()?;
                text(&file.into())
            })
            .collect()
    }
}

fn text(file: &File) -> Option<String> {
    let mut bytes = [0; 512];
    let length = file.read_at(&mut bytes, 0).ok()?;
    Some(String::from_utf8_lossy(&bytes[..length]).into_owned())
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
