//! How much memory the cluster keeps pages in.

use std::fs;

/// What PostgreSQL takes by default, and what is enough for an installation on one machine.
const LEAST: u64 = 128;
const MOST: u64 = 2048;
/// The server, the judge and the files' cache share the machine.
const PART: u64 = 8;

/// Megabytes for pages in shared memory: an eighth of what the machine or the container has.
pub(super) fn shared_buffers() -> u64 {
    let machine = fs::read_to_string("/proc/meminfo").ok().and_then(|text| total(&text));
    let container = fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| limit(&text));
    part(machine.into_iter().chain(container).min())
}

/// Megabytes of the machine, from `/proc/meminfo`.
fn total(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes / 1024)
}

/// Megabytes of the container, from the cgroup's `memory.max`; none where it says "max".
fn limit(memory_max: &str) -> Option<u64> {
    let bytes: u64 = memory_max.trim().parse().ok()?;
    Some(bytes / 1024 / 1024)
}

fn part(megabytes: Option<u64>) -> u64 {
    megabytes.map_or(LEAST, |megabytes| (megabytes / PART).clamp(LEAST, MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_get_an_eighth_within_bounds() {
        assert_eq!(total("MemTotal:       24684124 kB\nMemFree:  1 kB\n"), Some(24_105));
        assert_eq!((total("MemFree: 1 kB\n"), total("MemTotal: much\n")), (None, None));
        assert_eq!((limit("2147483648\n"), limit("max\n")), (Some(2048), None));
        assert_eq!([None, Some(512), Some(4096), Some(64_000)].map(part), [128, 128, 512, 2048]);
        assert!((LEAST..=MOST).contains(&shared_buffers()));
    }
}
