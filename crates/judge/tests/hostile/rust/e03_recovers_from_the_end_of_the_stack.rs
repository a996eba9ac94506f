// runtime_error | memory_limit | time_limit
extern "C" {
    fn signal(number: i32, handler: usize) -> usize;
}

extern "C" fn again(_: i32) {
    down(&0);
}

fn down(above: &i64) -> i64 {
    let here = opaque(above.wrapping_add(1));
    down(&here).wrapping_add(here)
}

fn solve(n: i64) -> i64 {
    unsafe {
        signal(11, again as usize);
        signal(6, again as usize);
    }
    down(&n)
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
