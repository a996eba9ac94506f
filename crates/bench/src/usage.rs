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
        let ticks = database(world.postmaster)?;
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

/// Ticks of PostgreSQL's main process and its backends, those that ended among them: they are in their parent's count of
/// children. One that ends while we look would be in neither count, so we look until none does.
fn database(postmaster: u32) -> anyhow::Result<u64> {
    loop {
        let before = Process::read(postmaster).context("PostgreSQL has ended")?;
        let backends = children(postmaster)?;
        let after = Process::read(postmaster).context("PostgreSQL has ended")?;
        if before.children == after.children {
            return Ok(after.own + after.children + backends);
        }
    }
}

/// Ticks of the processes that this one started and that are there.
fn children(of: u32) -> anyhow::Result<u64> {
    let mut ticks = 0;
    for entry in fs::read_dir("/proc")? {
        let pid = entry?.file_name().to_str().and_then(|name| name.parse().ok());
        let process = pid.and_then(Process::read);
        ticks += process.filter(|process| process.parent == of).map_or(0, |process| process.own);
    }
    Ok(ticks)
}

/// CPU time of a process and the ones it started.
pub fn family(pid: u32) -> anyhow::Result<Duration> {
    let own = Process::read(pid).context("the process has ended")?.own;
    Ok(time(own + children(pid)?))
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
