// compile_error | memory_limit | runtime_error
static GIANT: [u8; 1 << 46] = [0; 1 << 46];

fn solve(n: i64) -> i64 {
    i64::from(GIANT[opaque(n as usize)])
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
