// compile_error
fn other(n: i64) -> i64 {
    n
}
