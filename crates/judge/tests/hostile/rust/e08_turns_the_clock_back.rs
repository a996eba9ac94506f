// time_limit
#[no_mangle]
extern "C" fn clock_gettime(_: i32, time: *mut [i64; 2]) -> i32 {
    unsafe { *time = [0, 0] };
    0
}

#[no_mangle]
extern "C" fn getrusage(_: i32, usage: *mut [i64; 18]) -> i32 {
    unsafe { *usage = [0; 18] };
    0
}

fn solve(n: i64) -> i64 {
    let mut counter = n;
    while counter != 0 {
        counter = opaque(counter | 1);
    }
    counter
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
