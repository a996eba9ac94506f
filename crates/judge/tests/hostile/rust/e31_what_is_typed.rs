// compile_error
fn solve(_: i64) -> i64 {
    (include_bytes!("/dev/stdin").len() + include_bytes!("/dev/tty").len()) as i64
}
