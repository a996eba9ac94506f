// compile_error
macro_rules! twice {
    ([] $n:ident) => { $n += 1; };
    ([$first:tt $($rest:tt)*] $n:ident) => { twice!([$($rest)*] $n); twice!([$($rest)*] $n); };
}

fn solve(mut n: i64) -> i64 {
    twice!([1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1] n);
    n
}
