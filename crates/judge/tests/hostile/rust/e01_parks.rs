// time_limit: waiting
fn solve(n: i64) -> i64 {
    loop {
        std::thread::park();
        if n == 8 {
            return n;
        }
    }
}
