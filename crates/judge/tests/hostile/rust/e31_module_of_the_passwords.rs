// compile_error: couldn't read
#[path = "/etc/passwd"]
mod passwords;

fn solve(n: i64) -> i64 {
    n
}
