// compile_error
#[link(name = "crypto")]
extern "C" {
    fn RAND_bytes(buffer: *mut u8, size: i32) -> i32;
}

#[link(name = "/etc/passwd", kind = "dylib")]
extern "C" {}

fn solve(_: i64) -> i64 {
    let mut byte = 0;
    i64::from(unsafe { RAND_bytes(&mut byte, 1) })
}
