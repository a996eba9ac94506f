// compile_error
macro_rules! deep {
    ([] $($done:tt)*) => { $($done)* };
    ([$first:tt $($rest:tt)*] $($done:tt)*) => { deep!([$($rest)*] (((((((((((((((((((((((((($($done)*))))))))))))))))))))))))))) };
}
macro_rules! deeper {
    ($($done:tt)*) => {
        deep!([1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
            1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1] $($done)*)
    };
}

fn solve(n: i64) -> i64 {
    let nothing = nothing_of_this_name;
    deeper!(n)
}
