// runtime_error: capacity overflow
fn solve(n: i64) -> i64 {
    Vec::<i64>::with_capacity(usize::MAX / n as usize).len() as i64
}
