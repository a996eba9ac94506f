// runtime_error: not allowed
extern "C" {
    fn syscall(number: i64, ...) -> i64;
}

fn solve(_: i64) -> i64 {
    let path = b"\0".as_ptr();
    let arguments = [path, std::ptr::null()];
    // execveat(3, "", ..., AT_EMPTY_PATH)
    unsafe { syscall(322, 3_i64, path, arguments.as_ptr(), 0_i64, 0x1000_i64) }
}
