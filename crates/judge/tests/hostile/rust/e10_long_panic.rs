// runtime_error: xxxx
fn solve(_: i64) -> i64 {
    panic!("{}", "x".repeat(1_000_000))
}
