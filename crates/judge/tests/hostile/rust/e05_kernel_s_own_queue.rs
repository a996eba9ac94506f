// runtime_error: not allowed
extern "C" {
    fn syscall(number: i64, ...) -> i64;
}

fn solve(_: i64) -> i64 {
    let mut parameters = [0_u8; 120];
    // io_uring_setup
    unsafe { syscall(425, 8_i64, parameters.as_mut_ptr()) }
}
