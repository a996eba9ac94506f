// output_limit
fn solve(n: i64) -> Vec<i64> {
    vec![n + 123_456; 1_000_000]
}
