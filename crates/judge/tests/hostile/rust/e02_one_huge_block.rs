// memory_limit
fn solve(n: i64) -> i64 {
    let block = vec![n as u8; 8_000_000_000];
    block.len() as i64 + i64::from(block[7])
}
