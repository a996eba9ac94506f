// runtime_error
fn solve(n: i64) -> i64 {
    std::panic::resume_unwind(Box::new(vec![n]))
}
