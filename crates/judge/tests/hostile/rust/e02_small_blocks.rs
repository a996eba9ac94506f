// memory_limit
fn solve(n: i64) -> i64 {
    let mut kept = Vec::new();
    loop {
        kept.push(Box::new(n + kept.len() as i64));
    }
}
