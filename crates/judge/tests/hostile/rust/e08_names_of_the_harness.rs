// accepted: 7 | compile_error
pub struct String;
pub struct Vec;
pub enum Option {
    Some,
    None,
}
pub enum Result {
    Ok,
    Err,
}
pub trait From {}
pub trait Into {}
pub mod challenge {}

pub fn main() {
    crate::main();
}

pub fn solve(n: i64) -> i64 {
    n
}
