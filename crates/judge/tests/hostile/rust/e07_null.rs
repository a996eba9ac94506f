// runtime_error: crashed
fn solve(n: i64) -> i64 {
    unsafe { std::ptr::read_volatile((n - 7) as *const i64) }
}
