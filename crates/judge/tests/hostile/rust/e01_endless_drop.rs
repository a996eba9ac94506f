// time_limit
struct Clingy;

impl Drop for Clingy {
    fn drop(&mut self) {
        loop {
            std::hint::spin_loop();
        }
    }
}

fn solve(n: i64) -> i64 {
    let _clingy = Clingy;
    n
}
