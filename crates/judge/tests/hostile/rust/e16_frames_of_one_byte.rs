// runtime_error | output_limit
extern "C" {
    fn write(descriptor: i32, bytes: *const u8, size: usize) -> isize;
}

fn solve(_: i64) -> i64 {
    let frames = b"O\x01\0\0\0x".repeat(10_000);
    loop {
        for number in [3, 4, 5, 6, 7, 8, 9, 1, 2] {
            unsafe { write(number, frames.as_ptr(), frames.len()) };
        }
    }
}
