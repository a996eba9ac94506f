// compile_error | accepted: 7
fn solve<T>(n: T) -> T {
    n
}
