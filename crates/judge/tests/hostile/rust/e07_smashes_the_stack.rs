// runtime_error
#[inline(never)]
fn fill(room: *mut u8, n: i64) {
    unsafe { room.write_bytes(0x41, n as usize * 1_000_000) };
}

fn solve(n: i64) -> i64 {
    let mut room = [0; 8];
    fill(room.as_mut_ptr(), n * 20);
    i64::from(opaque(room)[0])
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
