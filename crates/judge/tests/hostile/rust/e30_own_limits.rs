// compile_error
#![feature(const_eval_limit)]
#![const_eval_limit = "0"]
#![type_length_limit = "1000000000000"]

const ENDLESS: i64 = loop {};

fn solve(n: i64) -> i64 {
    n + ENDLESS
}
