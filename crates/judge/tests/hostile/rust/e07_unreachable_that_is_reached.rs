// runtime_error | accepted | time_limit | memory_limit | output_limit
fn solve(n: i64) -> i64 {
    match n {
        8 => n,
        _ => unsafe { std::hint::unreachable_unchecked() },
    }
}
