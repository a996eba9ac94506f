// runtime_error
fn solve(_: i64) -> String {
    unsafe { String::from_utf8_unchecked(vec![0xed, 0xa0, 0xbd, 0xff]) }
}
