// runtime_error
use crate::challenge::*;

fn solve(_: i64) -> Json {
    Json::Number(f64::NEG_INFINITY)
}
