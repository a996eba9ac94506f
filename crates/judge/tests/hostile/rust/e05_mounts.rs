// runtime_error: not allowed
extern "C" {
    fn mount(source: *const u8, target: *const u8, kind: *const u8, flags: u64, data: *const u8) -> i32;
}

fn solve(_: i64) -> i64 {
    i64::from(unsafe { mount(b"none\0".as_ptr(), b"/\0".as_ptr(), b"tmpfs\0".as_ptr(), 0, std::ptr::null()) })
}
