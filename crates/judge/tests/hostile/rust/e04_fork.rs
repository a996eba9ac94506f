// accepted: -1
extern "C" {
    fn fork() -> i32;
}

fn solve(_: i64) -> i64 {
    i64::from(unsafe { fork() })
}
