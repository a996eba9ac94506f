// compile_error: couldn't read
#![doc = include_str!("/etc/passwd")]

#[doc = include_str!("/etc/hostname")]
fn solve(n: i64) -> i64 {
    n
}
