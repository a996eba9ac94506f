//! CPU time and memory of processes, from `/proc`.

use crate::world::World;
use anyhow::Context;
use std::{fs, time::Duration};

/// Clock ticks a second that `/proc` counts in; the same on every Linux that we know.
const TICKS: u64 = 100;

/// CPU time since the processes began.
#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    pub server: Duration,
    pub database: Duration,
}

impl Usage {
    /// Now.
    pub fn read(world: &World) -> anyhow::Result<Self> {
        let server = Process::read(world.server).context("the server has ended")?;
        let postmaster = Process::read(world.postmaster).context("PostgreSQL has ended")?;
        // Backends that ended are in their parent's count of children.
        let mut ticks = postmaster.own + postmaster.children;
        for entry in fs::read_dir("/proc")? {
            let pid = entry?.file_name().to_str().and_then(|name| name.parse().ok());
            let process = pid.and_then(Process::read);
            ticks += process.filter(|process| process.parent == world.postmaster).map_or(0, |process| process.own);
        }
        Ok(Self { server: time(server.own), database: time(ticks) })
    }

    /// What was used since `before`.
    pub fn since(&self, before: &Self) -> Self {
        Self {
            server: self.server.saturating_sub(before.server),
            database: self.database.saturating_sub(before.database),
        }
    }
}

/// CPU time of a process and the ones it started.
pub fn family(pid: u32) -> Duration {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let of = |candidate: u32| Process::read(candidate).filter(|process| candidate == pid || process.parent == pid);
    time(pids.filter_map(of).map(|process| process.own).sum())
}

fn time(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1_000 / TICKS)
}

struct Process {
    parent: u32,
    own: u64,
    children: u64,
}

impl Process {
    fn read(pid: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in brackets may hold spaces. After it: state, parent, …, utime, stime, cutime, cstime.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let ticks = |place: usize| fields.get(place)?.parse::<u64>().ok();
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            own: ticks(11)? + ticks(12)?,
            children: ticks(13)? + ticks(14)?,
        })
    }
}

/// Memory that a process holds, in bytes.
pub fn resident(pid: u32) -> anyhow::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").trim().parse::<u64>()? * 1024)
}
