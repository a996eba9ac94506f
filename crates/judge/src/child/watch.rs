//! Outside the cage: how long may it run?

use crate::{
    limits::Limits,
    protocol::{Ended, Stopped},
    sys,
};
use nix::{
    fcntl::{OFlag, openat},
    sys::stat::Mode,
};
use std::{
    fs::File,
    io,
    os::{fd::AsFd, unix::fs::FileExt},
    time::{Duration, Instant},
};

/// Waits until a judged process ends, ends it when it has used its time or when no one waits for it, and says what it used.
pub fn until_it_ends(pid: i32, started: Instant, limits: &Limits, proc: Option<&File>) -> io::Result<Ended> {
    let stopped = stop_in_time(pid, started, limits, &Gauges::of(pid, proc));
    if !matches!(stopped, Ok(None)) {
        sys::kill(pid);
    }
    let used = sys::reap(pid)?;
    Ok(Ended {
        cpu_us: micros(used.cpu),
        wall_us: micros(started.elapsed()),
        memory_kib: used.memory_kib,
        code: used.code,
        signal: used.signal,
        stopped: stopped?,
    })
}

/// `None`: it ended by itself.
fn stop_in_time(pid: i32, started: Instant, limits: &Limits, gauges: &Gauges) -> io::Result<Option<Stopped>> {
    let handle = sys::pidfd_open(pid)?;
    let stderr = io::stderr();
    loop {
        let used = sys::cpu_time(pid)?;
        // It has one thread, so its CPU time cannot run faster than the clock: no need to look before it can be over.
        let Some(left) = limits.time().checked_sub(used) else { return Ok(Some(Stopped::Cpu)) };
        let so_far = started.elapsed();
        if so_far > limits.idle() {
            // What stood in line for a core did not wait for anything of its own.
            let waited = so_far.saturating_sub(used + gauges.queued());
            if waited > limits.idle() && gauges.sleeps() {
                return Ok(Some(Stopped::Idle));
            }
            if so_far > limits.longest() {
                return Ok(Some(Stopped::Starved));
            }
        }
        // A wish that comes between the look and the wait waits this long at most.
        let next = left.min(Duration::from_millis(20)) + Duration::from_millis(1);
        let ready = sys::wait_for(handle.as_fd(), stderr.as_fd(), next)?;
        if ready.ended {
            return Ok(None);
        }
        if ready.parent_gone || sys::is_stop_requested() {
            return Ok(Some(Stopped::Requested));
        }
    }
}

/// What /proc tells of a process. Where it does not, the clock on the wall alone counts.
struct Gauges {
    stat: Option<File>,
    schedule: Option<File>,
}

impl Gauges {
    /// `proc` is /proc, opened while there was one: the new root has none.
    fn of(pid: i32, proc: Option<&File>) -> Self {
        let open = |name: &str| {
            let path = format!("{pid}/{name}");
            openat(proc?, path.as_str(), OFlag::O_RDONLY | OFlag::O_CLOEXEC, Mode::empty()).ok().map(File::from)
        };
        Self { stat: open("stat"), schedule: open("schedstat") }
    }

    /// How long it has been ready to run while others ran: the second figure of schedstat, in nanoseconds.
    fn queued(&self) -> Duration {
        let text = self.schedule.as_ref().and_then(text).unwrap_or_default();
        let nanoseconds = text.split_whitespace().nth(1).and_then(|figure| figure.parse().ok());
        Duration::from_nanos(nanoseconds.unwrap_or_default())
    }

    /// Whether it waits for something just now, and would not run if there were a core.
    fn sleeps(&self) -> bool {
        let text = self.stat.as_ref().and_then(text);
        // The state stands behind the name, which may hold anything.
        text.is_none_or(|text| text.rsplit_once(") ").is_none_or(|(_, rest)| !rest.starts_with('R')))
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
