// runtime_error: crashed | compile_error
std::arch::global_asm!(".pushsection .note.GNU-stack,\"x\",@progbits", ".popsection");

fn solve(_: i64) -> i64 {
    let code = opaque([0xb8_u8, 7, 0, 0, 0, 0xc3]);
    unsafe {
        let code: extern "C" fn() -> i32 = std::mem::transmute(code.as_ptr());
        i64::from(code())
    }
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
