// runtime_error: not allowed
extern "C" {
    fn memfd_create(name: *const u8, flags: u32) -> i32;
}

fn solve(_: i64) -> i64 {
    i64::from(unsafe { memfd_create(b"x\0".as_ptr(), 0) })
}
