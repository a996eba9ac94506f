//! What the process itself takes, as Linux tells it. Elsewhere the figures stay at zero.

use std::fs;

/// Linux counts processor time in hundredths of a second, whatever the machine.
const TICKS: f64 = 100.0;

/// Memory held, in bytes.
pub(super) fn memory() -> Option<i64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// Processor time since the start, in seconds.
pub(super) fn processor() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name is in brackets and may hold anything; what follows is plain numbers.
    let (_, numbers) = stat.rsplit_once(')')?;
    let mut times = numbers.split_whitespace().skip(11).map(|ticks| ticks.parse::<f64>().ok());
    Some((times.next()?? + times.next()??) / TICKS)
}

/// Open files and sockets.
pub(super) fn files() -> Option<i64> {
    i64::try_from(fs::read_dir("/proc/self/fd").ok()?.count()).ok()
}

#[cfg(test)]
mod tests {
    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_takes_something() {
        assert!(super::memory().unwrap() > 1 << 20);
        assert!(super::processor().unwrap() >= 0.0);
        assert!(super::files().unwrap() >= 3);
    }
}
