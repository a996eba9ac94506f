// runtime_error | memory_limit
fn down(above: &i64) -> i64 {
    let here = opaque(above.wrapping_add(1));
    down(&here).wrapping_add(here)
}

fn solve(n: i64) -> i64 {
    down(&n)
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
