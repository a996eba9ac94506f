// accepted: [0, 1, 2]
use std::{
    collections::VecDeque,
    sync::{
        atomic::{AtomicI64, Ordering},
        mpsc, Arc, Condvar, Mutex,
    },
    time::Duration,
};

// Without a second thread, all of these are only slow.
fn solve(_: i64) -> Vec<i64> {
    let next = AtomicI64::new(0);
    let waiting = Arc::new((Mutex::new(VecDeque::new()), Condvar::new()));
    let (sender, receiver) = mpsc::channel();
    for _ in 0..3 {
        waiting.0.lock().unwrap().push_back(next.fetch_add(1, Ordering::SeqCst));
        waiting.1.notify_one();
    }
    let mut list = waiting.0.lock().unwrap();
    while let Some(number) = list.pop_front() {
        sender.send(number).unwrap();
    }
    let (list, timeout) = waiting.1.wait_timeout(list, Duration::from_millis(1)).unwrap();
    drop(sender);
    if timeout.timed_out() && list.is_empty() { receiver.iter().collect() } else { Vec::new() }
}
