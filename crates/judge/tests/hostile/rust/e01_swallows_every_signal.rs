// time_limit
extern "C" {
    fn signal(number: i32, handler: usize) -> usize;
}

extern "C" fn ignore(_: i32) {}

fn solve(n: i64) -> i64 {
    for number in 1..65 {
        unsafe { signal(number, if number % 2 == 0 { 1 } else { ignore as usize }) };
    }
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
