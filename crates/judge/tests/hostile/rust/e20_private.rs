// compile_error | accepted: 7
mod inner {
    fn solve(n: i64) -> i64 {
        n
    }
}
use inner::solve;
