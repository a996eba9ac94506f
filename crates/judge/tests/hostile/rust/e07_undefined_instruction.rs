// runtime_error
fn solve(_: i64) -> i64 {
    unsafe { std::arch::asm!("ud2", options(noreturn)) }
}
