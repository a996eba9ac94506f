// compile_error
fn solve(_: i64) -> i64 {
    include_bytes!("/dev/zero").len() as i64
}
