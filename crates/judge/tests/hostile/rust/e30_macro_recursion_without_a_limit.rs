// compile_error
#![recursion_limit = "1000000000"]
macro_rules! again {
    ($($any:tt)*) => {
        again!(1 $($any)*)
    };
}

fn solve(n: i64) -> i64 {
    n + again!()
}
