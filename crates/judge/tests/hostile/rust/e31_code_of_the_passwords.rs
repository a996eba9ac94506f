// compile_error: couldn't read
include!("/etc/passwd");

fn solve(n: i64) -> i64 {
    n
}
