// compile_error
fn solve(n: i64) -> impl Fn() -> i64 {
    move || n
}
