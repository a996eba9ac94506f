// accepted: []
use std::arch::asm;

unsafe fn call(number: i64, a: i64, b: i64) -> i64 {
    let result;
    asm!("syscall", inlateout("rax") number => result, in("rdi") a, in("rsi") b, in("rdx") 0, in("r10") 0, in("r8") 0,
        lateout("rcx") _, lateout("r11") _);
    result
}

fn solve(_: i64) -> Vec<i64> {
    let mut arguments = [0_u64; 11];
    arguments[4] = 17;
    let attempts = [(56, 17, 0), (435, arguments.as_ptr() as i64, 88), (57, 0, 0), (58, 0, 0)];
    let mut worked = Vec::new();
    for (number, a, b) in attempts {
        let child = unsafe { call(number, a, b) };
        if child == 0 {
            unsafe { call(60, 0, 0) };
        }
        if child > 0 {
            worked.push(number);
        }
    }
    worked
}
