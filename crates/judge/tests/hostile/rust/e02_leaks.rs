// memory_limit
fn solve(n: i64) -> i64 {
    loop {
        opaque(Box::leak(vec![n; 10_000].into_boxed_slice()));
    }
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
