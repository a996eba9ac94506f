// accepted: 7
fn solve(n: i64) -> i64 {
    let mut kept: Vec<Vec<u8>> = Vec::with_capacity(10_000);
    loop {
        let mut block = Vec::new();
        if block.try_reserve_exact(4_000_000).is_err() {
            return n;
        }
        kept.push(block);
    }
}
