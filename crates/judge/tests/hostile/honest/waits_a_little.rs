// accepted: 7
fn solve(n: i64) -> i64 {
    std::thread::sleep(std::time::Duration::from_millis(200));
    n
}
