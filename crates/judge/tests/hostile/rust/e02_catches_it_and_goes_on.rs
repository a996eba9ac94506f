// time_limit | memory_limit
fn solve(_: i64) -> i64 {
    loop {
        let mut kept: Vec<Vec<u8>> = Vec::with_capacity(10_000);
        loop {
            let mut block = Vec::new();
            if block.try_reserve_exact(8_000_000).is_err() {
                break;
            }
            block.resize(8_000_000, 1);
            kept.push(block);
        }
    }
}
