// runtime_error: InvalidDigit
fn solve(_: i64) -> i64 {
    "seven".parse::<i64>().unwrap()
}
