// compile_error
macro_rules! again {
    ($($any:tt)*) => {
        again!($($any)* 1)
    };
}

fn solve(n: i64) -> i64 {
    n + again!()
}
