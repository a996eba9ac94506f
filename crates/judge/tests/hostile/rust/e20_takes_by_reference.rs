// compile_error | accepted: 8
fn solve(n: &mut i64) -> i64 {
    *n + 1
}
