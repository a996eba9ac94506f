// time_limit: waiting
use std::{thread, time::Duration};

fn solve(n: i64) -> i64 {
    thread::sleep(Duration::from_secs(100_000));
    n
}
