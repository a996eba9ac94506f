// runtime_error: not allowed
use std::arch::asm;

fn solve(_: i64) -> i64 {
    let path = b"/bin/sh\0".as_ptr();
    let arguments = [path, std::ptr::null()];
    let result;
    unsafe {
        asm!("syscall", inlateout("rax") 59_i64 => result, in("rdi") path, in("rsi") arguments.as_ptr(), in("rdx") 0,
            lateout("rcx") _, lateout("r11") _);
    }
    result
}
