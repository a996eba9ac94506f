// runtime_error: overflow
fn solve(n: i64) -> i64 {
    i64::MAX - 6 + n
}
