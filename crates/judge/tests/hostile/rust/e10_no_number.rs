// runtime_error
fn solve(n: i64) -> Vec<f64> {
    vec![2.5, (n - 7) as f64 / (n - 7) as f64]
}
