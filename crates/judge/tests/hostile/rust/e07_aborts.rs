// runtime_error: SIGABRT
fn solve(_: i64) -> i64 {
    std::process::abort()
}
