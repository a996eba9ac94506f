// runtime_error: a text of its own
fn solve(n: i64) -> i64 {
    panic!("a text of its own, and {n}")
}
