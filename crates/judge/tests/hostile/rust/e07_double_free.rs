// runtime_error
fn solve(n: i64) -> i64 {
    let boxed = Box::into_raw(Box::new([n; 16]));
    unsafe {
        drop(Box::from_raw(boxed));
        drop(Box::from_raw(opaque(boxed)));
    }
    n
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
