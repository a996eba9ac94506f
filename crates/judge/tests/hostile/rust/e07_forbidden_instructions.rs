// runtime_error: crashed
fn solve(n: i64) -> i64 {
    unsafe { std::arch::asm!("cli", "hlt") };
    n
}
