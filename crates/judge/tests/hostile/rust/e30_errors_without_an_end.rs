// compile_error
macro_rules! ten {
    ($($any:tt)*) => { $($any)* $($any)* $($any)* $($any)* $($any)* $($any)* $($any)* $($any)* $($any)* $($any)* };
}

fn solve(n: i64) -> i64 {
    ten!(ten!(ten!(ten!(nothing_of_this_name(n);););););
    n
}
