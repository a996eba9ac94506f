//! Outside the cage: how long may it run?

use crate::{
    limits::Limits,
    protocol::{Ended, Stopped},
    sys,
};
use rustix::process::{Pid, PidfdFlags, pidfd_open};
use std::{
    io,
    os::fd::AsFd,
    time::{Duration, Instant},
};

/// Waits until a judged process ends, ends it when it has used its time or when nobody waits for it, and says what it used.
pub fn until_it_ends(pid: i32, started: Instant, limits: &Limits) -> io::Result<Ended> {
    let stopped = stop_in_time(pid, started, limits);
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
fn stop_in_time(pid: i32, started: Instant, limits: &Limits) -> io::Result<Option<Stopped>> {
    let handle = pidfd_open(Pid::from_raw(pid).ok_or(io::ErrorKind::InvalidInput)?, PidfdFlags::empty())?;
    let stderr = io::stderr();
    loop {
        // It has one thread, so its CPU time cannot run faster than the clock: no need to look before it can be over.
        let cpu_left = limits.time().checked_sub(sys::cpu_time(pid)?);
        let wall_left = limits.wall().checked_sub(started.elapsed());
        let (Some(cpu_left), Some(wall_left)) = (cpu_left, wall_left) else {
            return Ok(Some(if cpu_left.is_none() { Stopped::Cpu } else { Stopped::Wall }));
        };
        // A wish that comes between the look and the wait waits this long at most.
        let next = cpu_left.min(wall_left).min(Duration::from_millis(20)) + Duration::from_millis(1);
        let ready = sys::wait_for(handle.as_fd(), stderr.as_fd(), next)?;
        if ready.ended {
            return Ok(None);
        }
        if ready.parent_gone || sys::asked_to_stop() {
            return Ok(Some(Stopped::Asked));
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
