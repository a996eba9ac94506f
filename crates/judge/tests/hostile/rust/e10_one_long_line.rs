// output_limit
fn solve(n: i64) -> i64 {
    println!("{}", "x".repeat(10_000_000));
    n
}
