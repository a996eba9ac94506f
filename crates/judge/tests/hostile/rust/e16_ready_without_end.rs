// runtime_error | output_limit
extern "C" {
    fn write(descriptor: i32, bytes: *const u8, size: usize) -> isize;
}

fn solve(_: i64) -> i64 {
    let frames = b"R\0\0\0\0L\0\0\0\0".repeat(5_000);
    loop {
        for number in 1..64 {
            unsafe { write(number, frames.as_ptr(), frames.len()) };
        }
    }
}
