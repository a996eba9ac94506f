// compile_error
fn deep<T: Copy>(value: T, n: i64) -> i64 {
    if n == 0 { 0 } else { deep((value, value), n - 1) + 1 }
}

fn solve(n: i64) -> i64 {
    deep((), n)
}
