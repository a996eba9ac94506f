// compile_error | accepted: 7
async fn solve(n: i64) -> i64 {
    n
}
