// compile_error | memory_limit | runtime_error
static GIANT: [u8; 1 << 29] = {
    let mut giant = [0; 1 << 29];
    giant[7] = 1;
    giant
};

fn solve(n: i64) -> i64 {
    i64::from(GIANT[opaque(n as usize)])
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
