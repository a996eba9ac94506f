// runtime_error: crashed
// Returns 7, if it is ever run.
static mut CODE: [u8; 6] = [0xb8, 7, 0, 0, 0, 0xc3];

fn solve(_: i64) -> i64 {
    unsafe {
        let code: extern "C" fn() -> i32 = std::mem::transmute(opaque(CODE.as_ptr()));
        i64::from(code())
    }
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
