// runtime_error | accepted: 7
use crate::challenge::*;

fn solve(n: Json) -> i64 {
    n.at(3).as_i64()
}
