// time_limit: waiting
use std::sync::mpsc;

fn solve(n: i64) -> i64 {
    let (sender, receiver) = mpsc::channel::<i64>();
    let answer = receiver.recv().unwrap_or(n);
    drop(sender);
    answer
}
