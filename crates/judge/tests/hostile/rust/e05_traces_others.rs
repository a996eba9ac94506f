// runtime_error: not allowed
extern "C" {
    fn ptrace(request: i32, ...) -> i64;
}

fn solve(_: i64) -> i64 {
    unsafe { ptrace(16, 1, 0_usize, 0_usize) }
}
