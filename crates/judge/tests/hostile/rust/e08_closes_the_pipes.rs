// runtime_error
extern "C" {
    fn close(descriptor: i32) -> i32;
}

fn solve(n: i64) -> i64 {
    for number in 0..256 {
        unsafe { close(number) };
    }
    n
}
