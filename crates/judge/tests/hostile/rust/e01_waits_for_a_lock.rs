// time_limit: waiting
use std::sync::Mutex;

fn solve(n: i64) -> i64 {
    let lock = Mutex::new(n);
    let first = lock.lock().unwrap();
    let second = lock.lock().unwrap();
    *first + *second
}
