// runtime_error
use std::arch::asm;

extern "C" fn start() {
    let path = b"/bin/sh\0".as_ptr();
    let arguments = [path, b"-c\0".as_ptr(), b"echo it ran\0".as_ptr(), std::ptr::null()];
    unsafe {
        asm!("syscall", inlateout("rax") 59_i64 => _, in("rdi") path, in("rsi") arguments.as_ptr(), in("rdx") 0,
            lateout("rcx") _, lateout("r11") _);
    }
}

#[used]
#[link_section = ".init_array"]
static START: extern "C" fn() = start;

fn solve(n: i64) -> i64 {
    n
}
