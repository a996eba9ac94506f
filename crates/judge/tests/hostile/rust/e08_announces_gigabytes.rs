// output_limit | runtime_error
extern "C" {
    fn write(descriptor: i32, bytes: *const u8, size: usize) -> isize;
}

fn solve(_: i64) -> i64 {
    let zeroes = vec![0; 65_536];
    for number in 1..64 {
        unsafe { write(number, b"A\xff\xff\xff\xff1".as_ptr(), 6) };
    }
    loop {
        for number in 1..64 {
            unsafe { write(number, zeroes.as_ptr(), zeroes.len()) };
        }
    }
}
