// runtime_error | memory_limit | compile_error
#[inline(never)]
fn fill(n: i64) -> [u8; 1 << 27] {
    opaque([n as u8; 1 << 27])
}

fn solve(n: i64) -> i64 {
    i64::from(fill(n)[7])
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
