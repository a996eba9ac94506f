// runtime_error
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        std::panic::panic_any(Bomb);
    }
}

fn solve(_: i64) -> i64 {
    std::panic::panic_any(Bomb)
}
