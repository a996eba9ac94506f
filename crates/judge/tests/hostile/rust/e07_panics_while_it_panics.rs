// runtime_error
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("the second");
    }
}

fn solve(_: i64) -> i64 {
    let _bomb = Bomb;
    panic!("the first")
}
