// runtime_error
use std::arch::asm;

fn solve(_: i64) -> i64 {
    let result: i64;
    // fork, as a 32-bit program calls it.
    unsafe { asm!("int 0x80", inlateout("rax") 2_i64 => result, out("r8") _, out("r9") _, out("r10") _, out("r11") _) };
    result
}
