// runtime_error
fn solve(_: i64) -> i64 {
    let text = unsafe { String::from_utf8_unchecked(b"\xff\xfe\0\x1b[31m\"\\\n".to_vec()) };
    std::panic::panic_any(text)
}
