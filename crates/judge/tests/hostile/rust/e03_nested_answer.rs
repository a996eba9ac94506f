// runtime_error | memory_limit
use crate::challenge::*;

fn solve(n: i64) -> Json {
    (0..100_000).fold(Json::Number(n as f64), |nested, _| Json::List(vec![nested]))
}
