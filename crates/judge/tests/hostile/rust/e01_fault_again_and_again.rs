// time_limit
extern "C" {
    fn signal(number: i32, handler: usize) -> usize;
}

// Returns to the instruction that faulted.
extern "C" fn back(_: i32) {}

fn solve(n: i64) -> i64 {
    unsafe {
        signal(11, back as usize);
        std::ptr::read_volatile((n * 8) as *const i64)
    }
}
