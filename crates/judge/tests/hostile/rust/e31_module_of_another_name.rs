// compile_error
mod configuration;

#[path = "../../../etc/hostname"]
pub mod name;

fn solve(n: i64) -> i64 {
    n
}
