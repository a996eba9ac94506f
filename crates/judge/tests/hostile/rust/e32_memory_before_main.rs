// memory_limit | runtime_error
extern "C" fn start() {
    loop {
        std::mem::forget(opaque(vec![1_u8; 1_000_000]));
    }
}

#[used]
#[link_section = ".init_array"]
static START: extern "C" fn() = start;

fn solve(n: i64) -> i64 {
    n
}

/// What the optimizer cannot see through; `black_box` is not stable in Debian's compiler.
fn opaque<T>(value: T) -> T {
    let copy = unsafe { std::ptr::read_volatile(&value) };
    std::mem::forget(value);
    copy
}
