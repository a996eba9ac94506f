// runtime_error | accepted: [-1, -1]
extern "C" {
    fn getpid() -> i32;
    fn kill(process: i32, number: i32) -> i32;
    fn raise(number: i32) -> i32;
}

fn solve(_: i64) -> Vec<i64> {
    unsafe { vec![i64::from(kill(getpid(), 9)), i64::from(raise(9)).min(-1)] }
}
