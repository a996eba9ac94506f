// runtime_error: overflow
// It panics on a line of the standard library, which is none of the program's.
fn solve(n: i64) -> i64 {
    [n, i64::MAX].iter().sum()
}
