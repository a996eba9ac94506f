// compile_error: couldn't read
fn solve(_: i64) -> String {
    include_str!("/etc/passwd").to_owned()
}
