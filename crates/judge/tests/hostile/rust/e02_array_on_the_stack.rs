// runtime_error | memory_limit | compile_error
use std::{mem::MaybeUninit, ptr};

fn solve(n: i64) -> i64 {
    let mut block = MaybeUninit::<[u8; 1 << 27]>::uninit();
    let start = block.as_mut_ptr().cast::<u8>();
    for at in (0..1 << 27).step_by(4096).rev() {
        unsafe { ptr::write_volatile(start.add(at), n as u8) };
    }
    i64::from(unsafe { ptr::read_volatile(start) })
}
