// time_limit
fn solve(n: i64) -> i64 {
    let mut counter = n;
    loop {
        counter = opaque(counter.wrapping_add(1));
    }
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
