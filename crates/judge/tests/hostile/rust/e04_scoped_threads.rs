// runtime_error
fn solve(n: i64) -> i64 {
    let mut sum = 0;
    std::thread::scope(|scope| {
        scope.spawn(|| sum += n);
    });
    sum
}
