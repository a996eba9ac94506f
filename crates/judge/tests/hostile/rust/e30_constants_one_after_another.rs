// compile_error
// Each of them stays below what the compiler allows for one.
struct Work<const N: usize>;

impl<const N: usize> Work<N> {
    const VALUE: i64 = {
        let mut sum = N as i64;
        let mut step = 0;
        while step < 150_000 {
            sum = (sum * 31 + step) % 1_000_003;
            step += 1;
        }
        sum
    };
}

macro_rules! all {
    ($n:ident: $($high:literal)*) => { $(all!(@ $n $high 0 1 2 3 4 5 6 7 8 9);)* };
    (@ $n:ident $high:literal $($low:literal)*) => { $(all!(# $n ($high * 10 + $low) 0 1 2 3 4 5 6 7 8 9);)* };
    (# $n:ident $high:tt $($low:literal)*) => { $($n += Work::<{ $high * 10 + $low }>::VALUE;)* };
}

fn solve(mut n: i64) -> i64 {
    all!(n: 0 1 2 3 4 5 6 7 8 9);
    n
}
