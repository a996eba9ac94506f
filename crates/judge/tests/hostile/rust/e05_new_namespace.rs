// runtime_error: not allowed
extern "C" {
    fn unshare(flags: i32) -> i32;
}

fn solve(_: i64) -> i64 {
    i64::from(unsafe { unshare(0x1000_0000) })
}
