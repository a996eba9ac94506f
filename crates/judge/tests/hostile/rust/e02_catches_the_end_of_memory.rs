// memory_limit | runtime_error | accepted: 7
use std::panic;

fn solve(n: i64) -> i64 {
    panic::catch_unwind(|| vec![1_u8; 8_000_000_000].len() as i64).unwrap_or(n)
}
